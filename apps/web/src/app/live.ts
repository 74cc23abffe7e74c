import type { NavigateFunction } from 'react-router'
import { keepPushTold } from '#features/notifications/push/push-device.ts'
import { followPushes } from './opened-by-push.ts'
import { listenToOwnEvents } from './own-events.ts'

/** Everything that reaches a member who is signed in by itself. Fetched after the first screen. Answers how to end it. */
export function goLive(userId: number, navigate: NavigateFunction): () => void {
  // A browser that does not tell now is asked again at the next visit.
  keepPushTold(userId).catch(() => undefined)
  const stops = [listenToOwnEvents(), followPushes(navigate)]
  return () => {
    for (const stop of stops) stop()
  }
}
