import type { PlannerPlace } from '../place.ts'
import type { HoursRule } from './opening.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute

interface Trail {
  title: RegExp
  /** Up and down with a rest on top, as the park gives it. */
  minutes: number
  /** The latest start at the trail's head in winter, in spring and autumn, and in summer. */
  lastEntries: readonly [number, number, number]
}

/**
 * 한라산국립공원 탐방시간 (jeju.go.kr/hallasan). Towards the summit it is the shelters 진달래밭 and 삼각봉 that are closed at 12:00,
 * 12:30 and 13:00; three hours less is left to start, for that long is the way up to them.
 */
const TRAILS: readonly Trail[] = [
  // From the sea to the summit, through the town first.
  { title: /제로포인트/, minutes: 660, lastEntries: [at(6), at(6), at(6)] },
  {
    title: /성판악|관음사 ?(?:탐방로|코스)|^한라산(?:국립공원)?$/,
    minutes: 540,
    lastEntries: [at(9), at(9, 30), at(10)],
  },
  { title: /돈내코 ?(?:탐방로|코스)/, minutes: 420, lastEntries: [at(10), at(10, 30), at(11)] },
  { title: /윗세오름|어리목/, minutes: 300, lastEntries: [at(12), at(14), at(15)] },
  { title: /한라산.*영실|영실 ?(?:탐방로|코스)/, minutes: 270, lastEntries: [at(12), at(14), at(15)] },
  { title: /어승생악/, minutes: 70, lastEntries: [at(16), at(17), at(18)] },
]

/** Months, and when the trails open; one is to be down again by dark. */
const SEASONS = [
  { months: [11, 12, 1, 2], from: at(6) },
  { months: [3, 4, 9, 10], from: at(5, 30) },
  { months: [5, 6, 7, 8], from: at(5) },
] as const

/** The trail of Hallasan that a sight is; what is only named after one, such as a lodging, is none. */
export function trailOf({ contentTypeId, title }: PlannerPlace): Trail | undefined {
  if (contentTypeId !== 12 && contentTypeId !== 28) return undefined
  return TRAILS.find((trail) => trail.title.test(title))
}

export function trailHours({ lastEntries }: Trail): HoursRule[] {
  return SEASONS.map(({ months, from }, season) => ({
    months,
    weekdays: null,
    spans: [{ from, to: 'SUNSET' }],
    breaks: [],
    lastEntry: lastEntries[season]!,
    lastEntryBefore: null,
  }))
}
