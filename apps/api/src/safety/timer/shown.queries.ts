import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isoUtc } from '@honjeo/schema/columns'
import { timers } from '@honjeo/schema/timers'
import { safetyMessages } from '@honjeo/schema/alerts'
import { trustedContacts } from '@honjeo/schema/contacts'

/** Whether a timer is ended, or was ended by the second PIN: nothing that a member sees parts the two. */
export const seemsEnded = sql<boolean>`(${timers.isDuress} or ${timers.endedAt} is not null)`

const whileRunning = <T>(value: SQL | PgColumn) => sql<T | null>`case when not ${seemsEnded} then ${value} end`

/**
 * What of a timer differs by how it ended, as its member is shown it. Who had answered is not shown of one that has
 * ended, or an answer that comes after the second PIN would have to be hidden and the one before it shown.
 */
export const shownColumns = {
  stage: sql<(typeof timers.$inferSelect)['stage']>`case when ${timers.isDuress} then 'ENDED' else ${timers.stage} end`,
  nextStageAt: whileRunning<string>(isoUtc(timers.nextStageAt)),
  lat: whileRunning<number>(timers.lat),
  lng: whileRunning<number>(timers.lng),
  accuracyM: whileRunning<number>(timers.accuracyM),
  fixAt: whileRunning<string>(isoUtc(timers.fixAt)),
  batteryPct: whileRunning<number>(timers.batteryPct),
  acknowledgedBy: whileRunning<string>(
    sql`(select c.name from ${trustedContacts} c where c.id = ${timers.acknowledgedBy})`,
  ),
  acknowledgedAt: whileRunning<string>(isoUtc(timers.acknowledgedAt)),
  ending: sql<(typeof timers.$inferSelect)['ending']>`coalesce(${timers.shownEnding}, ${timers.ending})`,
  endedAt: sql<string | null>`${isoUtc(sql`coalesce(${timers.shownEndedAt}, ${timers.endedAt})`)}`,
}

/** Chooses messages that were not written after the second PIN. */
export const isShownAlert = sql<boolean>`${safetyMessages.eventKey} !~ '^checkin:[0-9]+:urgent:'`
