import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { isFinal } from '#lib/server/outcome.ts'
import { useSession } from '#lib/server/session.ts'
import { toast } from '#ui/overlay/toast.ts'
import { dropEntry, listEntries, refreshEntries, useWaitingEntries } from './meeting-entries.ts'
import { enterMeetingCode, metText, refreshMeeting } from './meeting.api.ts'

const LOCK = 'honjeo-meeting-entries'
/** Browsers know of a network, not of a server, which is asked besides. */
const RETRY_MS = 10_000

/** Sends codes that were typed without a network, wherever in the app the member is now. Shows nothing by itself. */
export function WaitingMeetings() {
  const userId = useSession()?.userId
  return userId === undefined ? null : <Sender userId={userId} />
}

function Sender({ userId }: { userId: number }) {
  const queryClient = useQueryClient()
  const isWaiting = useWaitingEntries(userId).length > 0
  useEffect(() => {
    if (!isWaiting) return
    const send = () => void sendEntries(queryClient, userId)
    send()
    const timer = setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [queryClient, userId, isWaiting])
  return null
}

/** Two tabs do not send at once; without locks the server takes the same entry twice as one. */
const inTurn = (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(LOCK, task) : task()

/** Sends what waits, and lets go of what was taken or refused. Never rejects; without an answer it goes on waiting. */
const sendEntries = (queryClient: QueryClient, userId: number): Promise<void> =>
  inTurn(async () => {
    for (const { order, roomId, entry } of await listEntries(userId)) {
      try {
        toast.success(metText(await enterMeetingCode(roomId, entry)))
      } catch (error) {
        if (!isFinal(error)) return
        toast.error(errorText(error))
      }
      if (order !== undefined) await dropEntry(order).catch(() => undefined)
      await refreshEntries(queryClient, userId)
      void refreshMeeting(queryClient)
    }
  })
