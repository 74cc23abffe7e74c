import { type ComponentType, useSyncExternalStore } from 'react'

let Running: ComponentType | null = null
const watchers = new Set<() => void>()

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** Puts what the siren shows over the whole app; there it stays while screens come and go. */
export function takeStage(next: ComponentType): void {
  Running = next
  for (const watcher of watchers) watcher()
}

/** Empty, and without the siren's code, until somebody has started one. */
export function SirenStage() {
  const Shown = useSyncExternalStore(watch, () => Running)
  return Shown && <Shown />
}
