import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isoUtc } from '../../db/columns.ts'
import { checkIns } from '../../db/schema/check-ins.ts'
import { safetyMessages } from '../../db/schema/safety-messages.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'

/** Ended, or ended by the second PIN: nothing that a member sees parts the two. */
export const seemsEnded = sql<boolean>`(${checkIns.isDuress} or ${checkIns.endedAt} is not null)`

const whileRunning = <T>(value: SQL | PgColumn) => sql<T | null>`case when not ${seemsEnded} then ${value} end`

/**
 * What of a timer differs by how it ended, as its member is shown it. Who had answered is not shown of one that has
 * ended, or an answer that comes after the second PIN would have to be hidden and the one before it shown.
 */
export const shownColumns = {
  stage: sql<
    (typeof checkIns.$inferSelect)['stage']
  >`case when ${checkIns.isDuress} then 'ENDED' else ${checkIns.stage} end`,
  nextStageAt: whileRunning<string>(isoUtc(checkIns.nextStageAt)),
  lat: whileRunning<number>(checkIns.lat),
  lng: whileRunning<number>(checkIns.lng),
  accuracyM: whileRunning<number>(checkIns.accuracyM),
  fixAt: whileRunning<string>(isoUtc(checkIns.fixAt)),
  batteryPct: whileRunning<number>(checkIns.batteryPct),
  acknowledgedBy: whileRunning<string>(
    sql`(select c.name from ${trustedContacts} c where c.id = ${checkIns.acknowledgedBy})`,
  ),
  acknowledgedAt: whileRunning<string>(isoUtc(checkIns.acknowledgedAt)),
  ending: sql<(typeof checkIns.$inferSelect)['ending']>`coalesce(${checkIns.shownEnding}, ${checkIns.ending})`,
  endedAt: sql<string | null>`${isoUtc(sql`coalesce(${checkIns.shownEndedAt}, ${checkIns.endedAt})`)}`,
}

/** Chooses messages that were not written after the second PIN. */
export const isShownAlert = sql<boolean>`${safetyMessages.eventKey} !~ '^checkin:[0-9]+:urgent:'`
