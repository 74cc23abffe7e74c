import type { Meal, Pace, PlanHub } from '@honjeo/contract/values/enums'

const at = (hour: number, minute = 0) => hour * 60 + minute

interface PaceRules {
  /** One does not leave the lodging before, and is back by then. */
  dayStart: number
  dayEnd: number
  /** Stops a day besides meals. */
  stops: number
  /** How long one stays, by the usual time. */
  stayFactor: number
  /** How much more a minute on the way is disliked. */
  wayFactor: number
}

export const PACE_RULES: Record<Pace, PaceRules> = {
  RELAXED: { dayStart: at(10), dayEnd: at(20), stops: 3, stayFactor: 1.25, wayFactor: 1.25 },
  NORMAL: { dayStart: at(9), dayEnd: at(21), stops: 5, stayFactor: 1, wayFactor: 1 },
  PACKED: { dayStart: at(8), dayEnd: at(22), stops: 8, stayFactor: 0.8, wayFactor: 1 },
}

/** From the plane or the ship to the street. */
const LEAVE_HUB_MINUTES = 30

/** At the counter so long before departure. */
const BE_AT_HUB_MINUTES: Record<PlanHub, number> = { AIRPORT: 60, JEJU_PORT: 40 }

/** When one is free to go who arrives at `minute`; `hub` is null for a lodging. */
export const freeAfter = (minute: number, hub: PlanHub | null) => minute + (hub === null ? 0 : LEAVE_HUB_MINUTES)

/** When one must be there who departs at `minute`. */
export const dueBefore = (minute: number, hub: PlanHub | null) => minute - (hub === null ? 0 : BE_AT_HUB_MINUTES[hub])

/** When one sits down; a restaurant is visited at no other time. */
export const MEAL_STARTS: Record<Meal, { from: number; to: number }> = {
  LUNCH: { from: at(11), to: at(13, 30) },
  DINNER: { from: at(17), to: at(19, 30) },
}

/** Without a queue, and without waiting for the kitchen. */
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

/** A sunset is watched so long before it, at the end of a visit. */
export const SUNSET_VIEW = { from: 45, to: 10 }

/** So long after sunset one still sees where one walks: civil twilight on Jeju lasts 25 to 29 minutes. */
export const DUSK_MINUTES = 30

/** All times of a plan are multiples of it. */
export const STEP_MINUTES = 5

/** Longer waits are filled by staying longer or by starting later, if anything helps. */
export const IDLE_MAX = 60

export const ceilStep = (minutes: number) => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES
export const floorStep = (minutes: number) => Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES
