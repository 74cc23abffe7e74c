import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isRefusal } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { KeptNotice } from '#ui/kept-notice.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Paged } from '#ui/paged.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { KeptPlanList } from '../offline/kept-plan-list.tsx'
import { useWasWithoutPlans } from '../offline/use-was-without-plans.ts'
import { STATUS_LABELS } from '../plan-labels.ts'
import { myPlansQuery } from '../plans.api.ts'
import { groupPlans } from './group-plans.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanCardSkeletons } from './plan-card-skeletons.tsx'

export function MyPlanList() {
  const { t, i18n } = useLingui()
  const list = useInfiniteQuery(myPlansQuery())
  const { data, failureReason, isFetching, refetch } = list
  const wasEmpty = useWasWithoutPlans(data?.length, failureReason)
  const retry = () => void refetch()
  // At the first failure already: the tries that follow take seconds.
  if (data === undefined && failureReason !== null && !isRefusal(failureReason)) {
    return (
      <KeptPlanList
        failure={failureReason}
        fallback={
          wasEmpty === true ? (
            <>
              <KeptNotice failure={failureReason} onRetry={retry}>
                <p>{t`이 기기가 마지막으로 봤을 때는 일정이 없었어요.`}</p>
              </KeptNotice>
              <EmptyState
                scene="road"
                title={t`아직 만든 일정이 없어요`}
                description={t`날짜와 교통수단만 고르면 하루하루 순서까지 짜드려요.`}
              />
            </>
          ) : (
            <ErrorState message={errorText(failureReason)} isRetrying={isFetching} onRetry={retry} />
          )
        }
      />
    )
  }
  return (
    <Paged
      query={list}
      skeleton={<PlanCardSkeletons count={4} />}
      isEmpty={(plans) => plans.length === 0}
      empty={
        <EmptyState
          scene="road"
          title={t`아직 만든 일정이 없어요`}
          description={t`날짜와 교통수단만 고르면 하루하루 순서까지 짜드려요.`}
          action={<LinkButton to={paths.newPlan()}>{t`일정 짜기`}</LinkButton>}
        />
      }
    >
      {(plans) => (
        <div className="space-y-6">
          {groupPlans(plans).map(({ status, plans: group }) => (
            <section key={status}>
              <SectionHeader title={i18n._(STATUS_LABELS[status])} />
              <ul aria-label={i18n._(STATUS_LABELS[status])} className="space-y-3">
                {group.map((plan) => (
                  <li key={plan.planId}>
                    <PlanCard plan={plan} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Paged>
  )
}
