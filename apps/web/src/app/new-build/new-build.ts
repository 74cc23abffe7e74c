import { useSyncExternalStore } from 'react'

/** A newer build of the app than this page: its worker waits, and what it takes to have it now; null while there is none. */
let takeOver: (() => void) | null = null
const listeners = new Set<() => void>()

export function offerNewBuild(act: (() => void) | null): void {
  takeOver = act
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readTakeOver = () => takeOver

export const useNewBuild = () => useSyncExternalStore(subscribe, readTakeOver, readTakeOver)
