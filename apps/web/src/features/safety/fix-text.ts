import { i18n as chosen, type I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDistance } from '#lib/text/numbers.ts'

/** The inaccuracy beyond which a position shows the neighbourhood, not the spot. */
const COARSE_FROM_M = 500

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The time by which two readings of one clock may differ from now, in either direction. */
const SAME_TIME_MS = MINUTE_MS

export const isCoarse = (accuracyM: number) => accuracyM > COARSE_FROM_M

/** Returns `약 30m 안`; for a coarse one `대략적인 위치 (약 2km 안)`. Rounded up, so that it never claims more than was measured. */
export function accuracyText(accuracyM: number, i18n: I18n = chosen): string {
  const distance = formatDistance(roundUp(accuracyM), i18n.locale)
  return i18n._(isCoarse(accuracyM) ? msg`대략적인 위치 (약 ${distance} 안)` : msg`약 ${distance} 안`)
}

/** Rounds up to tens of metres, then fifties, hundreds, and whole kilometres. */
function roundUp(metres: number): number {
  const step = metres <= 100 ? 10 : metres <= 500 ? 50 : metres <= 900 ? 100 : 1000
  return Math.max(1, Math.ceil(metres / step)) * step
}

/** A clock that was put back since then makes a position one of the future: its age is not known. */
export const isAgeKnown = (takenAt: number, now: number) => takenAt - now <= SAME_TIME_MS

/** Returns `방금 전 위치`, `42분 전 위치`, `3시간 전 위치`, `2일 전 위치`: whole units that have passed. */
export function ageText(takenAt: number, now: number, i18n: I18n = chosen): string {
  if (!isAgeKnown(takenAt, now)) return i18n._(msg`언제인지 알 수 없는 위치`)
  const age = now - takenAt
  const ago = (count: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'always' }).format(-Math.floor(count), unit)
  if (age < MINUTE_MS) return i18n._(msg`방금 전 위치`)
  const time =
    age < HOUR_MS
      ? ago(age / MINUTE_MS, 'minute')
      : age < DAY_MS
        ? ago(age / HOUR_MS, 'hour')
        : ago(age / DAY_MS, 'day')
  return i18n._(msg`${time} 위치`)
}
