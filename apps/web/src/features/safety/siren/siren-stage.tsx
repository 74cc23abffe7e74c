import { type ReactNode, useSyncExternalStore } from 'react'

let layer: ReactNode = null
const watchers = new Set<() => void>()

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

const readLayer = () => layer

/** Puts what the siren shows over the whole app, where it stays while screens come and go. */
export function takeStage(next: ReactNode): void {
  layer = next
  for (const watcher of watchers) watcher()
}

/** Empty, and without the code of the siren, until its screen was opened once. */
export function SirenStage() {
  return useSyncExternalStore(watch, readLayer, readLayer)
}
