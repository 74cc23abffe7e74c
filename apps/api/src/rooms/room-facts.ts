import type { Gender, GenderRestriction } from '@honjeo/contract/values/enums'
import { ROOM_DAYS_AHEAD_MAX } from '@honjeo/contract/values/limits'
import { addDays } from 'date-fns/addDays'
import { appError } from '../lib/errors.ts'

/**
 * When a room meets, as it is stored; throws MEETING_IN_THE_PAST for what is over and INVALID_INPUT for what is too far
 * ahead.
 */
export function meetingTime(joinDate: string, now: Date): string {
  const scheduledAt = new Date(joinDate)
  if (scheduledAt <= now)
    throw appError('MEETING_IN_THE_PAST', { fields: { joinDate: '지금 이후의 시간을 골라주세요.' } })
  if (scheduledAt > addDays(now, ROOM_DAYS_AHEAD_MAX)) {
    throw appError('INVALID_INPUT', { fields: { joinDate: `${ROOM_DAYS_AHEAD_MAX}일 안의 날짜를 골라주세요.` } })
  }
  return scheduledAt.toISOString()
}

/** A host may keep a room for those of the own gender only; ROOM_OF_OTHER_GENDER for the other one. */
export function ownRestriction(restriction: GenderRestriction, gender: Gender): GenderRestriction {
  if (restriction !== 'MIXED' && restriction !== gender) {
    throw appError('ROOM_OF_OTHER_GENDER', { fields: { genderRestriction: '내 성별로만 제한할 수 있어요.' } })
  }
  return restriction
}
