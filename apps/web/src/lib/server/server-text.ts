import type { SentenceArgs } from '@honjeo/contract/values/sentences'
import { i18n } from '@lingui/core'
import { formatDateTime, formatTime } from '../text/dates.ts'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { t } from '@lingui/core/macro'
import { ALARM_TITLE, UNNAMED_TIMER } from '@honjeo/contract/values/timer-titles'

/** Returns a nickname as it is shown: the server has one name for all who have left, and no member can bear it. */
export const memberName = (nickname: string) => (nickname === FORMER_MEMBER ? t`탈퇴한 사용자` : nickname)

/** Returns what a timer is called: in the reader's language where the server gave it its title. */
export function timerTitle(title: string): string {
  if (title === UNNAMED_TIMER) return t`혼자 다녀오기`
  return title === ALARM_TITLE ? t`도움을 청했어요` : title
}

/** The way in which arguments of some names are said; see `SentenceArgs`. */
const SPOKEN: Readonly<Record<string, (value: string) => string>> = {
  at: formatDateTime,
  clock: formatTime,
  nickname: memberName,
  timer: timerTitle,
}

function spoken(name: string, value: string | number) {
  if (typeof value === 'string') return SPOKEN[name]?.(value) ?? value
  // A plural counts a number; one that is long enough for separators is none.
  return value < 1000 ? value : i18n.number(value)
}

/**
 * Returns a sentence of the server in the language of the interface. The catalogues have it by its code; where they have
 * none, as in Korean or with a server that is newer than this app, it is the server's own `message`.
 */
export function serverText(code: string | null | undefined, args: SentenceArgs | null, message: string): string {
  if (typeof code !== 'string' || !Object.hasOwn(i18n.messages, code)) return message
  const words = Object.entries(args ?? {}).map(([name, value]) => [name, spoken(name, value)])
  return i18n._(code, Object.fromEntries(words))
}
