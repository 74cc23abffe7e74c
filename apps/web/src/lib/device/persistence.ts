/** Whether the browser may throw away what is kept on this device when it wants the room, or after some days. */
export type Persistence = 'KEPT' | 'NOT_KEPT' | 'UNKNOWN'

const asked = (call: 'persist' | 'persisted') => async (): Promise<Persistence> => {
  try {
    return (await navigator.storage[call]()) ? 'KEPT' : 'NOT_KEPT'
  } catch {
    // An old browser, or a page that is not served securely.
    return 'UNKNOWN'
  }
}

export const readPersistence = asked('persisted')

/** Asks the browser to keep it, which decides by itself or asks the traveller. Answers what is true afterwards. */
export const askPersistence = asked('persist')

const logged = new Set<string>()

/** Logs a line to the browser's console, once for each `about` and page. The line must not contain what members wrote. */
export function logOnce(about: string, line: string): void {
  if (logged.has(about)) return
  logged.add(about)
  // oxlint-disable-next-line no-console -- the only log that a browser has
  console.warn(line)
}
