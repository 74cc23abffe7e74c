/** The parts of a day in Korea: 오전 until 12, 오후 until 18, 저녁 until 24 o'clock. */
export const PARTS_OF_DAY = ['MORNING', 'AFTERNOON', 'EVENING'] as const
export type PartOfDay = (typeof PARTS_OF_DAY)[number]

export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'MORNING'
  return hour < 18 ? 'AFTERNOON' : 'EVENING'
}
