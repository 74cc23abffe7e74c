import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { PageHeader } from '#ui/list/page-header.tsx'
import { ReaderCallLinks } from '../../abroad/reader-calls.tsx'
import { TimerSkeleton } from '../timer-states.tsx'
import { AlertProblem } from './alert-problem.tsx'
import { ownAlertQuery } from '../timer.api.ts'

/** What a notification opens for a member who was alerted: the page that every contact sees. */
export function Component() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(ownAlertQuery(useRouteId('checkInId')))
  return (
    <>
      {data !== undefined && <Navigate to={paths.alert(data.token)} replace />}
      <PageHeader title={t`귀가 알림`} back={{ fallback: paths.alarm() }} right={<ReaderCallLinks />} />
      {error === null ? (
        <TimerSkeleton />
      ) : (
        <AlertProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  )
}
