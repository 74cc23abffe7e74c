import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarRange, Plus } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { errorText, isRefusal } from '#lib/server/api-error.ts'
import { formatListTime } from '#lib/text/dates.ts'
import { createListShelf, useKept } from '#features/kept/shelf.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { CardSkeletons } from '#ui/list/card-skeletons.tsx'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconLink } from '#ui/list/links.tsx'
import { KeptNotice } from '#features/kept/kept-notice.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { formatJourney, STATUS_LABELS } from '../labels.ts'
import { keptPlans } from '../kept-plans.ts'
import { myPlansQuery } from '../plans.api.ts'
import { groupPlans } from './group-plans.ts'
import { PlanCard } from './plan-card.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={t`내 여행 일정`}
        back={{ fallback: paths.my() }}
        right={<IconLink to={paths.newPlan()} label={t`일정 짜기`} icon={<Plus size={22} />} />}
      />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MyPlanList />
      </div>
    </>
  )
}

function MyPlanList() {
  const { t, i18n } = useLingui()
  const list = useInfiniteQuery(myPlansQuery())
  const { data, failureReason, isFetching, refetch } = list
  const wasEmpty = useWasWithoutPlans(data?.length, failureReason)
  const retry = () => void refetch()
  // The kept plans are shown at the first failure already: the tries that follow take seconds.
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

function PlanCardSkeletons({ count }: { count: number }) {
  return (
    <CardSkeletons
      count={count}
      className="pt-11"
      card="p-3"
      picture="size-24"
      lines="space-y-3 py-1.5"
      each={['h-5 w-2/3', 'h-3.5 w-4/5', 'h-3.5 w-1/2']}
    />
  )
}

interface KeptPlanListProps {
  failure: Error
  /** What is shown instead, where the device has none. */
  fallback: ReactNode
}

/** What of the plans can be read on this device while their list cannot be had. */
function KeptPlanList({ failure, fallback }: KeptPlanListProps) {
  const { t } = useLingui()
  const userId = useSession()?.userId ?? 0
  const { refetch } = useInfiniteQuery({ ...myPlansQuery(), refetchOnReconnect: true })
  const { data: kept, isPending } = useQuery({
    queryKey: ['kept', keptPlans.name, userId],
    queryFn: () => keptPlans.list(userId),
    retry: false,
    gcTime: 0,
  })
  if (isPending) return null
  if (kept === undefined || kept.length === 0) return fallback
  return (
    <div className="space-y-4">
      <KeptNotice failure={failure} onRetry={() => void refetch()}>
        <p>{t`이 기기에 저장해 둔 일정만 보여드려요.`}</p>
      </KeptNotice>
      <Card className="p-0">
        <ul aria-label={t`저장해 둔 일정`} className="divide-y divide-basalt-200">
          {kept.map(({ planId, savedAt, plan }) => {
            const journey = formatJourney(plan.startDate, plan.endDate)
            const when = formatListTime(savedAt)
            return (
              <ListItem
                key={planId}
                to={paths.plan(planId)}
                leading={<CalendarRange aria-hidden="true" size={22} />}
                title={plan.title}
                description={t`${journey} · ${when} 저장`}
              />
            )
          })}
        </ul>
      </Card>
    </div>
  )
}

const LIST = 'my-plans'
/** Plans are kept one by one as they are opened; of their list only whether there are any. */
const shelf = createListShelf<never>()

/** Whether the list of plans was empty when this device saw it last; undefined while nothing is known of it. */
function useWasWithoutPlans(count: number | undefined, failure: Error | null): boolean | undefined {
  const seen = useMemo(() => (count === undefined ? undefined : { list: LIST, items: [], totalCount: count }), [count])
  const kept = useKept({ shelf, id: LIST, seen, failure })
  return kept.state === 'KEPT' ? kept.row.totalCount === 0 : undefined
}
