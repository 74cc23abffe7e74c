import type { ToastManager } from '@base-ui/react/toast'

interface ToastOptions {
  /** A toast with the id of one on screen takes its place. */
  id?: string
  /** One thing to do about it, such as undo; good news then stay as long as the others. */
  action?: { label: string; onClick: () => void }
}

/** What shows the toasts; see Toaster. */
type ToastScreen = Pick<ToastManager, 'add' | 'close'>

let callFirst: () => void
/** Resolves with the first toast, for which the screen is fetched. */
export const firstToast = new Promise<void>((resolve) => void (callFirst = resolve))

/** Until it is called all toasts wait, and come in their order then. */
export let connectToastScreen: (screen: ToastScreen) => void
const connected = new Promise<ToastScreen>((resolve) => void (connectToastScreen = resolve))

const showAs =
  (type: 'blank' | 'success' | 'error') =>
  (title: string, { id, action }: ToastOptions = {}): void => {
    callFirst()
    const timeout = type === 'success' && action === undefined ? 2000 : 4000
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
