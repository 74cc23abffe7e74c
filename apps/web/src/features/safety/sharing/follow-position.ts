import { type Fix, isPositionGranted, type PositionProblem, readFix, watchFix } from '#lib/geolocation.ts'
import { keepFix } from '#lib/kept-fix.ts'
import { AGAIN_MS, isWorthSending } from './fix-pace.ts'

const WATCHING = { isPrecise: true, maximumAgeMs: 10_000, timeoutMs: 30_000 }
/** Whoever takes the phone out of the pocket has moved since. */
const SEEN_AGAIN = { isPrecise: true, maximumAgeMs: 0, timeoutMs: 30_000 }

interface PositionListener {
  onFix: (fix: Fix) => void
  /** What hinders the device; null as soon as nothing does. */
  onProblem: (problem: PositionProblem | null) => void
}

/**
 * Tells where the device is whenever that is worth sending, and each time the page is seen again; browsers measure nothing
 * while it is hidden. Never asks the traveller: where they have not agreed, it tells so. Answers how to stop.
 */
export function followPosition({ onFix, onProblem }: PositionListener): () => void {
  let last: Fix | null = null
  let later: ReturnType<typeof setTimeout> | undefined
  let stopWatching: (() => void) | undefined
  let isOver = false

  function take(fix: Fix, isAnyhow = false) {
    if (isOver) return
    keepFix(fix)
    clearTimeout(later)
    // Whoever stands still from now on is measured no more: what is not worth it now is sent when its turn comes.
    if (isAnyhow || isWorthSending(fix, last)) tell(fix)
    else later = setTimeout(tell, AGAIN_MS - (fix.takenAt - (last?.takenAt ?? 0)), fix)
    // Last, for whoever hears it may stop this and begin anew.
    onProblem(null)
  }

  function tell(fix: Fix) {
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
    // What hinders it is told by the watch.
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
