import type { PlanDay, PlanDetail, PlanSpot } from '@honjeo/contract/plan'
import { findPlace, findSpot } from './arrange.ts'
import { toSpotDraft } from './plan-change.ts'

/** The way a stop of one plan compares with the other: `only` here, `moved`, or with another time, memo or place. */
export type SpotMark = 'same' | 'only' | 'moved' | 'changed'

export interface MarkedSpot {
  spot: PlanSpot
  mark: SpotMark
}

export interface DayDifference {
  dayIndex: number
  /** The stops of the day; null where that plan has no such day. */
  mine: MarkedSpot[] | null
  theirs: MarkedSpot[] | null
}

export interface PlanDifference {
  facts: ('title' | 'dates' | 'transport')[]
  /** The days that differ, and no others. */
  days: DayDifference[]
}

export function planDifference(mine: PlanDetail, theirs: PlanDetail): PlanDifference {
  const indexes = Array.from({ length: Math.max(mine.days.length, theirs.days.length) }, (_, index) => index)
  const days = indexes.map((dayIndex) => ({
    dayIndex,
    mine: marked(mine.days, theirs.days, dayIndex),
    theirs: marked(theirs.days, mine.days, dayIndex),
  }))
  return { facts: factsThatDiffer(mine, theirs), days: days.filter(isDifferent) }
}

function factsThatDiffer(mine: PlanDetail, theirs: PlanDetail): PlanDifference['facts'] {
  const facts: PlanDifference['facts'] = []
  if (mine.title !== theirs.title) facts.push('title')
  if (mine.startDate !== theirs.startDate || mine.endDate !== theirs.endDate) facts.push('dates')
  if (mine.transportType !== theirs.transportType) facts.push('transport')
  return facts
}

const isDifferent = ({ mine, theirs }: DayDifference) =>
  [mine, theirs].some((spots) => spots?.some(({ mark }) => mark !== 'same')) || (mine === null) !== (theirs === null)

function marked(days: readonly PlanDay[], others: readonly PlanDay[], dayIndex: number): MarkedSpot[] | null {
  return days[dayIndex]?.spots.map((spot) => ({ spot, mark: markOf(spot, days, others) })) ?? null
}

function markOf(spot: PlanSpot, days: readonly PlanDay[], others: readonly PlanDay[]): SpotMark {
  const other = findSpot(others, spot.spotId)
  if (other === undefined) return 'only'
  if (rankOf(spot, days, others) !== rankOf(spot, others, days)) return 'moved'
  return JSON.stringify(toSpotDraft(spot)) === JSON.stringify(toSpotDraft(other)) ? 'same' : 'changed'
}

/** The day, and how many stops that both plans have on it come before: what only one has moves none of the others. */
function rankOf({ spotId }: PlanSpot, days: readonly PlanDay[], others: readonly PlanDay[]): string {
  const at = findPlace(days, spotId)
  const shared = new Set(others[at?.dayIndex ?? -1]?.spots.map((each) => each.spotId))
  const before = days[at?.dayIndex ?? -1]?.spots.slice(0, at?.index).filter((each) => shared.has(each.spotId))
  return `${at?.dayIndex}:${before?.length}`
}
