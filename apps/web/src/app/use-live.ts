import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#lib/server/session.ts'

/** After the first screen is there, so that nothing of this keeps a visitor waiting. */
const DELAY_MS = 1500

/** Keeps what a member sees up to date while they are signed in. */
export function useLive(): void {
  const userId = useSession()?.userId
  const navigate = useNavigate()
  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { goLive } = await import('./live.ts')
      if (!isOver) stop = goLive(userId, navigate)
    }
    // Without it there is polling; a page that was opened without a network tries again when it is back.
    const retry = () => void start().catch(() => window.addEventListener('online', retry, { once: true }))
    const timer = setTimeout(retry, DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', retry)
      stop?.()
    }
  }, [userId, navigate])
}
