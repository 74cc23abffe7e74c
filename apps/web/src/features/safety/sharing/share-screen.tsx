import type { LocationShare } from '@honjeo/contract/safety/sharing'
import { SHARE_KEEP_DAYS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, Radio } from 'lucide-react'
import { formatDateTime, formatTime } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { Card } from '#ui/list/card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmergencyNote } from '../emergency-calls.tsx'
import { CallLinks } from '../timer/call-links.tsx'
import { KeepAwake } from './keep-awake.tsx'
import { SentPosition } from './sent-position.tsx'
import { ShareLink } from './share-link.tsx'
import { ScreenOffNote } from './share-notes.tsx'
import { leftText } from './share-words.tsx'
import { mySharesQuery } from './sharing.api.ts'
import { StartForm } from './start-form.tsx'
import { useEndShare } from './use-end-share.ts'
import { runningShare, type RunningShare, useRunningShare } from './use-running-share.ts'
import { PastViewers, ViewerList } from './viewer-list.tsx'

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

/** The time after which it asks again, while a share runs, who has looked, and how the messages fare. */
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

/** Says who has looked at what one shared before. */
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

/** A share while it runs: how long still, what is seen, who sees it, and the way to end it. */
function RunningPanel({ running }: { running: RunningShare }) {
  const { t } = useLingui()
  const { shareId, endsAt, left, share, isEnding } = running
  const ending = useEndShare(shareId)
  const rest = leftText(left)
  const until = formatTime(endsAt)
  const linkViewer = share?.viewers.find(({ name }) => name === null)
  return (
    <div className="space-y-6">
      <Card className="space-y-4 p-5">
        <div>
          <p className="flex items-center gap-2 font-bold text-sea-700">
            <Radio aria-hidden="true" size={18} />
            {isEnding ? t`위치 공유가 아직 끝나지 않았어요` : t`위치를 공유하고 있어요`}
          </p>
          <p className="mt-1 text-2xl font-bold">{t`${rest} 남음`}</p>
          <p className="text-sm text-basalt-700">{t`${until}에 저절로 끝나요`}</p>
        </div>
        {isEnding ? <NotEnded until={until} /> : <SentPosition running={running} />}
        {!isEnding && (
          <Button
            variant="danger"
            fullWidth
            isLoading={ending.isEnding}
            onClick={() => void ending.end()}
          >{t`공유 끝내기`}</Button>
        )}
      </Card>
      {!isEnding && (
        <>
          <Card className="space-y-3">
            <ScreenOffNote />
            <KeepAwake />
          </Card>
          {share === null ? (
            <Callout tone="warning" icon={<CloudOff aria-hidden="true" size={18} />}>
              {t`누가 봤는지 아직 불러오지 못했어요. 불러오는 대로 보여드릴게요.`}
            </Callout>
          ) : (
            <>
              {linkViewer?.isRevoked !== true && <ShareLink token={share.linkToken} />}
              <ViewerList share={share} />
            </>
          )}
        </>
      )}
    </div>
  )
}

function NotEnded({ until }: { until: string }) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <Callout tone="danger" icon={<CloudOff aria-hidden="true" size={18} />}>
        {t`끝내 달라는 요청이 아직 서버에 닿지 못했어요. 닿는 대로 끝낼게요. 그때까지, 늦어도 ${until}까지는 마지막으로 보낸 위치를 볼 수 있어요. 새 위치는 보내지 않아요.`}
      </Callout>
    </div>
  )
}
