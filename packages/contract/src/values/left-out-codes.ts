/** The reasons why a place is not in an automatic plan. */
export const LEFT_OUT_CODES = [
  'CLOSED_ALL_TRIP',
  'OUT_OF_SEASON',
  'OUT_OF_REACH',
  'NO_TIME',
  'GONE',
  'NOT_A_STOP',
] as const
export type LeftOutCode = (typeof LEFT_OUT_CODES)[number]
