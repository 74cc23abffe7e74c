import { create } from 'zustand'
import { keepScreenOn } from '#lib/wake-lock.ts'
import { createSirenSound } from './siren-sound.ts'
import { vibrate } from './vibration.ts'

interface SirenState {
  /** `stopped`: what to do next is offered. */
  phase: 'idle' | 'running' | 'stopped'
  /** Null until it is known, a moment after the start. */
  isHeard: boolean | null
  isScreenKept: boolean | null
}

const QUIET = { isHeard: null, isScreenKept: null }

/** One siren for the whole app: it goes on while screens come and go, and never sounds twice at once. */
export const useSiren = create<SirenState>()(() => ({ phase: 'idle', ...QUIET }))

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

export function leaveSiren(): void {
  stopSiren()
  useSiren.setState({ phase: 'idle' })
}
