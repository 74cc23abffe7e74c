import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff, Footprints, Radio, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '#lib/navigation/paths.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { RunningBar } from '../running-bar.tsx'
import { currentTimerQuery } from '../timer/timer.api.ts'
import { forgetWalk, useWalkStore, type Walk } from '../walk/walk-store.ts'
import { toast } from '#ui/overlay/toast.ts'
import { sendPositions } from './send-positions.ts'
import { rememberEnding, rememberShare, useShareStore } from './share-store.ts'
import { leftText } from './share-words.tsx'
import { endWhenHeard, mySharesQuery, refreshShares } from './sharing.api.ts'
import { type RunningShare, useRunningShare } from './use-running-share.ts'

/** Says on every screen that others can see where one is; the share does its duties as long as this is shown. */
export function ShareBar() {
  const { t } = useLingui()
  const running = useRunningShare()
  const walk = useWalkOf(running)
  useShareDuties(running, walk !== null)
  if (running === null) return null
  if (walk !== null) return <WalkBar walk={walk} left={running.left} />
  const left = leftText(running.left)
  return running.isEnding ? (
    <RunningBar to={paths.shareLocation()} tone="danger" icon={<CloudOff size={18} />}>
      {t`위치 공유가 아직 끝나지 않았어요 · 연결되면 끝내요`}
    </RunningBar>
  ) : (
    <RunningBar to={paths.shareLocation()} icon={<Radio size={18} />}>
      {t`지금 위치를 공유하고 있어요 · ${left} 남음`}
    </RunningBar>
  )
}

/** The way home that this device shares; one whose share is over is forgotten. */
function useWalkOf(running: RunningShare | null): Walk | null {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data, dataUpdatedAt } = useQuery(mySharesQuery())
  const walk = useWalkStore((state) => state.walk)
  const knownSince = useWalkStore((state) => state.knownSince)
  const isUnshared = walk !== null && data !== undefined && walk.shareId !== running?.shareId
  // Another tab may have begun the way after this one asked for the shares.
  const isOver = isUnshared && dataUpdatedAt > knownSince
  const handleRunOut = useEffectEvent(async () => {
    const timed = await isTimed(queryClient)
    if (timed === null) toast.error(t`위치 공유가 끝나서 길을 더 함께 가지 못해요.`)
    else if (timed) toast.error(t`위치 공유가 끝나서 길을 더 함께 가지 못해요. 귀가 타이머는 그대로 돌아요.`)
    else toast.error(t`위치 공유가 끝나서 길을 더 함께 가지 못해요. 지금 도는 귀가 타이머도 없어요.`)
  })
  useEffect(() => {
    if (isOver) {
      forgetWalk('OVER')
      // One that was ended by hand is known to who ended it.
      const isRunOut = data.some(({ shareId, endsAt }) => shareId === walk.shareId && Date.parse(endsAt) <= serverNow())
      if (isRunOut) void handleRunOut()
    } else if (isUnshared) void refreshShares(queryClient)
  }, [isOver, isUnshared, queryClient, data, walk])
  return walk !== null && walk.shareId === running?.shareId && !running.isEnding ? walk : null
}

/** Whether a timer runs, which may have changed since the bar asked; null where that cannot be known. */
const isTimed = (queryClient: QueryClient): Promise<boolean | null> =>
  queryClient.fetchQuery(currentTimerQuery()).then(
    (timer) => timer !== null && timer.ending === null,
    () => null,
  )

/** The time before the end from which on the bar says with weight that the share ends before the way may. */
const ENDS_SOON_MS = 5 * 60_000

/** Leads to the way home, and does what it needs wherever one is in the app. */
function WalkBar({ walk, left }: { walk: Walk; left: number }) {
  const { t } = useLingui()
  const userId = useWalkStore((state) => state.userId)
  const { data } = useQuery({
    queryKey: ['walk', 'code'],
    queryFn: async () => ({ WalkDuties: (await import('../walk/walk-duties.tsx')).WalkDuties }),
    staleTime: Infinity,
  })
  const isAsked = walk.question !== null
  const isUrgent = isAsked || left <= ENDS_SOON_MS
  const rest = leftText(left)
  return (
    <>
      <RunningBar
        to={paths.walkHome()}
        tone={isUrgent ? 'danger' : 'info'}
        icon={isUrgent ? <TriangleAlert size={18} /> : <Footprints size={18} />}
      >
        {isAsked ? t`숙소까지 함께 · 괜찮은지 답해주세요` : t`숙소까지 함께 · 위치 공유 ${rest} 남음`}
      </RunningBar>
      {data !== undefined && userId !== null && <data.WalkDuties userId={userId} walk={walk} />}
    </>
  )
}

/** What has to go on wherever one is in the app: sending positions, unless a way home does, and ending what was to end. */
function useShareDuties(running: RunningShare | null, isWalk: boolean): void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const isKnown = useQuery(mySharesQuery()).data !== undefined
  const endingId = useShareStore((state) => state.endingId)
  const { shareId = null, endsAt = '', isFromHere = false, isEnding = false } = running ?? {}

  useEffect(() => {
    if (!isKnown) return
    rememberShare(shareId === null ? null : { shareId, endsAt, isFromHere })
  }, [isKnown, shareId, endsAt, isFromHere])

  useEffect(() => {
    if (shareId === null || !isFromHere || isEnding || isWalk) return
    return sendPositions(shareId, () => void refreshShares(queryClient))
  }, [shareId, isFromHere, isEnding, isWalk, queryClient])

  const handleEnded = useEffectEvent(async () => {
    toast.success(t`위치 공유를 끝냈어요.`)
    // The end is forgotten last, or the share would seem to run on, and its positions be followed and sent once more.
    await refreshShares(queryClient)
    rememberEnding(null)
  })
  useEffect(() => (endingId === null ? undefined : endWhenHeard(endingId, () => void handleEnded())), [endingId])
}
