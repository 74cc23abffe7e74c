import { ApiError } from '#lib/api-error.ts'
import { endShare } from './location-shares.api.ts'

const RETRY_MS = 20_000

/** What cannot be ended any more has ended. */
export const isOver = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status)

/** Ends a share as soon as the server can be reached, at the first try if that is now. Answers how to stop trying. */
export function endWhenHeard(shareId: number, onHeard: () => void): () => void {
  let isStopped = false
  let isAsking = false

  async function ask() {
    if (isAsking || isStopped) return
    isAsking = true
    try {
      await endShare(shareId)
    } catch (error) {
      if (!isOver(error)) return
    } finally {
      isAsking = false
    }
    if (isStopped) return
    stop()
    onHeard()
  }

  const tryAgain = () => void ask()
  const timer = setInterval(tryAgain, RETRY_MS)
  window.addEventListener('online', tryAgain)
  document.addEventListener('visibilitychange', tryAgain)
  function stop() {
    isStopped = true
    clearInterval(timer)
    window.removeEventListener('online', tryAgain)
    document.removeEventListener('visibilitychange', tryAgain)
  }
  tryAgain()
  return stop
}
