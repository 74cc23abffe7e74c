import type { Gender, GenderRestriction } from '@honjeo/contract/values/enums'
import { ROOM_DAYS_AHEAD_MAX } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { addDays } from 'date-fns/addDays'
import { appError } from '../lib/errors.ts'

/**
 * When a room meets, as it is stored; throws MEETING_IN_THE_PAST for what is over and INVALID_INPUT for what is too far
 * ahead.
 */
export function meetingTime(joinDate: string, now: Date): string {
  const scheduledAt = new Date(joinDate)
  if (scheduledAt <= now) throw appError('MEETING_IN_THE_PAST', { fields: { joinDate: say('MEETING_TIME') } })
  if (scheduledAt > addDays(now, ROOM_DAYS_AHEAD_MAX)) {
    throw appError('INVALID_INPUT', { fields: { joinDate: say('MEETING_TOO_FAR', { days: ROOM_DAYS_AHEAD_MAX }) } })
  }
  return scheduledAt.toISOString()
}

/** A host may keep a room for those of the own gender only; ROOM_OF_OTHER_GENDER for the other one. */
export function ownRestriction(restriction: GenderRestriction, gender: Gender): GenderRestriction {
  if (restriction !== 'MIXED' && restriction !== gender) {
    throw appError('ROOM_OF_OTHER_GENDER', { fields: { genderRestriction: say('OWN_GENDER_ONLY') } })
  }
  return restriction
}
