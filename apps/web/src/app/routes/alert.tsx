import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { AlertProblem } from '#features/safety/timer/alert/alert-problem.tsx'
import { Drill } from '#features/safety/timer/alert/drill.tsx'
import { keepAlert, readKeptAlert } from '#features/safety/timer/alert/kept-alert.ts'
import { OpenAlert } from '#features/safety/timer/alert/open-alert.tsx'
import { CallLinks } from '#features/safety/timer/call-links.tsx'
import { alertQuery } from '#features/safety/timer/check-ins.api.ts'
import { TimerSkeleton } from '#features/safety/timer/timer-states.tsx'
import { isRefusal } from '#lib/api-error.ts'
import { KeptNotice } from '#ui/kept-notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'

/** For whoever was told that somebody has not come back: opened by a link, without an account. */
export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data, error, failureReason, isFetching, refetch } = useQuery(alertQuery(token))
  const isAway = failureReason !== null && !isRefusal(failureReason)
  const isGone = error !== null && isRefusal(error)
  const alert = isGone ? undefined : (data ?? (isAway ? (readKeptAlert(token) ?? undefined) : undefined))

  useEffect(() => {
    if (data !== undefined) keepAlert(token, data)
  }, [token, data])

  const retry = () => void refetch()
  return (
    <>
      <PageHeader title={t`귀가 알림`} right={<CallLinks />} />
      {isAway && alert !== undefined && (
        <div className="px-gutter pb-3">
          <KeptNotice failure={failureReason} isRetrying={isFetching} onRetry={retry}>
            <p>{t`마지막으로 받은 내용을 보여드려요. 그 뒤에 바뀌었을 수 있어요.`}</p>
          </KeptNotice>
        </div>
      )}
      {alert !== undefined ? (
        alert.isDrill ? (
          <Drill token={token} alert={alert} />
        ) : (
          <OpenAlert token={token} alert={alert} />
        )
      ) : error === null ? (
        <TimerSkeleton />
      ) : (
        <AlertProblem error={error} isRetrying={isFetching} onRetry={retry} />
      )}
    </>
  )
}
