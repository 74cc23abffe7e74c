import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { safetyMessages } from '../../db/schema/safety-messages.ts'

export type DeliveryChannel = 'EMAIL' | 'APP'

export interface Claimed {
  id: number
  /** This one counted. */
  attempts: number
}

interface Claim {
  way: DeliveryChannel
  /** ISO instants: what is due by `now` is this server's until `lease`. */
  now: string
  lease: string
  size: number
}

/** What is to be sent now, each for one server: another one sees it when the lease has run out, should this one die. */
export async function claimDue(db: Db, { way, now, lease, size }: Claim): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    update ${safetyMessages} set due_at = ${lease}::timestamptz, attempts = least(attempts + 1, 1000)
    where id in (
      select id from ${safetyMessages} where due_at <= ${now}::timestamptz and channel = ${way}
      order by due_at limit ${size} for update skip locked)
    returning id, attempts
  `)
  return rows
}

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
