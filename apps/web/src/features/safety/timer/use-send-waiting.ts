import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendWaitingAct } from './send-waiting-act.ts'
import { useWaitingAct } from './use-waiting-act.ts'

/** Browsers tell of a network, not of a server: it is tried, too, without being told. */
const RETRY_MS = 5000

/** As long as something waits, sends it when it can, wherever in the app one is. */
export function useSendWaiting(userId: number): void {
  const queryClient = useQueryClient()
  const isWaiting = useWaitingAct(userId) !== null
  useEffect(() => {
    if (!isWaiting) return
    const send = () => void sendWaitingAct(queryClient, userId)
    send()
    const timer = setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [queryClient, userId, isWaiting])
}
