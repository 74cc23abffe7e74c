import type { Location } from 'react-router'

/** The router's key of the entry that a visit begins with, whichever page that is. */
const FIRST = 'default'

/** Under what a page's scroll position is kept: its entry in the history, and for the first of a visit its address too. */
export const scrollKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === FIRST ? `${key} ${pathname}` : key
