/** The origin of the dates of a journey: the member, a plan, a companion room. */
export const TRIP_ORIGINS = ['MEMBER', 'PLAN', 'ROOM'] as const
export type TripOrigin = (typeof TRIP_ORIGINS)[number]

/** The kinds of lines on home's card. */
export const TRIP_LINES = ['LEAVE_BY', 'ENTER_BY', 'CLOSES', 'LAST_BOAT', 'SUNSET'] as const
export type TripLineKind = (typeof TRIP_LINES)[number]

/** The sources of a line: reckoned from speeds, from roads, a timetable of buses, a rule of the island, the place's own hours, the sun. */
export const TRIP_SOURCES = ['ESTIMATE', 'ROADS', 'TIMETABLE', 'RULE', 'HOURS', 'SUN'] as const

export const TRIP_TASKS = ['BOOKING', 'BOAT', 'CONTACT'] as const

/** The days for which a journey that is over stays on home's card. */
export const TRIP_AFTER_DAYS = 14
/** The days ahead for which a journey is looked for, and the numbers of its rooms and reviews that the card names. */
export const TRIP_AHEAD_DAYS = 180
export const TRIP_ROOMS_MAX = 30
export const TRIP_REVIEWS_MAX = 5
