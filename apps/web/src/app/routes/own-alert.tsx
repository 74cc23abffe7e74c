import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { CallLinks } from '#features/safety/timer/call-links.tsx'
import { ownAlertQuery } from '#features/safety/timer/check-ins.api.ts'
import { AlertProblem } from '#features/safety/timer/alert/alert-problem.tsx'
import { TimerSkeleton } from '#features/safety/timer/timer-states.tsx'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { PageHeader } from '#ui/page-header.tsx'

/** What a notification opens for a member who was told: the page that everybody who was told sees. */
export function Component() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(ownAlertQuery(useRouteId('checkInId')))
  if (data !== undefined) return <Navigate to={paths.alert(data.token)} replace />
  return (
    <>
      <PageHeader title={t`귀가 알림`} back={{ fallback: paths.alarm() }} right={<CallLinks />} />
      {error === null ? (
        <TimerSkeleton />
      ) : (
        <AlertProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  )
}
