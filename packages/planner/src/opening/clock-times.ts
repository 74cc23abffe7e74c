import type { DayTime, Span } from './opening.ts'

export const DAY_MINUTES = 1440
const HALF_DAY = DAY_MINUTES / 2
/** 09:00, 9시 30분, 오후 6시반, PM 6:00, 익일 02:00 and their like, as the source of a pattern. */
export const TIME = String.raw`(?:(?:오전|오후|낮|저녁|밤|새벽|아침|익일|다음 ?날|[AaPp]\.?[Mm]\.?) ?){0,2}\d{1,2}(?: ?: ?\d{2}|시(?: ?\d{1,2}분| ?반)?)(?: ?[AaPp][Mm])?|정오|자정|일출|일몰`
/** The first of 10~18시. */
const BARE_HOUR = String.raw`(?:오전 ?|오후 ?)?\d{1,2}`
export const TIME_RANGE = String.raw`(?:${TIME}|${BARE_HOUR}(?=~))(?:~| ?부터 ?)(?:${TIME})`
const RANGE = new RegExp(String.raw`(${TIME}|${BARE_HOUR}(?=~))(?:~| ?부터 ?)(${TIME})`, 'g')

/** Minutes of the day of one time as people write it; null for 25:00 and its like. */
export function clockOf(text: string): DayTime | null {
  if (text === '일출') return 'SUNRISE'
  if (text === '일몰') return 'SUNSET'
  if (text === '정오') return HALF_DAY
  if (text === '자정') return DAY_MINUTES
  const match = /(\d{1,2})(?: ?: ?(\d{2})|시(?: ?(\d{1,2})분| ?(반))?)?/.exec(text)
  if (match === null) return null
  const hour = Number(match[1])
  const minute = match[4] === undefined ? Number(match[2] ?? match[3] ?? 0) : 30
  if (hour > 24 || minute > 59) return null
  const isAfternoon = /오후|저녁|밤|[Pp]\.?[Mm]/.test(text) && hour < 12
  const isMidnight = /오전|새벽|[Aa]\.?[Mm]/.test(text) && hour === 12
  const isNextDay = /익일|다음/.test(text)
  return (hour + (isAfternoon ? 12 : 0) - (isMidnight ? 12 : 0)) * 60 + minute + (isNextDay ? DAY_MINUTES : 0)
}

function spanOf(fromText: string, toText: string): Span[] {
  const from = clockOf(fromText)
  let to = clockOf(toText)
  if (from === null || to === null) return []
  // 오후 1시~6시: the second is in the same half of the day.
  if (typeof from === 'number' && typeof to === 'number' && to <= from) {
    to += /오후|[Pp]\.?[Mm]/.test(fromText) && to + HALF_DAY > from && to < HALF_DAY ? HALF_DAY : DAY_MINUTES
  }
  return typeof to === 'number' && to > 2 * DAY_MINUTES ? [] : [{ from, to }]
}

/** The ranges of times in a text. */
export function spansIn(text: string): Span[] {
  return [...text.matchAll(RANGE)].flatMap(([, from, to]) => spanOf(from!, to!))
}
