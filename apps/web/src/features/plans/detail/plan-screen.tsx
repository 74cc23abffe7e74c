import type { PlanDetail } from '@honjeo/contract/plan'
import * as failures from '@honjeo/contract/values/error-numbers'
import { PLANS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { ApiError, errorText, isSilence } from '#lib/server/api-error.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { useKept } from '#features/kept/shelf.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { useDrawable } from '#lib/page/rendering.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { KeptNotice, NotKept } from '#features/kept/kept-notice.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { keptPlans } from '../kept-plans.ts'
import { planQuery } from '../plans.api.ts'
import { ReadOnlyPlan } from '../shared/read-only-plan.tsx'
import { EditablePlan } from './editable-plan.tsx'
import { editsStore } from './edits/kept-edits.ts'
import { usePlanEditor } from './use-plan-editor.ts'

export function Component() {
  const { t } = useLingui()
  const planId = useRouteId('planId')
  const { data: plan, error, failureReason, isFetching, refetch } = useQuery(planQuery(planId))
  const offline = useOfflinePlan(planId)
  const editor = usePlanEditor(plan, planId)
  usePageTitle(plan?.title)
  const retry = () => void refetch()

  const isDrawable = useDrawable(editor !== undefined && plan !== undefined)

  if (isDrawable && editor !== undefined) return <EditablePlan key={planId} editor={editor} />
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

/** The frame of what is shown in place of a plan that cannot be shown. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <div className="flex flex-1 flex-col justify-center">{children}</div>
    </>
  )
}

interface PlanReaderProps extends OfflineNoticeProps {
  plan: PlanDetail
}

/** A plan as this device has it, with what was changed here and not sent yet: to be read, not changed. */
function PlanReader({ plan: kept, ...notice }: PlanReaderProps) {
  const { t } = useLingui()
  const userId = useSession()?.userId ?? 0
  const { data: edits } = useQuery({
    queryKey: ['plans', 'edits', kept.planId],
    queryFn: () => editsStore(userId, kept.planId).read(),
    gcTime: 0,
  })
  const plan = edits?.mine ?? kept
  return (
    <>
      <PageHeader title={t`여행 일정`} back={{ fallback: paths.myPlans() }} />
      <div className="flex-1 px-gutter pt-1 pb-8">
        <OfflineNotice {...notice} />
        <ReadOnlyPlan plan={plan} />
      </div>
    </>
  )
}

interface PlanMissingProps {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** Takes the place of a plan that is gone, is another member's, or did not come. */
function PlanMissing({ error, isRetrying, onRetry }: PlanMissingProps) {
  const { t } = useLingui()
  const code = error instanceof ApiError ? error.code : null
  if (code !== failures.PLAN_NOT_FOUND) {
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

function PlanSkeleton() {
  return (
    <SkeletonGroup className="space-y-4 px-gutter pt-2">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="aspect-[9/5] rounded-lg" />
      <div className="flex gap-2">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-9 w-24 rounded-full" />
        ))}
      </div>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex gap-3">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <Skeleton className="h-24 flex-1 rounded-lg" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Keeps a plan that is opened on this device, and finds it there while the server is out of reach. */
function useOfflinePlan(planId: number) {
  const { data: plan, failureReason } = useQuery({ ...planQuery(planId), refetchOnReconnect: true })
  const seen = useMemo(() => plan && { planId, plan }, [planId, plan])
  return useKept({ shelf: keptPlans, id: planId, seen, failure: failureReason })
}

interface OfflineNoticeProps {
  savedAt: string
  failure: Error
  onRetry: () => void
}

/** The notice above a plan that is shown as the device kept it. */
function OfflineNotice({ savedAt, failure, onRetry }: OfflineNoticeProps) {
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
