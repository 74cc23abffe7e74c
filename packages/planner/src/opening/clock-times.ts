import type { DayTime, Span } from './opening.ts'

export const DAY_MINUTES = 1440
const HALF_DAY = DAY_MINUTES / 2
/** A closing up to this hour can be meant in two ways: who opens before noon and closes "at 6" may mean the evening or the morning after. */
const LATEST_SMALL_HOUR = 6 * 60
/** The source of a pattern for 09:00, 9시 30분, 오후 6시반, PM 6:00, 익일 02:00 and their like. */
export const TIME = String.raw`(?:(?:오전|오후|낮|저녁|밤|새벽|아침|익일|다음 ?날|[AaPp]\.?[Mm]\.?) ?){0,2}(?<!\d)\d{1,2}(?: ?: ?\d{2}(?!\d)|시(?: ?\d{1,2}분| ?반)?)(?: ?[AaPp][Mm])?|정오|자정|일출|일몰`
/** The first hour of 10~18시. */
const BARE_HOUR = String.raw`(?:오전 ?|오후 ?)?(?<!\d)\d{1,2}`
/** Two times with what parts them, each in a group of its own. */
export const TIME_RANGE = String.raw`(${TIME}|${BARE_HOUR}(?=~))(?:~| ?부터 ?)(${TIME})`

const NEXT_DAY = /익일|다음/
const MARK = /오전|오후|낮|저녁|밤|새벽|아침|익일|다음|[AaPp]\.?[Mm]/

function hourOf(text: string, hour: number): number | null {
  if (/오후|저녁|[Pp]\.?[Mm]/.test(text)) return hour < 12 ? hour + 12 : hour
  if (/밤/.test(text)) return hour === 12 || hour < 5 ? (hour % 12) + 24 : hour < 12 ? hour + 12 : hour
  if (/낮/.test(text)) return hour < 7 ? hour + 12 : hour
  if (/오전|새벽|아침|[Aa]\.?[Mm]/.test(text)) return hour > 12 ? null : hour % 12
  return hour
}

/** Returns the minutes of the day of one time as people write it; null for 25:00 and its like. */
export function clockOf(text: string): DayTime | null {
  if (text === '일출') return 'SUNRISE'
  if (text === '일몰') return 'SUNSET'
  if (text === '정오') return HALF_DAY
  if (text === '자정') return DAY_MINUTES
  const match = /(\d{1,2})(?: ?: ?(\d{2})|시(?: ?(\d{1,2})분| ?(반))?)?/.exec(text)
  if (match === null) return null
  const minute = match[4] === undefined ? Number(match[2] ?? match[3] ?? 0) : 30
  const hour = hourOf(text, Number(match[1]))
  if (hour === null || Number(match[1]) > 24 || minute > 59) return null
  return hour * 60 + minute + (NEXT_DAY.test(text) ? DAY_MINUTES : 0)
}

/** Returns the span that a text gives; null where it can be meant in two ways, such as 10:00~6:00. */
export function spanOf(fromText: string, toText: string): Span | null {
  const from = clockOf(fromText)
  let to = clockOf(toText)
  // Hours begin on their day.
  if (from === null || to === null || NEXT_DAY.test(fromText)) return null
  if (typeof from === 'number' && typeof to === 'number' && to <= from) {
    const isMarked = MARK.test(toText)
    // 오후 1시~6시: the second is in the same half of the day.
    if (!isMarked && /오후|[Pp]\.?[Mm]/.test(fromText) && to + HALF_DAY > from && to < HALF_DAY) to += HALF_DAY
    else if (isMarked || (to <= LATEST_SMALL_HOUR && (from >= HALF_DAY || toText.startsWith('0')))) to += DAY_MINUTES
    else return null
  }
  return typeof from === 'number' &&
    typeof to === 'number' &&
    (to <= from || to > from + DAY_MINUTES || to > 2 * DAY_MINUTES)
    ? null
    : { from, to }
}
