import { ALARM_TITLE, UNNAMED_TIMER } from '@honjeo/contract/values/timer-titles'
import { t } from '@lingui/core/macro'

/** Returns what a timer is called: in the reader's language where the server gave it its title. */
export function timerTitle(title: string): string {
  if (title === UNNAMED_TIMER) return t`혼자 다녀오기`
  return title === ALARM_TITLE ? t`도움을 청했어요` : title
}
