import type { PlanDay, PlanDetail, PlanSpot } from '@honjeo/contract/plan'
import { newSpot } from '../edits/arrange.ts'

/** A stop named by one letter, which is its id, too. */
export const spot = (spotId: string, changes: Partial<PlanSpot> = {}): PlanSpot => ({
  ...newSpot({ title: spotId }),
  spotId,
  ...changes,
})

export const day = (date: string, ...spots: PlanSpot[]): PlanDay => ({
  dayIndex: 0,
  date,
  sunset: '17:30',
  from: null,
  to: null,
  spots,
  legToEnd: null,
})

/** Days of November from the 27th, each written as the letters of its stops. */
export const daysOf = (...texts: string[]): PlanDay[] =>
  texts.map((text, index) => day(`2026-11-${27 + index}`, ...text.split('').map((letter) => spot(letter))))

export const lettersOf = (days: readonly PlanDay[]): string[] =>
  days.map(({ spots }) => spots.map(({ spotId }) => spotId).join(''))

export function planOf(days: PlanDay[], changes: Partial<PlanDetail> = {}): PlanDetail {
  return {
    planId: 7,
    version: 1,
    title: '서쪽 바다',
    startDate: days[0]?.date ?? '',
    endDate: days.at(-1)?.date ?? '',
    transportType: 'BUS',
    method: 'MANUAL',
    pace: 'NORMAL',
    interests: [],
    start: null,
    end: null,
    stay: null,
    startTime: null,
    endTime: null,
    days,
    leftOut: [],
    notes: [],
    sharePath: null,
    sharesMemos: false,
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
    ...changes,
  }
}
