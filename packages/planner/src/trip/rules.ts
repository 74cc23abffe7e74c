import type { Meal, Pace, PlanHub } from '@honjeo/contract/values/enums'

const at = (hour: number, minute = 0) => hour * 60 + minute

interface PaceRules {
  /** The minutes of a day: one does not leave the lodging before the first, and is back by the second. */
  dayStart: number
  dayEnd: number
  /** The number of stops a day besides meals. */
  stops: number
  /** The factor on the usual time one stays. */
  stayFactor: number
  /** The factor by which a minute on the way is disliked more. */
  wayFactor: number
}

export const PACE_RULES: Record<Pace, PaceRules> = {
  RELAXED: { dayStart: at(10), dayEnd: at(20), stops: 3, stayFactor: 1.25, wayFactor: 1.25 },
  NORMAL: { dayStart: at(9), dayEnd: at(21), stops: 5, stayFactor: 1, wayFactor: 1 },
  PACKED: { dayStart: at(8), dayEnd: at(22), stops: 8, stayFactor: 0.8, wayFactor: 1 },
}

/** The minutes from the plane or the ship to the street. */
const LEAVE_HUB_MINUTES = 30

/** The minutes before departure at which one is at the counter. */
const BE_AT_HUB_MINUTES: Record<PlanHub, number> = { AIRPORT: 60, JEJU_PORT: 40 }

/** Returns when one who arrives at `minute` is free to go; `hub` is null for a lodging. */
export const freeAfter = (minute: number, hub: PlanHub | null) => minute + (hub === null ? 0 : LEAVE_HUB_MINUTES)

/** Returns when one who departs at `minute` must be there. */
export const dueBefore = (minute: number, hub: PlanHub | null) => minute - (hub === null ? 0 : BE_AT_HUB_MINUTES[hub])

/** The times at which one sits down; a restaurant is visited at no other time. */
export const MEAL_STARTS: Record<Meal, { from: number; to: number }> = {
  LUNCH: { from: at(11), to: at(13, 30) },
  DINNER: { from: at(17), to: at(19, 30) },
}

/** The times at which one sits down without a queue, and without waiting for the kitchen. */
export const MEAL_STARTS_LIKED: Record<Meal, { from: number; to: number }> = {
  LUNCH: { from: at(11, 30), to: at(13) },
  DINNER: { from: at(17, 30), to: at(19) },
}

/** A visit of so long is a hike: begun early, with a lunch in the bag, and only by who asked for it. */
export const LONG_VISIT_MINUTES = 240
export const EARLY_START = at(6)

/** The most stops of one kind, cafes among them, a day; more only where more were asked for. */
export const SAME_KIND_MAX = 2

/** Hallasan is driven around: once there and once back a day. */
export const CROSSINGS_MAX = 2

/** The minutes before sunset between which a sunset is watched, at the end of a visit. */
export const SUNSET_VIEW = { from: 45, to: 10 }

/** The minutes after sunset in which one still sees where one walks: civil twilight on Jeju lasts 25 to 29 minutes. */
export const DUSK_MINUTES = 30

/** The step in minutes: all times of a plan are multiples of it. */
export const STEP_MINUTES = 5

/** The longest wait in minutes: longer ones are filled by staying longer or by starting later, if anything helps. */
export const IDLE_MAX = 60

export const ceilStep = (minutes: number) => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES
export const floorStep = (minutes: number) => Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES
