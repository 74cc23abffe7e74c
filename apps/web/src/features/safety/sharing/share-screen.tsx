import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { serverNow } from '#lib/server-time.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { RowSkeletons } from '#ui/row-skeletons.tsx'
import { mySharesQuery } from './location-shares.api.ts'
import { PastShares } from './past-shares.tsx'
import { RunningPanel } from './running-panel.tsx'
import { runningShare } from './running-share.ts'
import { StartForm } from './start-form.tsx'
import { useRunningShare } from './use-running-share.ts'

/** While a share runs: who has looked, and how the messages fare. */
const POLL_MS = 10_000

export function ShareScreen() {
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
