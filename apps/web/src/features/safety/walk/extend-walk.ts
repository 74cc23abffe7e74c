import type { Timer } from '@honjeo/contract/safety/timer'
import type { QueryClient } from '@tanstack/react-query'
import { rememberShare } from '../sharing/share-store.ts'
import { extendShare, mySharesQuery, showShare } from '../sharing/sharing.api.ts'
import { alertsAt } from '../timer/moment.ts'
import { readWalk } from './walk-store.ts'

/** A share is seen for so long after contacts were alerted. */
export const SEEN_MINUTES = 30

/**
 * Lets the share of a way home go on as long as its timer needs it, which has just been extended. Answers until when others see
 * it; undefined where the timer belongs to no way home of this device. Rejects where the share could not be extended.
 */
export async function extendWalk(timer: Timer, queryClient: QueryClient): Promise<string | undefined> {
  const walk = readWalk()
  if (walk?.checkInId !== timer.checkInId) return undefined
  const { shareId } = walk
  const share = await extendShare(shareId, new Date(alertsAt(timer) + SEEN_MINUTES * 60_000).toISOString())
  showShare(queryClient, share)
  void queryClient.invalidateQueries({ queryKey: mySharesQuery().queryKey })
  rememberShare({ shareId, endsAt: share.endsAt, isFromHere: true })
  return share.endsAt
}
