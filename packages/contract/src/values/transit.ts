/** The kinds of days that have timetables of their own: a holiday is a Sunday or a public holiday. */
export const DAY_KINDS = ['WEEKDAY', 'SATURDAY', 'HOLIDAY'] as const
export type DayKind = (typeof DAY_KINDS)[number]

/** The reasons why a way by bus is not known. */
export const WAY_UNKNOWNS = [
  /** No timetable was published. */
  'NO_TIMETABLE',
  /** The timetables of the lines near the start do not hold on that day, or it is not known whether it is a holiday. */
  'DAY_NOT_COVERED',
  /** There are lines near the start, and no times of them. */
  'TIMES_UNKNOWN',
  'NO_STOP_NEAR_START',
  'NO_STOP_NEAR_END',
  /** None of the buses whose times are known leads there. */
  'NO_CONNECTION',
] as const
export type WayUnknown = (typeof WAY_UNKNOWNS)[number]

/** Minutes of the day before which a bus belongs to the timetable of the day before. */
export const SERVICE_DAY_BEGINS = 240

/** The states of a timetable. PREPARED: being filled in. RETIRED: another took its place, and it can be published again. */
export const TIMETABLE_STATES = ['PREPARED', 'PUBLISHED', 'RETIRED'] as const

/** The most lines of a stop that an answer names. */
export const WAY_STOP_LINES = 20
