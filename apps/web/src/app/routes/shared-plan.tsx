import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { sharedPlanQuery } from '#features/plans/plans.api.ts'
import { ReadOnlyPlan } from '#features/plans/shared/read-only-plan.tsx'
import { SharedPlanActions } from '#features/plans/shared/shared-plan-actions.tsx'
import { SharedPlanSkeleton } from '#features/plans/shared/shared-plan-skeleton.tsx'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data: plan, error, isFetching, refetch } = useQuery(sharedPlanQuery(token))
  usePageTitle(plan?.title)
  return (
    <>
      <PageHeader title={t`공유받은 일정`} />
      {plan !== undefined ? (
        <>
          <div className="flex-1 px-gutter pt-1 pb-8">
            <ReadOnlyPlan plan={plan} />
          </div>
          <SharedPlanActions plan={plan} token={token} />
        </>
      ) : error === null ? (
        <SharedPlanSkeleton />
      ) : (
        <div className="flex flex-1 flex-col justify-center">
          {isDead(error) ? (
            <EmptyState
              scene="road"
              title={t`열 수 없는 일정이에요`}
              description={t`공유가 끝났거나 잘못된 링크예요. 보낸 사람에게 다시 받아주세요.`}
              action={<LinkButton to={paths.home()}>{t`혼저 둘러보기`}</LinkButton>}
            />
          ) : (
            <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
          )}
        </div>
      )}
    </>
  )
}

/** No longer shared, or never an address of ours, whose token the server refuses as it stands. */
const isDead = (error: Error) => error instanceof ApiError && [400, 404].includes(error.status)
