import type { Timer } from '@honjeo/contract/safety/timer'
import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import { isFinal } from '#lib/server/outcome.ts'
import { formatTime } from '#lib/text/dates.ts'
import { toast } from '#ui/overlay/toast.ts'
import { changeTimer, showTimer } from './timer.api.ts'

/**
 * Moves a timer to a later time, and with it the share of its way home, and says which of them moved. Rejects where either was
 * not heard: the same may be asked again, for the times are absolute.
 */
export async function extendTimer(queryClient: QueryClient, checkInId: number, plannedAt: string): Promise<void> {
  const timer = await changeTimer(checkInId, { plannedAt })
  showTimer(queryClient, timer)
  await extendShareOf(timer, queryClient)
}

async function extendShareOf(timer: Timer, queryClient: QueryClient): Promise<void> {
  const time = formatTime(timer.plannedAt)
  // Most timers belong to no way home, and their screen does without its code.
  const { extendWalk } = await import('../walk/extend-walk.ts')
  try {
    const shareEndsAt = await extendWalk(timer, queryClient)
    if (shareEndsAt === undefined) return toast.success(t`귀가 타이머를 ${time}까지 늘렸어요.`)
    const shareEnd = formatTime(shareEndsAt)
    toast.success(t`귀가 타이머를 ${time}까지, 위치 공유를 ${shareEnd}까지 늘렸어요.`)
  } catch (error) {
    if (!isFinal(error)) throw error
    const reason = errorText(error)
    toast.error(t`귀가 타이머는 ${time}까지 늘렸지만, 위치 공유는 늘리지 못했어요. ${reason}`)
  }
}
