import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlanMissing } from '#features/plans/detail/plan-missing.tsx'
import { PlanReader } from '#features/plans/detail/plan-reader.tsx'
import { PlanScreen } from '#features/plans/detail/plan-screen.tsx'
import { PlanSkeleton } from '#features/plans/detail/plan-skeleton.tsx'
import { usePlanEditor } from '#features/plans/detail/use-plan-editor.ts'
import { NotKept } from '#features/plans/offline/not-kept.tsx'
import { useOfflinePlan } from '#features/plans/offline/use-offline-plan.ts'
import { planQuery } from '#features/plans/plans.api.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const planId = useRouteId('planId')
  const { data: plan, error, isFetching, refetch } = useQuery(planQuery(planId))
  const offline = useOfflinePlan(planId)
  const editor = usePlanEditor(plan, planId)
  usePageTitle(plan?.title)
  const retry = () => void refetch()

  if (editor !== undefined && plan !== undefined) return <PlanScreen key={planId} editor={editor} />
  if (offline.state === 'KEPT') return <PlanReader plan={offline.plan} savedAt={offline.savedAt} onRetry={retry} />
  if (offline.state === 'MISSING') {
    return (
      <Instead>
        <NotKept isRetrying={isFetching} onRetry={retry} />
      </Instead>
    )
  }
  if (error !== null && plan === undefined) {
    return (
      <Instead>
        <PlanMissing error={error} isRetrying={isFetching} onRetry={retry} />
      </Instead>
    )
  }
  return (
    <>
      <Header />
      <PlanSkeleton />
    </>
  )
}

function Header() {
  const { t } = useLingui()
  return <PageHeader title={t`여행 일정`} back={{ fallback: paths.myPlans() }} />
}

/** In place of a plan that cannot be shown. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <div className="flex flex-1 flex-col justify-center">{children}</div>
    </>
  )
}
