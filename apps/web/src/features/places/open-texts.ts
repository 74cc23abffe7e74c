import type { PlaceDay } from '@honjeo/contract/places'
import { type OpenState, openStateAt } from '@honjeo/contract/values/open-state'
import { plural, t } from '@lingui/core/macro'
import { timeText } from './day-text.ts'

const MINUTE_MS = 60_000
const HOUR = 60

/** Returns how a place is at a moment, ms since 1970; what was known for another day is unknown. */
export function openStateOf(day: PlaceDay, now: number): OpenState & { minute: number; isByBoat: boolean } {
  const minute = Math.floor((now - Date.parse(`${day.date}T00:00:00+09:00`)) / MINUTE_MS)
  return { ...openStateAt(day, minute), minute, isByBoat: day.isByBoat === true }
}

const isSoon = (minute: number, now: number) => minute - now <= HOUR

function closesText(until: number, now: number): string {
  const left = until - now
  if (left === HOUR) return t`1시간 뒤 닫아요`
  if (left < HOUR) return plural(left, { other: '#분 뒤 닫아요' })
  const time = timeText(until)
  return t`${time}에 닫아요`
}

export interface OpenTexts {
  state: string
  /** What comes next; null where there is nothing to say. */
  next: string | null
}

/** An islet has no door: what is said of it are its boats. */
function boatTexts(state: OpenState): OpenTexts | null {
  switch (state.state) {
    case 'OPEN': {
      if (state.until === null) return null
      const time = timeText(state.lastEntry ?? state.until)
      const lastBack = timeText(state.until)
      return {
        state: t`배가 다녀요`,
        next: state.lastEntry === null ? t`나오는 마지막 배 ${lastBack}` : t`들어가는 마지막 배 ${time}`,
      }
    }
    case 'ENTRY_OVER': {
      const lastBack = timeText(state.until)
      return { state: t`들어가는 배는 끝났어요`, next: t`나오는 마지막 배 ${lastBack}` }
    }
    case 'CLOSED': {
      if (state.opensAt === null) return { state: t`오늘 배는 끝났어요`, next: null }
      const firstOut = timeText(state.opensAt)
      return { state: t`아직 배가 없어요`, next: t`들어가는 첫 배 ${firstOut}` }
    }
    default:
      return null
  }
}

/** Says how a place is, in two short texts. */
export function openTexts(state: OpenState & { minute: number; isByBoat?: boolean }): OpenTexts {
  const byBoat = state.isByBoat === true ? boatTexts(state) : null
  if (byBoat !== null) return byBoat
  switch (state.state) {
    case 'OPEN': {
      const { until, lastEntry, minute } = state
      if (until === null) return { state: t`지금 열림`, next: t`24시간` }
      if (lastEntry !== null && (lastEntry === until || isSoon(lastEntry, minute))) {
        const time = timeText(lastEntry)
        return { state: t`지금 열림`, next: t`입장·주문은 ${time}까지` }
      }
      return { state: t`지금 열림`, next: closesText(until, minute) }
    }
    case 'ENTRY_OVER':
      return { state: t`입장·주문 마감`, next: closesText(state.until, state.minute) }
    case 'CLOSED': {
      if (state.opensAt === null) return { state: t`오늘은 끝났어요`, next: null }
      const time = timeText(state.opensAt)
      return { state: t`지금 닫힘`, next: t`${time}에 열어요` }
    }
    case 'CLOSED_DAY':
      return { state: t`오늘 쉬어요`, next: null }
    case 'OUT_OF_SEASON':
      return { state: t`지금은 여는 때가 아니에요`, next: null }
    case 'CLOSURE':
      return { state: t`지금은 막혀 있어요`, next: null }
    case 'DOUBTED':
      return { state: t`여는 시간 확인 중`, next: null }
    case 'UNKNOWN':
      return { state: t`여는 시간을 몰라요`, next: null }
  }
}

/** Returns a word for a list of words in a row, such as those of the map. */
export const openWord = (isOpen: boolean | null): string =>
  isOpen === null ? t`여는 시간을 몰라요` : isOpen ? t`지금 열림` : t`지금 닫힘`
