import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { CallLinks } from '#features/check-ins/call-links.tsx'
import { ownAlertQuery } from '#features/check-ins/check-ins.api.ts'
import { AlertProblem } from '#features/check-ins/alert/alert-problem.tsx'
import { TimerSkeleton } from '#features/check-ins/timer-states.tsx'
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
