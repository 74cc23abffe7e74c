import {
  type DeviceFix,
  isPositionGranted,
  PositionError,
  type PositionProblem,
  readFix,
} from '#lib/position/geolocation.ts'

/** The least time between two measurements of a way home. */
export const PACE_MS = 60_000

interface PaceOptions {
  /** Returns when the device was asked last, by its clock; by another tab or before the page was loaded, too. */
  locatedAt: () => number
  /** Is called before the device is asked. */
  onAsk: (now: number) => void
  onFix: (fix: DeviceFix) => void
  /** What hinders the device; null as soon as nothing does. */
  onProblem: (problem: PositionProblem | null) => void
}

const LOCATING = { isPrecise: true, timeoutMs: 30_000, maximumAgeMs: 0 }

/**
 * Measures where the device is once a minute while the page is seen, and when it is seen again after longer. Between the
 * measurements the receiver rests, which a watch would not let it. Never asks the traveller. Answers how to stop.
 */
export function followAtPace({ locatedAt, onAsk, onFix, onProblem }: PaceOptions): () => void {
  let isOver = false
  let isLocating = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Returns the ms left to rest; none where the clock was put back behind the last time. */
  function rest(): number {
    const age = Date.now() - locatedAt()
    return age < 0 ? 0 : Math.max(PACE_MS - age, 0)
  }

  function wait(ms: number) {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void look(), ms)
  }

  async function look() {
    // What is hidden begins again when it is seen.
    if (isOver || isLocating || document.hidden) return
    if (rest() > 0) return wait(rest())
    isLocating = true
    try {
      await locate()
    } finally {
      isLocating = false
      wait(PACE_MS)
    }
  }

  async function locate() {
    onAsk(Date.now())
    if (!(await isPositionGranted())) {
      if (!isOver) onProblem('denied')
      return
    }
    try {
      const fix = await readFix(LOCATING)
      if (isOver) return
      onProblem(null)
      onFix(fix)
    } catch (error) {
      if (!isOver) onProblem(error instanceof PositionError ? error.problem : 'unavailable')
    }
  }

  const handleVisibility = () => void look()
  document.addEventListener('visibilitychange', handleVisibility)
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', handleVisibility)
  }
}
