/** What the page asked for before the app was there, by its address: `paint-first.ts` asks with the member's token. */
export interface EarlyAnswer {
  accessToken: string
  /** ms since 1970 */
  sentAt: number
  /** Undefined where there was none. */
  response: Promise<Response | undefined>
}

declare global {
  var earlyAnswers: Map<string, EarlyAnswer> | undefined
}

/** The answer that the page has asked for already, which is given away once, and to the same member. */
export function takeEarlyAnswer(url: URL, accessToken: string | null): EarlyAnswer | undefined {
  const key = url.pathname + url.search
  const early = globalThis.earlyAnswers?.get(key)
  globalThis.earlyAnswers?.delete(key)
  return early?.accessToken === accessToken ? early : undefined
}
