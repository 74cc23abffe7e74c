import { and, eq, sql } from 'drizzle-orm'
import { claimDue, COUNTED } from '../../db/claim-due.ts'
import type { Db } from '../../db/client.ts'
import { safetyMessages } from '../../db/schema/safety-messages.ts'

export type DeliveryChannel = 'EMAIL' | 'APP'

export interface Claimed {
  id: number
  /** This one counted. */
  attempts: number
  /** An ISO instant: until then it is this server's. */
  lease: string
}

/** What is to be sent now one way; `now` and `lease` are ISO instants. */
export const claimDueMessages = (
  db: Db,
  way: DeliveryChannel,
  { now, lease }: { now: string; lease: string },
  size: number,
) =>
  claimDue<Claimed>(db, {
    table: safetyMessages,
    due: safetyMessages.dueAt,
    only: eq(safetyMessages.channel, way),
    also: COUNTED,
    now: sql`${now}::timestamptz`,
    lease: sql`${lease}::timestamptz`,
    size,
    returning: sql`id, attempts, ${lease}::text as lease`,
  })

/** It was taken. So it was, also when another server is trying it by now. */
export async function settleSent(db: Db, id: number, now: string): Promise<void> {
  await db
    .update(safetyMessages)
    .set({ state: 'SENT', sentAt: now, dueAt: null })
    .where(and(eq(safetyMessages.id, id), eq(safetyMessages.state, 'QUEUED')))
}

const isClaimed = (id: number, lease: string) =>
  and(eq(safetyMessages.id, id), eq(safetyMessages.state, 'QUEUED'), eq(safetyMessages.dueAt, lease))

/** It will not be, unless another server is trying it by now. */
export async function settleUnsent(
  db: Db,
  { id, lease }: { id: number; lease: string },
  state: 'FAILED' | 'NO_DEVICE',
): Promise<void> {
  await db.update(safetyMessages).set({ state, dueAt: null }).where(isClaimed(id, lease))
}

/** It is tried again at `dueAt`, unless another server is trying it by now. */
export async function postpone(db: Db, { id, lease }: { id: number; lease: string }, dueAt: string): Promise<void> {
  await db.update(safetyMessages).set({ dueAt }).where(isClaimed(id, lease))
}
