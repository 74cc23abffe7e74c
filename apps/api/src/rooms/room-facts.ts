import type { GenderRestriction, JoinPolicy } from '@honjeo/contract/values/enums'
import { ROOM_DAYS_AHEAD_MAX } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { addDays } from 'date-fns/addDays'
import { appError } from '@honjeo/contract/app-error'
import type { StoredGender } from '@honjeo/schema/users'

/**
 * Returns when a room meets, as it is stored; throws MEETING_IN_THE_PAST for what is over and INVALID_INPUT for what is
 * too far ahead.
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
export function ownRestriction(restriction: GenderRestriction, gender: StoredGender): GenderRestriction {
  if (restriction !== 'MIXED' && restriction !== gender) {
    throw appError('ROOM_OF_OTHER_GENDER', { fields: { genderRestriction: say('OWN_GENDER_ONLY') } })
  }
  return restriction
}

export interface Entry {
  joinPolicy: JoinPolicy
  approvesNewcomers: boolean
  sharesCar: boolean
}

/** The way into a room that says nothing of it, as the specification opens one. */
export const OPEN_TO_ALL: Entry = { joinPolicy: 'INSTANT', approvesNewcomers: false, sharesCar: false }

/**
 * Returns how one comes in after a change. A room for one gender or with a car takes people by approval; throws
 * INSTANT_NOT_ALLOWED where something else is asked for.
 */
export function entryOf(
  { joinPolicy, approvesNewcomers, sharesCar }: { [Name in keyof Entry]?: Entry[Name] | undefined },
  before: Entry,
  genderRestriction: GenderRestriction,
): Entry {
  const after = {
    joinPolicy: joinPolicy ?? before.joinPolicy,
    approvesNewcomers: approvesNewcomers ?? before.approvesNewcomers,
    sharesCar: sharesCar ?? before.sharesCar,
  }
  if (genderRestriction === 'MIXED' && !after.sharesCar) return after
  if (joinPolicy === 'INSTANT')
    throw appError('INSTANT_NOT_ALLOWED', { fields: { joinPolicy: say('BY_APPROVAL_ONLY') } })
  return { ...after, joinPolicy: 'APPROVAL' }
}
