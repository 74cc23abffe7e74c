import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import {
  type DeviceFix,
  isPositionGranted,
  type PositionPermission,
  positionPermission,
  type PositionProblem,
  problemOfBrowser,
  watchFix,
} from '#lib/position/geolocation.ts'
import { ticking } from '#lib/page/rendering.ts'
import { keepFix, readKeptFix } from '#lib/position/kept-fix.ts'

/** Satellites need a while: the first answer is often a mast's. The best of this time counts, and then it stays to be read out. */
const SEARCH_MS = 30_000

/** The accuracy that is good enough to end the search. */
const GOOD_M = 15

/** A traveller who comes back to the page after this long may have walked on. */
const STALE_MS = 60_000

export interface MyFix {
  /** The position, measured now, or what this device kept of an earlier time. */
  fix: DeviceFix | null
  /** Whether it was measured since this screen was opened. */
  isFound: boolean
  isLocating: boolean
  problem: PositionProblem | null
  /** Asks the traveller where that was not done yet: call it from a tap. */
  locate: () => void
}

/** The position of this device: looked up at once where that was allowed before, else when `locate` is called. */
export function useMyFix(): MyFix {
  const [fix, setFix] = useState(readKeptFix)
  const [isFound, setIsFound] = useState(false)
  const [isLocating, setIsLocating] = useState(false)
  const [problem, setProblem] = useState(problemOfBrowser)
  const stop = useRef<(() => void) | null>(null)

  function finish(reason: PositionProblem | null) {
    stop.current?.()
    stop.current = null
    setIsLocating(false)
    setProblem(reason)
  }

  function locate() {
    if (stop.current !== null) return
    let best: DeviceFix | null = null
    setIsLocating(true)
    setProblem(null)
    const stopWatching = watchFix(
      (found) => {
        if (best !== null && best.accuracyM < found.accuracyM) return
        best = found
        setFix(found)
        setIsFound(true)
        keepFix(found)
        if (found.accuracyM <= GOOD_M) finish(null)
      },
      (reason) => {
        if (best === null) finish(reason)
        // What hinders the next measurement takes nothing from the last, and may pass.
        else if (reason === 'denied') finish(null)
      },
      { isPrecise: true, timeoutMs: SEARCH_MS, maximumAgeMs: 10_000 },
    )
    const timer = setTimeout(() => {
      if (best !== null) finish(null)
    }, SEARCH_MS)
    stop.current = () => {
      clearTimeout(timer)
      stopWatching()
    }
  }

  const begin = useEffectEvent((permission: PositionPermission) => {
    if (permission === 'granted') locate()
    else if (permission === 'denied') setProblem((known) => known ?? 'denied')
  })

  const lookAgain = useEffectEvent(async () => {
    if (document.hidden || (fix !== null && Date.now() - fix.takenAt < STALE_MS)) return
    if (await isPositionGranted()) locate()
  })

  useEffect(() => {
    let isShown = true
    void positionPermission().then((permission) => (isShown ? begin(permission) : undefined))
    const onVisible = () => void lookAgain()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isShown = false
      document.removeEventListener('visibilitychange', onVisible)
      stop.current?.()
      stop.current = null
    }
  }, [])

  return { fix, isFound, isLocating, problem, locate }
}

/** Ages are said in minutes; a tick in between keeps them true. */
const TICK_MS = 5000

const subscribe = ticking(TICK_MS)

/** Milliseconds since 1970 by the device's clock, to some seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / TICK_MS) * TICK_MS)
}
