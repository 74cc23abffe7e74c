import { create } from 'zustand'
import { askPersistence } from '#lib/device/persistence.ts'

/** An event of Chromium's browsers: the app can be installed, and this is the way to ask for it, once. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface InstallState {
  /** Has the browser ask; null where it offers nothing, or was asked already. */
  ask: (() => Promise<void>) | null
  /** Whether the app was installed since this page was opened. */
  wasInstalled: boolean
}

export const useInstallState = create<InstallState>()(() => ({ ask: null, wasInstalled: false }))

/** Comes once and early, long before a screen looks for it. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would come at a time of its choosing.
    event.preventDefault()
    const ask = async () => {
      useInstallState.setState({ ask: null })
      await (event as InstallPromptEvent).prompt()
    }
    useInstallState.setState({ ask })
  })
  window.addEventListener('appinstalled', () => {
    useInstallState.setState({ ask: null, wasInstalled: true })
    void askPersistence()
  })
}
