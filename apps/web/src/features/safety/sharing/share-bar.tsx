import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff, Radio } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '#lib/navigation/paths.ts'
import { RunningBar } from '../running-bar.tsx'
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
  useShareDuties(running)
  if (running === null) return null
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

/** What has to go on wherever one is in the app: sending positions, and ending what was to end. */
function useShareDuties(running: RunningShare | null): void {
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
    if (shareId === null || !isFromHere || isEnding) return
    return sendPositions(shareId, () => void refreshShares(queryClient))
  }, [shareId, isFromHere, isEnding, queryClient])

  const handleEnded = useEffectEvent(() => {
    rememberEnding(null)
    toast.success(t`위치 공유를 끝냈어요.`)
    void refreshShares(queryClient)
  })
  useEffect(() => (endingId === null ? undefined : endWhenHeard(endingId, () => handleEnded())), [endingId])
}
