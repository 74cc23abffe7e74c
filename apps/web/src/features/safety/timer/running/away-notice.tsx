import { useLingui } from '@lingui/react/macro'
import { formatListTime } from '#lib/dates.ts'
import { KeptNotice, type KeptNoticeProps } from '#ui/kept-notice.tsx'

interface AwayNoticeProps extends Omit<KeptNoticeProps, 'children'> {
  /** ms since 1970, by the device's clock. */
  seenAt: number
}

/** Above a timer that is shown while the server cannot be asked. */
export function AwayNotice({ seenAt, ...notice }: AwayNoticeProps) {
  const { t } = useLingui()
  const when = formatListTime(new Date(seenAt))
  return (
    <KeptNotice {...notice}>
      <p>{t`${when}에 확인한 모습이에요. 서버의 시계는 계속 가고 있어요.`}</p>
    </KeptNotice>
  )
}
