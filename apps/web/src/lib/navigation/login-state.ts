/** Navigation state of a login that a member was sent to. */
export interface LoginState {
  /** The reason why the session has ended, in the server's words; empty where it did not say. */
  loggedOut: string
}

/** Returns why one was logged out; undefined where one was not. */
export function readLoggedOut(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('loggedOut' in state)) return undefined
  return typeof state.loggedOut === 'string' ? state.loggedOut : undefined
}

/** The text when it is a path of this app, else null: what an address says about where to go may come from anyone. */
export function ownPath(text: string | null): string | null {
  // What begins with // or /\ is another site to a browser; control characters could hide such a beginning.
  // oxlint-disable-next-line no-control-regex
  return text !== null && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(text) ? text : null
}

/** The path to go to after login: the `next` of the address when it is a path of this app, else home. */
export function nextPath(search: URLSearchParams): string {
  return ownPath(search.get('next')) ?? '/'
}
