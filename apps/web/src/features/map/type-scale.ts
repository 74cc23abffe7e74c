export interface TypeScale {
  /** The factor by which type is larger than by default. */
  type: number
  /** The factor by which drawings are larger, as `--grown` in styles.css. */
  drawings: number
}

/** Reads the page as it is now: a map reckons in pixels what its styles draw in units of the reader's type. */
export function typeScale(): TypeScale {
  const type = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  return { type, drawings: Math.max(1, 0.375 + 0.625 * type) }
}
