import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { formatListTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'

interface AwayNoticeProps {
  /** ms since 1970, by the device's clock. */
  seenAt: number
  isRetrying: boolean
  onRetry: () => void
}

/** Above what is shown while the server is out of reach. */
export function AwayNotice({ seenAt, isRetrying, onRetry }: AwayNoticeProps) {
  const { t } = useLingui()
  const when = formatListTime(new Date(seenAt))
  return (
    <div role="status">
      <Callout
        tone="warning"
        icon={<CloudOff aria-hidden="true" size={18} />}
        action={
          <Button variant="secondary" size="sm" isLoading={isRetrying} onClick={onRetry}>
            {t`다시 연결`}
          </Button>
        }
      >
        <p className="font-bold">{t`서버에 닿지 않아요`}</p>
        <p>{t`${when}에 확인한 모습이에요. 서버의 시계는 계속 가고 있어요.`}</p>
      </Callout>
    </div>
  )
}
