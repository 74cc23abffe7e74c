import { useSyncExternalStore } from 'react'
import { askPersistence } from '#lib/device/persistence.ts'

/** Of Chromium's browsers: that the app can be installed, and the way to ask for it, once. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface InstallState {
  /** Has the browser ask; null where it offers nothing, or was asked already. */
  ask: (() => Promise<void>) | null
  /** Since this page was opened. */
  wasInstalled: boolean
}

let state: InstallState = { ask: null, wasInstalled: false }
const listeners = new Set<() => void>()

function change(changes: Partial<InstallState>): void {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

/** Comes once and early, long before anybody looks for it. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would come at a time of its choosing.
    event.preventDefault()
    const ask = async () => {
      change({ ask: null })
      await (event as InstallPromptEvent).prompt()
    }
    change({ ask })
  })
  window.addEventListener('appinstalled', () => {
    change({ ask: null, wasInstalled: true })
    void askPersistence()
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useInstallState = () => useSyncExternalStore(subscribe, () => state)
