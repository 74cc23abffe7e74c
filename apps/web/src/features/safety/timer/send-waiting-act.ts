import * as failures from '@honjeo/contract/values/error-numbers'
import { t } from '@lingui/core/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { isFinal } from '#lib/server/outcome.ts'
import { toast } from '#ui/overlay/toast.ts'
import { extendTimer } from './extend-timer.ts'
import { endTimer, refreshTimers, showTimer } from './timer.api.ts'
import {
  dropWaitingAct,
  findWaitingAct,
  inTurn,
  refreshWaitingAct,
  useWaitingAct,
  type WaitingAct,
} from './waiting-act.ts'

/** Sends what waits, and lets go of what was taken or refused. Never rejects; without a network it goes on waiting. */
async function sendWaitingAct(queryClient: QueryClient, userId: number): Promise<void> {
  await inTurn(async () => {
    const act = await findWaitingAct(userId).catch(() => null)
    if (act === null) return
    try {
      await send(queryClient, act)
    } catch (error) {
      if (!isFinal(error)) return
      sayRefused(error)
      void refreshTimers(queryClient)
    }
    await dropWaitingAct(act).catch(() => undefined)
    await refreshWaitingAct(queryClient, userId)
  })
}

async function send(queryClient: QueryClient, { checkInId, plannedAt, end }: WaitingAct): Promise<void> {
  // A traveller who is back needs no later time any more.
  if (end !== undefined) showTimer(queryClient, await endTimer(checkInId, end))
  else if (plannedAt !== undefined) await extendTimer(queryClient, checkInId, plannedAt)
}

function sayRefused(error: unknown): void {
  const code = error instanceof ApiError ? error.code : ''
  // Its answer was lost on the way: it did arrive.
  if (code === failures.TIMER_ENDED) return
  toast.error(code === failures.WRONG_PIN ? t`연결됐어요. PIN을 입력해야 타이머가 끝나요.` : errorText(error))
}

/** Browsers report a network, not a server: it is tried, too, without an event. */
const RETRY_MS = 5000

/** Sends what waits when it can, as long as something waits, wherever in the app one is. */
export function useSendWaiting(userId: number): void {
  const queryClient = useQueryClient()
  const isWaiting = useWaitingAct(userId) !== null
  useEffect(() => {
    if (!isWaiting) return
    const tryIt = () => void sendWaitingAct(queryClient, userId)
    tryIt()
    const timer = setInterval(tryIt, RETRY_MS)
    window.addEventListener('online', tryIt)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tryIt)
    }
  }, [queryClient, userId, isWaiting])
}
