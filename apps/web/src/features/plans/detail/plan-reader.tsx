import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { OfflineNotice, type OfflineNoticeProps } from '../offline/offline-notice.tsx'
import { ReadOnlyPlan } from '../shared/read-only-plan.tsx'
import { editsStore } from './edits/kept-edits.ts'

export interface PlanReaderProps extends OfflineNoticeProps {
  plan: PlanDetail
}

/** A plan as this device has it, with what was changed here and not sent yet: to be read, not changed. */
export function PlanReader({ plan: kept, ...notice }: PlanReaderProps) {
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
