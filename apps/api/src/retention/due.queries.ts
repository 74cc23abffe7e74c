import {
  AUDIT_KEEP_YEARS,
  CASE_KEEP_DAYS,
  TIMER_KEEP_DAYS,
  ATTENDANCE_KEEP_DAYS,
  DELETED_KEEP_DAYS,
  FORMER_CASE_KEEP_DAYS,
  FORMER_RECEIPT_KEEP_DAYS,
  HOURS_DOUBT_KEEP_DAYS,
  IDEMPOTENCY_KEEP_HOURS,
  NOTIFICATION_KEEP_DAYS,
  PROVISION_KEEP_DAYS,
  RECEIPT_KEEP_DAYS,
  REFRESH_TOKEN_TTL_DAYS,
  SAFETY_DAYS_KEPT,
  SAFETY_MESSAGE_KEEP_DAYS,
  TEXT_COUNT_KEEP_DAYS,
  SESSION_KEEP_DAYS,
  SESSION_MAX_DAYS,
  SHARE_KEEP_DAYS,
  WITHDRAWAL_KEEP_DAYS,
} from '@honjeo/contract/values/limits'
import { GUEST_KEEP_DAYS, UNUSED_GUEST_KEEP_DAYS } from '@honjeo/contract/values/request-limits'
import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import {
  attempts,
  emailCodes,
  kakaoTickets,
  loginFailures,
  refreshTokens,
  sessions,
  verificationTickets,
} from '@honjeo/schema/auth'
import { contactPhones, textBudgets, textNumbers } from '@honjeo/schema/contact-phones'
import { contactBrowsers } from '@honjeo/schema/contact-browsers'
import { timerContacts, timers, safetyPins } from '@honjeo/schema/timers'
import { formerMembers, withdrawals } from '@honjeo/schema/former-members'
import { hoursDoubts } from '@honjeo/schema/hours-doubts'
import { idempotencyKeys } from '@honjeo/schema/idempotency'
import { identityChecks } from '@honjeo/schema/identity'
import { inquiries } from '@honjeo/schema/inquiries'
import { locationProvisions, locationShareViewers, locationShares } from '@honjeo/schema/sharing'
import { deletedMessages } from '@honjeo/schema/messages'
import { notifications } from '@honjeo/schema/notifications'
import { receipts } from '@honjeo/schema/receipts'
import { reports } from '@honjeo/schema/reports'
import { attendances } from '@honjeo/schema/attendances'
import { ringMembers, rings } from '@honjeo/schema/meeting-words'
import { roomStays } from '@honjeo/schema/rooms'
import { safetyMessages } from '@honjeo/schema/alerts'
import { safetyDays, safetyItems } from '@honjeo/schema/safety'
import { sanctions } from '@honjeo/schema/sanctions'
import { auditLog } from '@honjeo/schema/staff'
import { users } from '@honjeo/schema/users'
import { isIdleGuest, isUnusedGuest } from '../records/guests.queries.ts'
import { trustedContacts } from '@honjeo/schema/contacts'

/** Rows of a table that are past their period; what refers to them goes by foreign keys. */
export interface DueRows {
  /** The name of the table in the log and the metrics. */
  name: string
  table: PgTable
  isDue: SQL
}

/**
 * Returns what is kept for a period only, in an order in which rows go before those they refer to. The periods are
 * those of docs/retention.md. What members delete has rules of its own.
 */
