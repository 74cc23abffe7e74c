import { sql } from 'drizzle-orm'

/**
 * The time by which a room's messages may be ahead of the clock that stores the next one. A message gets a later
 * millisecond than the one before it, so that pages by `lastMessageTime` lose none; but a server whose clock is wrong
 * by more than this does not pull a whole room with it.
 */
export const LEAD_MAX = sql`interval '10 seconds'`

export const ONE_MS = sql`interval '1 millisecond'`
