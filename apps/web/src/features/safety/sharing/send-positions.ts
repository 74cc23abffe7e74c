import { toFixDraft } from '../fix-draft.ts'
import {
  type DeviceFix,
  isPositionGranted,
  type PositionProblem,
  readFix,
  watchFix,
} from '#lib/position/geolocation.ts'
import { keepFix } from '#lib/position/kept-fix.ts'
import { AGAIN_MS, FixSender, isWorthSending } from './fix-sender.ts'
import { setSending, useShareStore } from './share-store.ts'
import { sendFix } from './sharing.api.ts'

/** The time between two tries while a server is away and the device believes to have a network. */
const RETRY_MS = 20_000

/** Sends where this device is as long as a share runs. Answers how to stop. */
export function sendPositions(shareId: number, onRefused: () => void): () => void {
  const sender = new FixSender({ send: (fix) => sendFix(shareId, fix), onChange: setSending, onRefused })
  const follow = () =>
    followPosition({
      onFix: (fix) => void toFixDraft(fix).then((draft) => sender.offer(draft)),
      onProblem: (problem) => setSending({ problem }),
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

const WATCHING = { isPrecise: true, maximumAgeMs: 10_000, timeoutMs: 30_000 }
/** A traveller who takes the phone out of the pocket has moved since. */
const SEEN_AGAIN = { isPrecise: true, maximumAgeMs: 0, timeoutMs: 30_000 }

interface PositionListener {
  onFix: (fix: DeviceFix) => void
  /** What hinders the device; null as soon as nothing does. */
  onProblem: (problem: PositionProblem | null) => void
}

/**
 * Sends where the device is whenever that is worth sending, and each time the page is seen again; browsers measure nothing
 * while it is hidden. Never asks the traveller: where they have not agreed, it reports that. Answers how to stop.
 */
function followPosition({ onFix, onProblem }: PositionListener): () => void {
  let last: DeviceFix | null = null
  let later: ReturnType<typeof setTimeout> | undefined
  let stopWatching: (() => void) | undefined
  let isOver = false

  function take(fix: DeviceFix, isAnyhow = false) {
    if (isOver) return
    keepFix(fix)
    clearTimeout(later)
    // While the traveller does not move, nothing more is measured: what is not worth it now is sent when its turn comes.
    if (isAnyhow || isWorthSending(fix, last)) emit(fix)
    else later = setTimeout(emit, AGAIN_MS - (fix.takenAt - (last?.takenAt ?? 0)), fix)
    // The callback comes last, for it may stop this and begin again.
    onProblem(null)
  }

  function emit(fix: DeviceFix) {
    last = fix
    onFix(fix)
  }

  async function begin() {
    if (!(await isPositionGranted())) {
      if (!isOver) onProblem('denied')
      return
    }
    if (isOver) return
    stopWatching ??= watchFix(take, onProblem, WATCHING)
  }

  function handleVisibility() {
    if (document.hidden) return
    // It may have been allowed in the meantime.
    if (stopWatching === undefined) void begin()
    // What hinders it is reported by the watch.
    else
      readFix(SEEN_AGAIN).then(
        (fix) => take(fix, true),
        () => undefined,
      )
  }

  document.addEventListener('visibilitychange', handleVisibility)
  void begin()
  return () => {
    isOver = true
    clearTimeout(later)
    document.removeEventListener('visibilitychange', handleVisibility)
    stopWatching?.()
  }
}
