import { PLANS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PlanMissing } from '#features/plans/detail/plan-missing.tsx'
import { PlanReader } from '#features/plans/detail/plan-reader.tsx'
import { PlanScreen } from '#features/plans/detail/plan-screen.tsx'
import { PlanSkeleton } from '#features/plans/detail/plan-skeleton.tsx'
import { usePlanEditor } from '#features/plans/detail/use-plan-editor.ts'
import { useOfflinePlan } from '#features/plans/offline/use-offline-plan.ts'
import { planQuery } from '#features/plans/plans.api.ts'
import { isSilence } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { useDrawable } from '#lib/use-drawable.ts'
import { NotKept } from '#ui/not-kept.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const planId = useRouteId('planId')
  const { data: plan, error, failureReason, isFetching, refetch } = useQuery(planQuery(planId))
  const offline = useOfflinePlan(planId)
  const editor = usePlanEditor(plan, planId)
  usePageTitle(plan?.title)
  const retry = () => void refetch()

  const isDrawable = useDrawable(editor !== undefined && plan !== undefined)

  if (isDrawable && editor !== undefined) return <PlanScreen key={planId} editor={editor} />
  if (offline.state === 'KEPT')
    return (
      <PlanReader plan={offline.row.plan} savedAt={offline.row.savedAt} failure={offline.failure} onRetry={retry} />
    )
  if (offline.state === 'MISSING' && isSilence(failureReason)) {
    return (
      <Instead>
        <NotKept
          title={t`연결이 끊겨서 일정을 열지 못했어요`}
          description={t`이 기기에서 열어본 최근 일정 ${PLANS_OFFLINE_MAX}개는 연결 없이도 볼 수 있어요. 이 일정은 연결된 뒤에 다시 열어주세요.`}
          isRetrying={isFetching}
          onRetry={retry}
        />
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
