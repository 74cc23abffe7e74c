import type { TimerStage, SafetyMessageKind } from '@honjeo/contract/values/enums'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { safetyMessages } from '../../db/schema/safety-messages.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'

export interface NewSafetyMessage {
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
 * A row for each way to the contact: a mail, and for members the app beside it. There is none where it is written
 * already under its key, nor for a contact who said no; one who has not agreed yet is only asked.
 */
export async function insertMessages(tx: Db, message: NewSafetyMessage) {
  const { contactId, kind, checkInId, shareId, stage, eventKey, wantedAt, now } = message
  const { rows } = await tx.execute<{ id: number; channel: 'EMAIL' | 'APP' }>(sql`
    insert into ${safetyMessages}
      (contact_id, check_in_id, share_id, kind, stage, channel, event_key, created_at, wanted_at, due_at)
    select c.id, ${checkInId}::bigint, ${shareId}::bigint, ${kind}, ${stage}, way.channel,
      ${eventKey}::text || ':' || way.channel, ${now}::timestamptz, ${wantedAt}::timestamptz, ${now}::timestamptz
    from ${trustedContacts} c
    join (values ('EMAIL', 'EMAIL'), ('MEMBER', 'APP'), ('MEMBER', 'EMAIL')) way (contact, channel)
      on way.contact = c.channel
    where c.id = ${contactId} and c.status = any(${sql.param(kind === 'INVITATION' ? ['PENDING', 'CONFIRMED'] : ['CONFIRMED'])}::text[])
    on conflict (event_key) do nothing
    returning id, channel
  `)
  return rows
}
