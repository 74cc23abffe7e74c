import type { MessageChannel, SafetyMessageKind, TextFailureReason, TimerStage } from '@honjeo/contract/values/enums'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { safetyMessages } from '@honjeo/schema/alerts'
import { contactPhones } from '@honjeo/schema/contact-phones'
import { trustedContacts } from '@honjeo/schema/contacts'
import { claimDue, COUNTED, type Lease } from '../../db/claim-due.ts'

/** What goes as a text as well: a text costs, and is read at night. */
const TEXTED: readonly SafetyMessageKind[] = ['PHONE', 'DRILL', 'ALERT', 'ACKNOWLEDGED', 'ENDED']

interface NewSafetyMessage {
  contactId: number
  kind: SafetyMessageKind
  checkInId: number | null
  shareId: number | null
  stage: TimerStage | null
  eventKey: string
  wantedAt: string
  now: string
}

/**
 * A row for each way to the contact: a mail, for members the app beside it, for a contact by link their browser, and
 * for alarms and tests a text to a phone whose owner agreed to that. There is none where it is written already under its key, nor for a contact who said no; one who has not agreed yet is only asked.
 */
export async function insertMessages(tx: Db, message: NewSafetyMessage) {
  const { contactId, kind, checkInId, shareId, stage, eventKey, wantedAt, now } = message
  const { rows } = await tx.execute<{ id: number; channel: MessageChannel }>(sql`
    insert into ${safetyMessages}
      (contact_id, check_in_id, share_id, kind, stage, channel, event_key, created_at, wanted_at, due_at)
    select c.id, ${checkInId}::bigint, ${shareId}::bigint, ${kind}, ${stage}, way.channel,
      ${eventKey}::text || ':' || way.channel, ${now}::timestamptz, ${wantedAt}::timestamptz, ${now}::timestamptz
    from ${trustedContacts} c
    join (values ('EMAIL', 'EMAIL'), ('MEMBER', 'APP'), ('MEMBER', 'EMAIL'), ('LINK', 'PUSH'), (null, 'TEXT')) way (contact, channel)
      on case when way.channel = 'TEXT' then exists (
          select from ${contactPhones} p where p.contact_id = c.id and p.refused_at is null
            and (p.proven_at is not null or ${kind} = 'PHONE') and ${kind} = any(${sql.param(TEXTED)}::text[]))
        else way.contact = c.channel and ${kind} <> 'PHONE' end
    where c.id = ${contactId} and c.status = any(${sql.param(kind === 'INVITATION' ? ['PENDING', 'CONFIRMED'] : ['CONFIRMED'])}::text[])
    on conflict (event_key) do nothing
    returning id, channel
  `)
  return rows
}

export interface Claimed {
  id: number
  /** The number of tries, this one counted. */
  attempts: number
  /** An ISO instant: until then it is this server's. */
  lease: string
}

/** What is to be sent now one way. */
export const claimDueMessages = (db: Db, way: MessageChannel, { now, lease }: Lease, size: number) =>
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

/** Notes that it was taken. So it was, also when another server is trying it by now. */
export async function settleSent(db: Db, id: number, now: string): Promise<void> {
  await db
    .update(safetyMessages)
    .set({ state: 'SENT', sentAt: now, dueAt: null })
    .where(and(eq(safetyMessages.id, id), eq(safetyMessages.state, 'QUEUED')))
}

const isClaimed = (id: number, lease: string) =>
  and(eq(safetyMessages.id, id), eq(safetyMessages.state, 'QUEUED'), eq(safetyMessages.dueAt, lease))

/** Notes that it will not be sent, unless another server is trying it by now. */
export async function settleUnsent(
  db: Db,
  { id, lease }: { id: number; lease: string },
  state: 'FAILED' | 'NO_DEVICE',
  reason: TextFailureReason | null = null,
): Promise<void> {
  await db.update(safetyMessages).set({ state, reason, dueAt: null }).where(isClaimed(id, lease))
}

/** Puts off what is tried again at `dueAt`, unless another server is trying it by now. */
export async function postpone(db: Db, { id, lease }: { id: number; lease: string }, dueAt: string): Promise<void> {
  await db.update(safetyMessages).set({ dueAt }).where(isClaimed(id, lease))
}
