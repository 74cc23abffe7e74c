import { useLingui } from '@lingui/react/macro'

/** How long a wait is, in the largest unit that does not hide it: 28초, 12분, 5시간. Null when it is over. */
export function useWaitText(): (seconds: number) => string | null {
  const { t } = useLingui()
  return (seconds) => {
    if (seconds === 0) return null
    if (seconds < 60) return t`${seconds}초`
    if (seconds < 3600) {
      const minutes = Math.ceil(seconds / 60)
      return t`${minutes}분`
    }
    const hours = Math.ceil(seconds / 3600)
    return t`${hours}시간`
  }
}
