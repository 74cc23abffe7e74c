/** px; every row of a wheel, so that offset and index follow from each other. */
export const WHEEL_ROW_HEIGHT = 40

/** ms without a scroll event after which a wheel has come to rest. */
export const WHEEL_SETTLE_MS = 150

const PAGE_ROWS = 5

/** The row nearest to the centre line; rubber-band scrolling may report offsets outside of the list. */
export function wheelIndexAt(scrollTop: number, count: number): number {
  return clamp(Math.round(scrollTop / WHEEL_ROW_HEIGHT), count)
}

/** Returns where a key leads from a row, or undefined when the key is not the wheel's. */
export function wheelIndexAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return clamp(index - 1, count)
    case 'ArrowDown':
      return clamp(index + 1, count)
    case 'PageUp':
      return clamp(index - PAGE_ROWS, count)
    case 'PageDown':
      return clamp(index + PAGE_ROWS, count)
    case 'Home':
      return 0
    case 'End':
      return clamp(count, count)
    default:
      return undefined
  }
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index))
}
