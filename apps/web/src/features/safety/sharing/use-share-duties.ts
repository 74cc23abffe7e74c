import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '#ui/toast.ts'
import { endWhenHeard } from './end-when-heard.ts'
import { mySharesQuery, refreshShares } from './location-shares.api.ts'
import { sendPositions } from './send-positions.ts'
import { rememberEnding, rememberShare, useShareStore } from './share-store.ts'
import type { RunningShare } from './use-running-share.ts'

/** What has to go on wherever one is in the app: sending positions, and ending what was to end. */
export function useShareDuties(running: RunningShare | null): void {
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