export function listDue(now: Date): DueRows[] {
  const at = sql`${now.toISOString()}::timestamptz`
  const hoursAgo = (hours: number) => sql`${at} - make_interval(hours => ${hours})`
  // An interval of days would be an hour longer or shorter where the server's zone changes its clocks.
  const daysAgo = (days: number) => hoursAgo(24 * days)
  const dayAgo = (days: number) => sql`((${daysAgo(days)}) at time zone 'Asia/Seoul')::date`
  /** Whether a guest has not come for so many days; their visits are those of their sessions. */
  const isAwayFor = (days: number) => sql`${users.createdAt} < ${daysAgo(days)} and not exists (
    select from ${sessions} s where s.user_id = ${users.id} and s.last_seen_at >= ${daysAgo(days)})`
  const rule = (table: PgTable, isDue: SQL): DueRows => ({ name: getTableName(table), table, isDue })

  return [
    rule(emailCodes, sql`${emailCodes.createdAt} < ${daysAgo(1)}`),
    rule(verificationTickets, sql`${verificationTickets.createdAt} < ${daysAgo(1)}`),
    // What hangs on a former member goes by foreign keys.
    rule(formerMembers, sql`${formerMembers.expiresAt} <= ${at}`),
    rule(idempotencyKeys, sql`${idempotencyKeys.createdAt} < ${hoursAgo(IDEMPOTENCY_KEEP_HOURS)}`),
    rule(loginFailures, sql`${loginFailures.lastAt} < ${daysAgo(1)}`),
    rule(attempts, sql`${attempts.expiresAt} < ${at}`),
    rule(kakaoTickets, sql`${kakaoTickets.expiresAt} <= ${at}`),
    rule(identityChecks, sql`${identityChecks.expiresAt} <= ${at}`),
    // The renewal itself deletes the older tokens of a login that is in use.
    rule(refreshTokens, sql`${refreshTokens.usedAt} < ${daysAgo(1)}`),
    rule(
      sessions,
      sql`${sessions.lastSeenAt} < ${daysAgo(SESSION_KEEP_DAYS)} and (${sessions.revokedAt} < ${daysAgo(SESSION_KEEP_DAYS)}
        or ${sessions.lastSeenAt} < ${daysAgo(REFRESH_TOKEN_TTL_DAYS + SESSION_KEEP_DAYS)}
        or ${sessions.createdAt} < ${daysAgo(SESSION_MAX_DAYS + SESSION_KEEP_DAYS)})`,
    ),
    rule(notifications, sql`${notifications.createdAt} < ${daysAgo(NOTIFICATION_KEEP_DAYS)}`),
    rule(deletedMessages, sql`${deletedMessages.deletedAt} < ${daysAgo(DELETED_KEEP_DAYS)}`),
    rule(roomStays, sql`${roomStays.leftAt} < ${daysAgo(DELETED_KEEP_DAYS)}`),
    rule(attendances, sql`${attendances.meetsAt} < ${daysAgo(ATTENDANCE_KEEP_DAYS)}`),
    rule(
      rings,
      sql`${rings.foundAt} < ${daysAgo(ATTENDANCE_KEEP_DAYS)}
        or not exists (select from ${ringMembers} m where m.ring_id = ${rings.id})`,
    ),
    rule(safetyItems, sql`${safetyItems.day} < ${dayAgo(0)}`),
    rule(safetyDays, sql`${safetyDays.day} <= ${dayAgo(SAFETY_DAYS_KEPT)}`),
    rule(safetyPins, sql`${safetyPins.seemsGoneUntil} <= ${at}`),
    rule(safetyMessages, sql`${safetyMessages.createdAt} < ${daysAgo(SAFETY_MESSAGE_KEEP_DAYS)}`),
    rule(timers, sql`${timers.endedAt} < ${daysAgo(TIMER_KEEP_DAYS)}`),
    rule(locationShares, sql`${locationShares.endedAt} < ${daysAgo(SHARE_KEEP_DAYS)}`),
    // The browser of a contact who was taken off a list is still alerted by a timer that runs.
    rule(
      contactBrowsers,
      sql`exists (
        select from ${trustedContacts} c where c.id = ${contactBrowsers.contactId} and c.removed_at <= ${daysAgo(1)})
        and not exists (
          select from ${timerContacts} n join ${timers} i on i.id = n.check_in_id
          where n.contact_id = ${contactBrowsers.contactId} and i.ended_at is null)`,
    ),
    // The phone of such a contact is alerted as the browser above is.
    rule(
      contactPhones,
      sql`exists (
        select from ${trustedContacts} c where c.id = ${contactPhones.contactId} and c.removed_at <= ${daysAgo(1)})
        and not exists (
          select from ${timerContacts} n join ${timers} i on i.id = n.check_in_id
          where n.contact_id = ${contactPhones.contactId} and i.ended_at is null)`,
    ),
    rule(textBudgets, sql`${textBudgets.day} < ${dayAgo(TEXT_COUNT_KEEP_DAYS)}`),
    rule(textNumbers, sql`${textNumbers.day} < ${dayAgo(TEXT_COUNT_KEEP_DAYS)}`),
    // A contact who was taken off a list is named by a timer or a share until that is gone.
    rule(
      trustedContacts,
      sql`${trustedContacts.removedAt} <= ${daysAgo(1)}
        and not exists (select from ${timerContacts} where ${timerContacts.contactId} = ${trustedContacts.id})
        and not exists (select from ${locationShareViewers} where ${locationShareViewers.contactId} = ${trustedContacts.id})`,
    ),
    rule(locationProvisions, sql`${locationProvisions.lastAt} < ${daysAgo(PROVISION_KEEP_DAYS)}`),
    rule(receipts, sql`${receipts.status} <> 'VERIFIED' and ${receipts.createdAt} < ${daysAgo(RECEIPT_KEEP_DAYS)}`),
    rule(receipts, sql`${receipts.userId} is null and ${receipts.visitDate} < ${dayAgo(FORMER_RECEIPT_KEEP_DAYS)}`),
    rule(hoursDoubts, sql`${hoursDoubts.createdAt} < ${daysAgo(HOURS_DOUBT_KEEP_DAYS)}`),
    rule(reports, sql`${reports.cancelledAt} < ${daysAgo(DELETED_KEEP_DAYS)}`),
    rule(
      reports,
      sql`${reports.processedAt} < ${daysAgo(DELETED_KEEP_DAYS)}
        and (${reports.reporterId} is null or ${reports.processedAt} < ${daysAgo(CASE_KEEP_DAYS)})`,
    ),
    rule(
      reports,
      sql`${reports.processedAt} is null and (${reports.createdAt} < ${daysAgo(CASE_KEEP_DAYS)}
        or num_nulls(${reports.reporterId}, ${reports.targetUserId}) > 0 and ${reports.createdAt} < ${daysAgo(FORMER_CASE_KEEP_DAYS)})`,
    ),
    rule(inquiries, sql`${inquiries.createdAt} < ${daysAgo(CASE_KEEP_DAYS)}`),
    rule(
      inquiries,
      sql`${inquiries.userId} is null and (coalesce(${inquiries.closedAt}, ${inquiries.repliedAt}) < ${daysAgo(DELETED_KEEP_DAYS)}
        or ${inquiries.createdAt} < ${daysAgo(FORMER_CASE_KEEP_DAYS)})`,
    ),
    rule(sanctions, sql`${sanctions.createdAt} < ${daysAgo(CASE_KEEP_DAYS)}`),
    // All that is theirs goes with them; one who comes back later begins again.
    rule(users, sql`${isIdleGuest} and ${isAwayFor(GUEST_KEEP_DAYS)}`),
    rule(users, sql`${isUnusedGuest} and ${isAwayFor(UNUSED_GUEST_KEEP_DAYS)}`),
    rule(withdrawals, sql`${withdrawals.day} < ${dayAgo(WITHDRAWAL_KEEP_DAYS)}`),
    // This uses the clock of the database, as the trigger does; a day later, since years differ in length.
    rule(auditLog, sql`${auditLog.createdAt} < now() - make_interval(years => ${AUDIT_KEEP_YEARS}, days => 1)`),
  ]
}

/** Deletes up to `limit` rows, skipping those that another transaction has locked, and returns how many. */
export async function deleteDue(db: Db, { table, isDue }: DueRows, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${table}
    where ctid = any(array(select ctid from ${table} where ${isDue} limit ${limit} for update skip locked))`)
  return rowCount ?? 0
}
