/** When the server drew the page that is being started, ms since 1970. */
let drawnAt: number | undefined

/** Until `endDrawnPage` everything is drawn as the server drew it, so that React finds what it expects. */
export function startDrawnPage(now: number): void {
  drawnAt = now
}

export function endDrawnPage(): void {
  drawnAt = undefined
}

/** Whether the page is drawn by the server, or taken over by the app as the server drew it. */
export const isDrawnPage = (): boolean => drawnAt !== undefined

/** Now, for what is drawn: on a page of the server's the moment at which the server drew it. */
export const drawingNow = (): number => drawnAt ?? Date.now()
