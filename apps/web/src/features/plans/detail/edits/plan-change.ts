import type { PlanDay, PlanDetail, PlanSpot } from '@honjeo/contract/plan'
import type { PlanChange, PlanDayDraft, PlanSpotDraft } from '@honjeo/contract/plans'
import type { ReasonCode } from '@honjeo/contract/values/enums'

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

/** The reasons for an hour: reckoned from the day and the hour, and so no longer true after a move. */
const OF_THE_HOUR: ReadonlySet<ReasonCode> = new Set(['NEXT', 'SUNSET'])

interface Setting {
  date: string
  /** The stop before it. */
  before: string | undefined
  spot: PlanSpot
}

/**
 * An arrangement with what the server has said of its stops, and without what it could not say of this arrangement yet: ways
 * between stops that were not neighbours, warnings and reasons of stops whose day, hour or neighbour is another now.
 */
export function settledBy(answered: readonly PlanDay[], days: readonly PlanDay[]): PlanDay[] {
  const known = new Map(settingsOf(answered).map((setting) => [setting.spot.spotId, setting]))
  return days.map((day, dayIndex) => {
    const spots = settingsOf([day]).map((setting) => settle(setting, known.get(setting.spot.spotId)))
    const isSameEnd = spots.at(-1)?.spotId === answered[dayIndex]?.spots.at(-1)?.spotId
    return { ...day, spots, legToEnd: isSameEnd ? (answered[dayIndex]?.legToEnd ?? null) : null }
  })
}

function settle({ date, before, spot }: Setting, old: Setting | undefined): PlanSpot {
  if (old === undefined || old.spot.contentId !== spot.contentId) return { ...spot, leg: null, warnings: [] }
  const { title, memo, startTime, endTime } = spot
  const known = { ...old.spot, title, memo, startTime, endTime }
  const isSameDay = old.date === date
  const isSameWay = old.before === before && (before !== undefined || isSameDay)
  if (isSameWay && isSameDay && old.spot.startTime === startTime && old.spot.endTime === endTime) return known
  const reasons = known.reasons.filter(({ code }) => !OF_THE_HOUR.has(code))
  return { ...known, leg: isSameWay ? known.leg : null, reasons, why: reasons, reasonText: null, warnings: [] }
}

const settingsOf = (days: readonly PlanDay[]): Setting[] =>
  days.flatMap(({ date, spots }) => spots.map((spot, index) => ({ date, before: spots[index - 1]?.spotId, spot })))
