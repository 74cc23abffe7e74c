import { onOtherKeyboard } from './keyboard.ts'
import { toReading, type Reading } from './reading.ts'

/** How a query can be understood, the likeliest first: as it was typed, then as with the other keyboard. None of emoji. */
export const readingsOf = (query: string): Reading[] =>
  [query, ...onOtherKeyboard(query)].map(toReading).filter((reading) => reading !== null)
