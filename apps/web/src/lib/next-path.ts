/** The text when it is a path of this app, else null: what an address says about where to go may come from anyone. */
export function ownPath(text: string | null): string | null {
  // What begins with // or /\ is another site to a browser; control characters could hide such a beginning.
  // oxlint-disable-next-line no-control-regex
  return text !== null && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(text) ? text : null
}

/** Where to go after login: the `next` of the address when it is a path of this app, else home. */
export function nextPath(search: URLSearchParams): string {
  return ownPath(search.get('next')) ?? '/'
}
