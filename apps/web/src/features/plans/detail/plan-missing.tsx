import { useLingui } from '@lingui/react/macro'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export interface PlanMissingProps {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** In place of a plan that is gone, is somebody else's, or did not come. */
export function PlanMissing({ error, isRetrying, onRetry }: PlanMissingProps) {
  const { t } = useLingui()
  const code = error instanceof ApiError ? error.code : null
  if (code !== 'PLAN4040') {
    return <ErrorState message={errorText(error)} isRetrying={isRetrying} onRetry={onRetry} />
  }
  return (
    <EmptyState
      scene="road"
      title={t`일정을 찾을 수 없어요`}
      description={t`이미 삭제됐거나 내 일정이 아니에요. 함께 보려면 만든 사람에게 공유 링크를 받아주세요.`}
      action={<LinkButton to={paths.myPlans()}>{t`내 여행 일정 보기`}</LinkButton>}
    />
  )
}
