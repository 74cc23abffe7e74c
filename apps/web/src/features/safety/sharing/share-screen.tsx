import type { LocationShare } from '@honjeo/contract/safety/sharing'
import { SHARE_KEEP_DAYS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime, formatTime } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { Card } from '#ui/list/card.tsx'
import { EmergencyNote } from '../emergency-calls.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { CallLinks } from '../timer/call-links.tsx'
import { RunningPanel } from './running-panel.tsx'
import { mySharesQuery } from './sharing.api.ts'
import { StartForm } from './start-form.tsx'
import { runningShare, useRunningShare } from './use-running-share.ts'
import { PastViewers } from './viewer-list.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`위치 공유`} back={{ fallback: paths.safetyCheck() }} right={<CallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        <Share />
        <EmergencyNote />
      </div>
    </>
  )
}

/** While a share runs: who has looked, and how the messages fare. */
const POLL_MS = 10_000

function Share() {
  const running = useRunningShare()
  const {
    data: shares,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...mySharesQuery(),
    refetchInterval: running !== null && POLL_MS,
  })
  if (running !== null) return <RunningPanel key={running.shareId} running={running} />
  if (shares === undefined) {
    if (error === null) return <RowSkeletons count={3} />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const runningId = runningShare(shares, serverNow())?.shareId
  return (
    <div className="space-y-8">
      <StartForm />
      <PastShares shares={shares.filter(({ shareId }) => shareId !== runningId)} />
    </div>
  )
}

/** Who has looked at what one shared before. */
function PastShares({ shares }: { shares: readonly LocationShare[] }) {
  const { t } = useLingui()
  if (shares.length === 0) return null
  return (
    <section>
      <SectionHeader title={t`지난 공유`} />
      <p className="text-sm text-basalt-700">{t`위치는 지워졌고, 누가 봤는지만 ${SHARE_KEEP_DAYS}일 동안 남아요.`}</p>
      <ul aria-label={t`지난 공유`} className="mt-3 space-y-3">
        {shares.map(({ shareId, startedAt, endedAt, endsAt, viewers }) => (
          <li key={shareId}>
            <Card className="p-0!">
              <h3 className="border-b border-basalt-200 px-4 py-3 font-semibold">
                {formatDateTime(startedAt)} – {formatTime(endedAt ?? endsAt)}
              </h3>
              <PastViewers viewers={viewers} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
