import type { ToastManager } from '@base-ui/react/toast'
import { create } from 'zustand'

interface ToastOptions {
  /** A toast with the id of one on screen takes its place. */
  id?: string
  /** One thing to do about it, such as undo; good news then stay as long as the others. */
  action?: { label: string; onClick: () => void }
  /** Time to think, where what was done is not found again on a screen. */
  isLong?: boolean
}

/** What shows the toasts; see Toaster. */
type ToastScreen = Pick<ToastManager, 'add' | 'close'>

/** Whether there was a toast. The screen for all of them is fetched for the first one. */
export const useHasToasts = create(() => false)

/** Connects the screen of the toasts: until it is called all toasts wait, and come in their order then. */
export let connectToastScreen: (screen: ToastScreen) => void
const connected = new Promise<ToastScreen>((resolve) => void (connectToastScreen = resolve))

const showAs =
  (type: 'blank' | 'success' | 'error') =>
  (title: string, { id, action, isLong = false }: ToastOptions = {}): void => {
    useHasToasts.setState(true)
    const timeout = isLong ? 10_000 : type === 'success' && action === undefined ? 2000 : 4000
    void connected.then(({ add, close }) => {
      function handleAction() {
        action?.onClick()
        close(shown)
      }
      const actionProps = action && { children: action.label, onClick: handleAction }
      const shown = add({ id, type, title, timeout, priority: type === 'error' ? 'high' : 'low', actionProps })
      return shown
    })
  }

/** Short messages at the top of the screen, from anywhere. */
export const toast = { blank: showAs('blank'), success: showAs('success'), error: showAs('error') }
