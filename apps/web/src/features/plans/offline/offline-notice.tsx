import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { formatDateTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'

export interface OfflineNoticeProps {
  savedAt: string
  onRetry: () => void
}

/** Above a plan that is shown as the device kept it. */
export function OfflineNotice({ savedAt, onRetry }: OfflineNoticeProps) {
  const { t } = useLingui()
  const when = formatDateTime(savedAt)
  return (
    <div role="status" className="pb-3">
      <Callout
        tone="warning"
        icon={<CloudOff aria-hidden="true" size={18} />}
        action={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t`다시 연결`}
          </Button>
        }
      >
        <p className="font-bold">{t`지금은 읽기만 할 수 있어요`}</p>
        <p>{t`연결이 끊겨서 ${when}에 저장해 둔 일정을 보여드려요.`}</p>
      </Callout>
    </div>
  )
}
