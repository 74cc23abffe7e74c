import { useLingui } from '@lingui/react/macro'
import { PlanForm } from '#features/plans/form/plan-form.tsx'
import { useArrivals } from '#features/plans/form/use-arrivals.ts'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ScreenSpinner } from '#ui/screen-spinner.tsx'

export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  return (
    <>
      <PageHeader title={t`일정 짜기`} />
      {userId !== undefined && <NewPlan userId={userId} />}
    </>
  )
}

function NewPlan({ userId }: { userId: number }) {
  const isArriving = useArrivals(userId)
  return isArriving ? <ScreenSpinner /> : <PlanForm userId={userId} />
}
