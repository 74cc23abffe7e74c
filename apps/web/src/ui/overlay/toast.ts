/** ms until a toast leaves by itself; 0 stays until it is replaced or dismissed. */
const DURATIONS = { blank: 4000, error: 4000, success: 2000, loading: 0 } as const

export type ToastType = keyof typeof DURATIONS

export interface ToastOptions {
  /** A toast with the id of one on screen takes its place: loading, then success. */
  id?: string
  /** One thing to do about it, such as undo; the toast then stays for at least 4 s. */
  action?: { label: string; onClick: () => void }
}

export interface ToastMessage extends ToastOptions {
  id: string
  type: ToastType
  message: string
  timeout: number
}

/** What shows the toasts; see Toaster. */
export interface ToastScreen {
  show: (toast: ToastMessage) => void
  dismiss: (id: string) => void
}

type Command = (screen: ToastScreen) => void

let screen: ToastScreen | null = null
let waiting: Command[] = []
let wakeUp: (() => void) | null = null
let lastId = 0

function run(command: Command) {
  if (screen) {
    command(screen)
    return
  }
  waiting.push(command)
  wakeUp?.()
}

function show(type: ToastType, message: string, { id = `toast-${(lastId += 1)}`, action }: ToastOptions = {}): string {
  const timeout = action ? Math.max(DURATIONS[type], DURATIONS.blank) : DURATIONS[type]
  run((on) => on.show({ id, type, message, timeout, action }))
  return id
}

/** Short messages at the top of the screen, from anywhere. Each returns the toast's id. */
export const toast = {
  blank: (message: string, options?: ToastOptions) => show('blank', message, options),
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  loading: (message: string, options?: ToastOptions) => show('loading', message, options),
  dismiss: (id: string) => run((on) => on.dismiss(id)),
}

/** Hands over what has been waiting, and from then on every toast at once. */
export function connectToastScreen(next: ToastScreen): () => void {
  screen = next
  for (const command of waiting) command(next)
  waiting = []
  return () => {
    screen = null
  }
}

/** Calls back when toasts wait for a screen, at once if they do already. */
export function onToastsWaiting(callback: () => void): () => void {
  wakeUp = callback
  if (waiting.length > 0) callback()
  return () => {
    wakeUp = null
  }
}
