import { useLingui } from '@lingui/react/macro'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ReaderCalls } from '../../abroad/reader-calls.tsx'

interface AlertProblemProps {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** Replaces an alert that cannot be shown. Its readers are worried about the traveller, so they are offered help. */
export function AlertProblem({ error, isRetrying, onRetry }: AlertProblemProps) {
  const { t } = useLingui()
  const what = errorText(error)
  return (
    <div className="flex flex-1 flex-col justify-center gap-5 px-gutter pb-8">
      {isDead(error) ? (
        <EmptyState
          scene="road"
          title={t`더 이상 쓰지 않는 링크예요`}
          description={t`알림이 끝난 지 오래됐거나 주소가 잘렸을 수 있어요. 걱정되는 일이 있다면 직접 연락하거나 경찰에 신고해주세요.`}
        />
      ) : (
        <ErrorState
          message={t`${what} 급하면 기다리지 말고 직접 전화하거나 경찰에 신고해주세요.`}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      )}
      <ReaderCalls />
    </div>
  )
}

/** Whether the link is over, or never was one of ours, which the server refuses as it is. */
const isDead = (error: Error) => error instanceof ApiError && [400, 403, 404].includes(error.status)
