import { and, eq, sql, type AnyColumn } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { timerContacts, timers } from '@honjeo/schema/timers'
import { locationShares, locationShareViewers } from '@honjeo/schema/sharing'
import { safetyMessages } from '@honjeo/schema/alerts'
import { trustedContacts } from '@honjeo/schema/contacts'
import { users } from '@honjeo/schema/users'
import { travellerName } from '../../records/traveller-name.ts'
import { isPushWanted } from '../../records/notification-settings.queries.ts'
import { notifications } from '@honjeo/schema/notifications'
import { quietHours } from '@honjeo/schema/push'
import { isCall, isUrgentKey } from '../timer/contacts.queries.ts'
import { positionColumns } from '../timer/positions.queries.ts'

export type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>

const owner = alias(users, 'owner')
const member = alias(users, 'member')
const answering = alias(trustedContacts, 'answering')

/** Returns all that a message says and hangs on, as it is now: who asks whom, the timer, the shared position. `now` is an ISO instant. */
export async function findFacts(db: Db, messageId: number, now: string) {
  const isSuspended = (until: AnyColumn) => sql<boolean>`(${until} > ${now}::timestamptz) is true`
  const [row] = await db
    .select({
      id: safetyMessages.id,
      kind: safetyMessages.kind,
      stage: safetyMessages.stage,
      channel: safetyMessages.channel,
      eventKey: safetyMessages.eventKey,
      createdAt: isoUtc(safetyMessages.createdAt),
      wantedAt: isoUtc(safetyMessages.wantedAt),
      contactId: trustedContacts.id,
      contactName: trustedContacts.name,
      contactStatus: trustedContacts.status,
      contactChannel: trustedContacts.channel,
      language: trustedContacts.language,
      isRemoved: sql<boolean>`${trustedContacts.removedAt} is not null`,
      address: sql<string | null>`coalesce(${member.email}, ${trustedContacts.email})`,
      memberId: trustedContacts.memberId,
      isMemberSuspended: isSuspended(member.suspendedUntil),
      ownerId: trustedContacts.ownerId,
      nickname: owner.nickname,
      travellerName: travellerName(trustedContacts, owner),
      isOwnerSuspended: isSuspended(owner.suspendedUntil),
      /** Whether the invited address belongs to a member who has blocked the owner; the owner may not learn this. */
      isOwnerBlocked: sql<boolean>`exists (
        select from users u join blocks b on b.blocker_id = u.id and b.blocked_id = ${owner.id}
        where lower(u.email) in (lower(${trustedContacts.email}), regexp_replace(lower(${trustedContacts.email}), '[+][^@]*@', '@')))`,
      checkInId: safetyMessages.checkInId,
      title: timers.title,
      note: timers.note,
      startedAt: sql<string | null>`${isoUtc(timers.startedAt)}`,
      plannedAt: sql<string | null>`${isoUtc(timers.plannedAt)}`,
      graceMinutes: timers.graceMinutes,
      isDuress: timers.isDuress,
      checkInEndedAt: sql<string | null>`${isoUtc(timers.endedAt)}`,
      ending: timers.ending,
      acknowledgedBy: answering.name,
      isCall,
      ...positionColumns(timers),
      /** What the link of an alert names. */
      alertId: timerContacts.id,
      shareId: safetyMessages.shareId,
      shareEndsAt: sql<string | null>`${isoUtc(locationShares.endsAt)}`,
      isShareEnded: sql<boolean>`(${locationShares.endedAt} is not null or ${locationShares.endsAt} <= ${now}::timestamptz)`,
      viewerId: locationShareViewers.id,
      isRevoked: sql<boolean>`${locationShareViewers.revokedAt} is not null`,
    })
    .from(safetyMessages)
    .innerJoin(trustedContacts, eq(trustedContacts.id, safetyMessages.contactId))
    .innerJoin(owner, eq(owner.id, trustedContacts.ownerId))
    .leftJoin(member, eq(member.id, trustedContacts.memberId))
    .leftJoin(timers, eq(timers.id, safetyMessages.checkInId))
    .leftJoin(answering, eq(answering.id, timers.acknowledgedBy))
    .leftJoin(
      timerContacts,
      and(eq(timerContacts.checkInId, safetyMessages.checkInId), eq(timerContacts.contactId, safetyMessages.contactId)),
    )
    .leftJoin(locationShares, eq(locationShares.id, safetyMessages.shareId))
    .leftJoin(
      locationShareViewers,
      and(
        eq(locationShareViewers.shareId, safetyMessages.shareId),
        eq(locationShareViewers.contactId, safetyMessages.contactId),
      ),
    )
    .where(eq(safetyMessages.id, messageId))
  return row
}

/**
 * Whether a message that was queued may still go out. Contacts who have declined meanwhile get nothing. Alerts of a
 * running timer go out whatever became of the list and of the member's account, since the member may be in danger.
 * Where help was requested with the second PIN, the urgent alert replaces all others, so that no contact calls the
 * phone. All else ends with the contact. A suspension of the member ends invitations and drills, not positions for
 * those who agreed to them.
 */
export function isWanted(facts: Facts): boolean {
  const { kind, contactStatus, isRemoved, isOwnerSuspended } = facts
  if (contactStatus === 'DECLINED') return false
  if (kind === 'ALERT') return facts.checkInEndedAt === null && (facts.isDuress !== true || isUrgentKey(facts.eventKey))
  if (kind === 'ACKNOWLEDGED') return facts.checkInEndedAt === null
  if (kind === 'ENDED') return true
  if (isRemoved || (isOwnerSuspended && kind !== 'SHARE')) return false
  return kind !== 'SHARE' || (facts.viewerId !== null && !facts.isShareEnded && !facts.isRevoked)
}

/** The row of a member's list under a key, and whether and when they want such things pushed. */
export async function findNotice(db: Db, userId: number, eventKey: string) {
  const [row] = await db
    .select({
      id: notifications.id,
      type: notifications.type,
      resourceType: notifications.resourceType,
      resourceId: notifications.resourceId,
      isPushWanted: isPushWanted(sql`${notifications.userId}`, sql`${notifications.type}`),
      from: quietHours.from,
      to: quietHours.to,
    })
    .from(notifications)
    .leftJoin(quietHours, eq(quietHours.userId, notifications.userId))
    .where(and(eq(notifications.userId, userId), eq(notifications.eventKey, eventKey)))
  if (!row) return undefined
  const { from, to, ...notice } = row
  return { ...notice, quiet: from === null || to === null ? null : { from, to } }
}
