import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, partOf } from './columns.ts'
import { users } from './users.ts'

/** The people whom a member does not want to meet. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: partOf('blocker_id', () => users.id),
    blockedId: partOf('blocked_id', () => users.id),
    createdAt: createdAt(),
    /** The block was against an earlier account of the blocked, so the blocker's list does not show it. */
    isCarriedOver: boolean('is_carried_over').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_blocked_idx').on(t.blockedId),
    index('blocks_recent_idx').on(t.blockerId, t.createdAt.desc().nullsFirst(), t.blockedId.desc().nullsFirst()),
    check('blocks_not_oneself', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
)
