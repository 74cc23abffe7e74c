import { useEffect, useState } from 'react'
import { request } from '#lib/server/http.ts'
import { isFinal } from '#lib/server/outcome.ts'
import { provenShift } from '#lib/server/server-time.ts'
import { readSession, useSession } from '#lib/server/session.ts'
import { actsOf, isEmpty, newsFor } from './safety-news.ts'
import { adoptAnswer, readSafety, subscribeToSafety } from './safety-store.ts'

/** SIGNED_OUT: not logged in. KEPT: the server has answered that it has all of it. AWAY: it has not, and is asked again. */
export type SyncState = 'SIGNED_OUT' | 'PENDING' | 'KEPT' | 'AWAY'

/** A list is ticked item by item; each burst is sent once. */
const PAUSE_MS = 1000
const RETRY_MS = 30_000

/** Keeps a member's list in step with the server while it is open: at once, after each change and when the network is back. */
function startSync(userId: number, onState: (state: SyncState) => void): () => void {
  /** What need not be sent again, also where the server had no use for it. */
  const exchanged = new Set<string>()
  let hasAsked = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isOver = false

  const isTheirs = () => readSession()?.userId === userId && readSafety().data.ownerId === userId
  const news = () => newsFor(readSafety().data, exchanged)
  const isDue = () => !hasAsked || !isEmpty(news())

  function schedule(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }

  async function run() {
    clearTimeout(timer)
    if (isRunning || !isTheirs()) return
    isRunning = true
    onState('PENDING')
    try {
      // Times of a clock that was not compared yet could be wrong by a day.
      if (provenShift() === null) await request('GET /api/version', {})
      while (isDue() && isTheirs()) {
        const sent = news()
        const answer = await request('PUT /api/safety', { body: sent })
        hasAsked = true
        for (const act of [...actsOf(sent), ...actsOf(answer)]) exchanged.add(act)
        adoptAnswer(userId, sent, answer)
      }
      onState('KEPT')
    } catch (error) {
      onState('AWAY')
      if (!isOver && !isFinal(error)) schedule(RETRY_MS)
    } finally {
      isRunning = false
    }
  }

  function handleChange() {
    if (!isTheirs() || !isDue()) return
    onState('PENDING')
    if (!isRunning) schedule(PAUSE_MS)
  }

  const handleOnline = () => void run()
  const stopListening = subscribeToSafety(handleChange)
  window.addEventListener('online', handleOnline)
  void run()
  return () => {
    isOver = true
    stopListening()
    window.removeEventListener('online', handleOnline)
    clearTimeout(timer)
    // Leaving the screen right after a tick keeps it nevertheless.
    if (isDue()) void run()
  }
}

export function useSafetySync(): SyncState {
  const userId = useSession()?.userId
  const [state, setState] = useState<SyncState>('PENDING')
  useEffect(() => (userId === undefined ? undefined : startSync(userId, setState)), [userId])
  return userId === undefined ? 'SIGNED_OUT' : state
}
