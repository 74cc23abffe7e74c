import type { PlanDay, PlanDetail, PlanSpot } from '@honjeo/contract/plan'
import type { PlanChange, PlanDayDraft, PlanSpotDraft } from '@honjeo/contract/plans'

const FACTS = ['title', 'transportType', 'startDate', 'endDate'] as const

export function toSpotDraft({ spotId, contentId, title, memo, startTime, endTime }: PlanSpot): PlanSpotDraft {
  return { spotId, contentId, title, memo, startTime, endTime }
}

const toDayDrafts = (days: readonly PlanDay[]): PlanDayDraft[] =>
  days.map(({ spots }, dayIndex) => ({ dayIndex, spots: spots.map(toSpotDraft) }))

/** What makes one plan of the other, to be sent as a change of the first one's version; null where nothing does. */
export function changeBetween(base: PlanDetail, mine: PlanDetail): PlanChange | null {
  const facts = Object.fromEntries(FACTS.filter((fact) => base[fact] !== mine[fact]).map((fact) => [fact, mine[fact]]))
  const days = toDayDrafts(mine.days)
  const isSameOrder = JSON.stringify(days) === JSON.stringify(toDayDrafts(base.days))
  if (isSameOrder && Object.keys(facts).length === 0) return null
  return { version: base.version, ...facts, ...(isSameOrder ? {} : { days }) }
}
