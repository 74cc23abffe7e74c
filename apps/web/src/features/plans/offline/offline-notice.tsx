import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '#lib/dates.ts'
import { KeptNotice } from '#ui/kept-notice.tsx'

export interface OfflineNoticeProps {
  savedAt: string
  failure: Error
  onRetry: () => void
}

/** Above a plan that is shown as the device kept it. */
export function OfflineNotice({ savedAt, failure, onRetry }: OfflineNoticeProps) {
  const { t } = useLingui()
  const when = formatDateTime(savedAt)
  return (
    <div className="pb-3">
      <KeptNotice failure={failure} onRetry={onRetry}>
        <p>{t`${when}에 저장해 둔 일정을 보여드려요. 지금은 읽기만 할 수 있어요.`}</p>
      </KeptNotice>
    </div>
  )
}
