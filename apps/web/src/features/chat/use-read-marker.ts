import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { markRead } from './chat.api.ts'
import { usePageVisible } from './use-page-visible.ts'

/** At most one call a second, however fast the conversation. */
const INTERVAL_MS = 1000

export interface ReadMarkerOptions {
  roomId: number
  /** Of the newest message held; 0 while there is none. */
  newestSeq: number
  isAtBottom: boolean
  onRead: () => void
}

/** Tells the server that the conversation is read, once per arrival and whenever its end is in view with something new. */
export function useReadMarker({ roomId, newestSeq, isAtBottom, onRead }: ReadMarkerOptions): void {
  const queryClient = useQueryClient()
  const isVisible = usePageVisible()
  const readSeq = useRef(0)
  const calledAt = useRef(-INTERVAL_MS)
  const isReading = isAtBottom && isVisible

  const mark = useEffectEvent(async (seq: number) => {
    calledAt.current = performance.now()
    readSeq.current = seq
    try {
      await markRead(queryClient, roomId, seq)
      onRead()
    } catch {
      // The next message, or coming back to the page, asks again.
      readSeq.current = 0
    }
  })

  useEffect(() => {
    if (!isReading || newestSeq <= readSeq.current) return
    const wait = Math.max(0, calledAt.current + INTERVAL_MS - performance.now())
    const timer = setTimeout(() => void mark(newestSeq), wait)
    return () => clearTimeout(timer)
  }, [isReading, newestSeq])
}
