/** Where in the visit the page is that is shown, as the router counts; a page goes back to it by the difference. */
export const currentEntry = (): number => (history.state as { idx?: number } | null)?.idx ?? 0
