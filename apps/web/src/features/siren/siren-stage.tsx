import { type ComponentType, useSyncExternalStore } from 'react'

let Layer: ComponentType | null = null
const watchers = new Set<() => void>()

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** Puts what the siren shows over the whole app, where it stays while screens come and go. */
export function takeStage(next: ComponentType): void {
  Layer = next
  for (const watcher of watchers) watcher()
}

/** Empty, and without the code of the siren, until its screen was opened once. */
export function SirenStage() {
  const Shown = useSyncExternalStore(watch, () => Layer)
  return Shown && <Shown />
}
