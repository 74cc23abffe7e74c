import { useLingui } from '@lingui/react/macro'
import { CallLinks } from '#features/safety/timer/call-links.tsx'
import { EndedView } from '#features/safety/timer/running/ended-view.tsx'
import { RunningView } from '#features/safety/timer/running/running-view.tsx'
import { TimerProblem, TimerSkeleton } from '#features/safety/timer/timer-states.tsx'
import { useCheckIn } from '#features/safety/timer/use-check-in.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const checkInId = useRouteId('checkInId')
  const userId = useSession()?.userId
  return (
    <>
      <PageHeader title={t`귀가 타이머`} back={{ fallback: paths.safetyCheck() }} right={<CallLinks />} />
      {userId !== undefined && <Timer key={checkInId} userId={userId} checkInId={checkInId} />}
    </>
  )
}

function Timer({ userId, checkInId }: { userId: number; checkInId: number }) {
  const { checkIn, error, ...seen } = useCheckIn(userId, checkInId)
  if (checkIn === undefined) {
    return error === null ? <TimerSkeleton /> : <TimerProblem error={error} {...seen} />
  }
  if (checkIn.ending !== null) return <EndedView checkIn={checkIn} />
  return <RunningView userId={userId} checkIn={checkIn} {...seen} />
}
