import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '#lib/dates.ts'
import { KeptNotice } from '#ui/kept-notice.tsx'

export interface OfflineNoticeProps {
  savedAt: string
  onRetry: () => void
}

/** Above a plan that is shown as the device kept it. */
export function OfflineNotice({ savedAt, onRetry }: OfflineNoticeProps) {
  const { t } = useLingui()
  const when = formatDateTime(savedAt)
  return (
    <div className="pb-3">
      <KeptNotice onRetry={onRetry}>
        <p className="font-bold">{t`지금은 읽기만 할 수 있어요`}</p>
        <p>{t`연결이 끊겨서 ${when}에 저장해 둔 일정을 보여드려요.`}</p>
      </KeptNotice>
    </div>
  )
}
