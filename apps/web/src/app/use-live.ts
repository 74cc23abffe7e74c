import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#lib/session.ts'

/** After the first screen is there, so that nothing of this keeps anybody waiting. */
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
    // Without it there is polling; the next sign-in or visit tries again.
    const timer = setTimeout(() => void start().catch(() => undefined), DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [userId, navigate])
}
