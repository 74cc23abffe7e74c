import { create } from 'zustand'
import { keepScreenOn } from '../wake-lock.ts'
import { createSirenSound } from './siren-sound.ts'

/** ms on and off, in turn. */
const PATTERN = [600, 200, 600, 200, 600, 200, 600, 200]
const PATTERN_MS = PATTERN.reduce((sum, each) => sum + each, 0)

/** Vibrates until what is returned is called; where a phone cannot (iPhones), nothing happens, so nothing may depend on it. */
function vibrate(): () => void {
  if (!('vibrate' in navigator)) return () => {}
  const repeat = () => navigator.vibrate(PATTERN)
  repeat()
  const timer = setInterval(repeat, PATTERN_MS)
  return () => {
    clearInterval(timer)
    navigator.vibrate(0)
  }
}

interface SirenState {
  /** `stopped`: what to do next is offered. */
  phase: 'idle' | 'running' | 'stopped'
  /** Whether it is heard; null until that is known, a moment after the start. */
  isHeard: boolean | null
  isScreenKept: boolean | null
}

const QUIET = { isHeard: null, isScreenKept: null }

/** One siren for the whole app: it goes on while screens come and go, and never sounds twice at once. */
export const useSiren = create<SirenState>()(() => ({ phase: 'idle', ...QUIET }))

/** ms after a tap on a number within which a phone opens what calls it; some ask before. */
const CALL_MS = 20_000

let sound: ReturnType<typeof createSirenSound> | null = null
let endEffects: (() => void)[] = []

/** Call it when its screen opens; a second call finds the first one's. */
export function prepareSiren(): ReturnType<typeof createSirenSound> {
  sound ??= createSirenSound((isHeard) => useSiren.setState({ isHeard }))
  return sound
}

export function startSiren(): void {
  if (useSiren.getState().phase === 'running') return
  useSiren.setState({ phase: 'running', ...QUIET })
  prepareSiren().start()
  endEffects = [vibrate(), keepScreenOn((isScreenKept) => useSiren.setState({ isScreenKept }))]
}

export function stopSiren(): void {
  if (useSiren.getState().phase !== 'running') return
  sound?.stop()
  for (const end of endEffects) end()
  endEffects = []
  useSiren.setState({ phase: 'stopped', ...QUIET })
}

/**
 * A traveller who calls for help must be heard: as soon as the phone leaves the page for the call, the siren is silent, and it sounds again
 * when the traveller is back. Without the phone leaving it goes on.
 */
export function hushForCall(): void {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), CALL_MS)
  function handleVisibility() {
    const isAway = document.visibilityState === 'hidden'
    if (isAway) clearTimeout(timer)
    else waiting.abort()
    sound?.hush(isAway)
  }
  document.addEventListener('visibilitychange', handleVisibility, { signal: waiting.signal })
  endEffects.push(() => waiting.abort())
}

export function leaveSiren(): void {
  stopSiren()
  useSiren.setState({ phase: 'idle' })
}
