import type { PlaceDay } from '@honjeo/contract/places'
import { clockTimeOf } from '@honjeo/contract/values/clock-time'
import { t } from '@lingui/core/macro'

const DAY_MINUTES = 1440

/** `17:30`; beyond midnight `다음 날 01:00`. */
export function timeText(minute: number): string {
  if (minute === DAY_MINUTES) return '24:00'
  const time = clockTimeOf(minute % DAY_MINUTES)
  return minute > DAY_MINUTES ? t`다음 날 ${time}` : time
}

/** `11:00~15:00, 17:00~21:00 · 입장·주문은 20:00까지`; null where the day is not known. */
export function dayText({ isKnown, closed, spans, isByBoat = false }: PlaceDay): string | null {
  if (!isKnown) return null
  if (closed === 'CLOSED_DAY') return t`쉬는 날이에요`
  if (closed === 'OUT_OF_SEASON') return t`여는 때가 아니에요`
  if (closed === 'CLOSURE') return t`막혀 있어요`
  // What is left of the evening before is no hours of this day.
  const own = spans.filter(
    ({ from, to }, index) => !(index === 0 && from === 0 && to < DAY_MINUTES && spans.length > 1),
  )
  if (own.some(({ from, to }) => from === 0 && to === DAY_MINUTES)) return t`24시간 열려 있어요`
  const hours = own.map(({ from, to }) => `${timeText(from)}~${timeText(to)}`).join(', ')
  const last = own.findLast(({ to, lastEntry }) => lastEntry !== null && lastEntry !== to)?.lastEntry ?? null
  if (last === null) return hours
  const time = timeText(last)
  return `${hours} · ${isByBoat ? t`들어가는 마지막 배 ${time}` : t`입장·주문은 ${time}까지`}`
}
