import { toFixDraft } from '#lib/fix-draft.ts'
import { FixSender } from './fix-sender.ts'
import { followPosition } from './follow-position.ts'
import { sendFix } from './location-shares.api.ts'
import { tellSending, useShareStore } from './share-store.ts'

/** For a server that is away while the device believes to have a network. */
const RETRY_MS = 20_000

/** Sends where this device is as long as a share runs. Answers how to stop. */
export function sendPositions(shareId: number, onRefused: () => void): () => void {
  const sender = new FixSender({ send: (fix) => sendFix(shareId, fix), onChange: tellSending, onRefused })
  const follow = () =>
    followPosition({
      onFix: (fix) => void toFixDraft(fix).then((draft) => sender.offer(draft)),
      onProblem: (problem) => tellSending({ problem }),
    })
  let stopFollowing = follow()
  // A watch that was denied stays so; after a tap that was granted a position another begins. What waits to be sent goes on waiting.
  const stopListening = useShareStore.subscribe((now, before) => {
    if (before.problem !== 'denied' || now.problem === 'denied') return
    stopFollowing()
    stopFollowing = follow()
  })
  const flush = () => void sender.flush()
  const timer = setInterval(flush, RETRY_MS)
  window.addEventListener('online', flush)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', flush)
    stopListening()
    stopFollowing()
    sender.stop()
  }
}
