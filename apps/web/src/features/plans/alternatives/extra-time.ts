import { plural, t } from '@lingui/core/macro'

/** What going there instead does to the time on the way. */
export function extraTimeText(minutes: number): string {
  if (minutes === 0) return t`이동 시간은 지금과 같아요`
  if (minutes > 0) return plural(minutes, { other: '지금보다 이동이 #분 늘어요' })
  return plural(-minutes, { other: '지금보다 이동이 #분 줄어요' })
}
