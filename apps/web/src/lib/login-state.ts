/** Navigation state of a login that a member was sent to. */
export interface LoginState {
  /** Why the session has ended, in the server's words; empty where it did not say. */
  loggedOut: string
}

/** Why one was logged out; undefined where one was not. */
export function readLoggedOut(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('loggedOut' in state)) return undefined
  return typeof state.loggedOut === 'string' ? state.loggedOut : undefined
}
