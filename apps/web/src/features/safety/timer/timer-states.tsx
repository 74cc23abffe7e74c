import { useLingui } from '@lingui/react/macro'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { HelpNow } from './call-links.tsx'

export function TimerSkeleton() {
  return (
    <SkeletonGroup className="space-y-5 px-gutter pt-2">
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-40 rounded-lg" />
    </SkeletonGroup>
  )
}

interface TimerProblemProps {
  error: Error
  isRetrying: boolean
  retry: () => void
}

/** Takes the place of a timer that cannot be shown; help is at hand all the same. */
export function TimerProblem({ error, isRetrying, retry }: TimerProblemProps) {
  const { t } = useLingui()
  const isGone = error instanceof ApiError && [403, 404].includes(error.status)
  return (
    <div className="flex flex-1 flex-col justify-center gap-5 px-gutter pb-8">
      {isGone ? (
        <EmptyState
          scene="road"
          title={t`귀가 타이머를 찾을 수 없어요`}
          description={t`오래전에 끝났거나 내 타이머가 아니에요.`}
          action={<LinkButton to={paths.timer()}>{t`귀가 타이머 보기`}</LinkButton>}
        />
      ) : (
        <ErrorState message={errorText(error)} isRetrying={isRetrying} onRetry={retry} />
      )}
      <HelpNow />
    </div>
  )
}
