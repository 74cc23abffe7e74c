import { SAFETY_DAYS_KEPT } from '@honjeo/contract/values/limits'
import { dayBefore, safetyRate, type RateByDay } from '@honjeo/contract/values/safety'
import { mergeDays, mergeMarks, type SafetyDay, type SafetyMark } from '@honjeo/contract/values/safety-merge'
import { dayKey } from '#lib/text/dates.ts'

/** Marks what was timed by a clock that was not compared with the server's yet. */
interface Timed {
  isUnproven?: true | undefined
}
export type TimedMark = SafetyMark & Timed
export type TimedDay = SafetyDay & Timed

/** What a device keeps of the safety check. Marks are sorted by item, days by date. */
export interface SafetyData {
  /** The owner's id; null: the device is used without an account. */
  ownerId: number | null
  /** The day of the list, in Korea. */
  date: string
  marks: readonly TimedMark[]
  days: readonly TimedDay[]
}

export const nothing = (ownerId: number | null, date: string): SafetyData => ({ ownerId, date, marks: [], days: [] })

/** A list of another day makes room for a fresh one. */
export const ofToday = (data: SafetyData, today: string): SafetyData =>
  data.date === today ? data : { ...data, date: today, marks: [] }

/** What a member finds: their own, or what was done here before a member signed in, which becomes theirs; never another's. */
export function ofViewer(data: SafetyData, viewerId: number | null): SafetyData {
  if (viewerId === null || data.ownerId === viewerId) return data
  return data.ownerId === null ? { ...data, ownerId: viewerId } : nothing(viewerId, data.date)
}

/** `later` beside what is `known`, where both have one owner and one day; what is known stays where both say the same. */
export function joined(known: SafetyData, later: SafetyData): SafetyData {
  if (known.ownerId !== later.ownerId) return known
  const marks = known.date === later.date ? mergeMarks(known.marks, later.marks) : known.marks
  return { ...known, marks, days: mergeDays(known.days, later.days) }
}

/** The time when something was done, and how sure that is. */
export interface ActTime {
  now: Date
  isProven: boolean
}

export const isChecked = (data: SafetyData, itemId: string): boolean =>
  data.marks.some((mark) => mark.itemId === itemId && mark.checked)

export const checkedCount = (data: SafetyData): number => data.marks.filter(({ checked }) => checked).length

export function withChecked(data: SafetyData, itemIds: readonly string[], checked: boolean, at: ActTime): SafetyData {
  const changed = itemIds
    .filter((itemId) => isChecked(data, itemId) !== checked)
    .map((itemId): TimedMark => {
      const earlier = data.marks.find((mark) => mark.itemId === itemId)
      return { itemId, checked, changedAt: instantAfter(earlier?.changedAt, at.now), ...timed(at) }
    })
  return { ...data, marks: mergeMarks(data.marks, changed) }
}

/** Returns the data with the rate of the list as that of its day. */
export function withSaved(data: SafetyData, at: ActTime): SafetyData {
  const { date } = data
  const earlier = data.days.find((day) => day.date === date)
  const savedAt = instantAfter(earlier?.savedAt, at.now)
  const saved: TimedDay = { date, rate: safetyRate(checkedCount(data)), savedAt, ...timed(at) }
  return { ...data, days: lately(mergeDays(data.days, [saved]), date) }
}

const timed = ({ isProven }: ActTime): Timed => (isProven ? {} : { isUnproven: true })

/** Returns an instant that is now, and after what was done before, under whatever clock: the last act here wins here. */
function instantAfter(earlier: string | undefined, now: Date): string {
  const after = earlier === undefined ? 0 : Date.parse(earlier) + 1
  return new Date(Math.max(after, now.getTime())).toISOString()
}

const lately = (days: readonly TimedDay[], today: string) =>
  days.filter(({ date }) => date > dayBefore(today, SAFETY_DAYS_KEPT))

const DAY_MS = 86_400_000

/**
 * Returns the data as it would be had the clock been right that was off by `shiftMs` until `now`. What was done more than a day
 * before is left as it is: it is not known whether the clock was wrong by then.
 */
export function withProvenTimes(data: SafetyData, shiftMs: number, now: Date): SafetyData {
  if (![...data.marks, ...data.days].some(({ isUnproven }) => isUnproven)) return data
  const wrongSince = now.getTime() - shiftMs - DAY_MS
  const right = (instant: string, { isUnproven }: Timed) => {
    const at = Date.parse(instant)
    return isUnproven && at > wrongSince ? new Date(at + shiftMs).toISOString() : instant
  }
  const marks = data.marks.map(({ isUnproven, ...mark }): SafetyMark => {
    return { ...mark, changedAt: right(mark.changedAt, { isUnproven }) }
  })
  const days = data.days.map(({ isUnproven, ...day }): SafetyDay => {
    const savedAt = right(day.savedAt, { isUnproven })
    return { ...day, savedAt, date: savedAt === day.savedAt ? day.date : dayKey(savedAt) }
  })
  const moved = marks.filter(({ changedAt }, index) => changedAt !== data.marks[index]?.changedAt)
  const last = moved
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1)
  return { ...data, date: last === undefined ? data.date : dayKey(last), marks, days: mergeDays(days, []) }
}

export const rateByDay = ({ days }: SafetyData): RateByDay =>
  Object.fromEntries(days.map(({ date, rate }) => [date, rate]))
