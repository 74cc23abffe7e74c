import { createHash } from 'node:crypto'
import { ID_MAX } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { FORBIDDEN_CHARACTERS } from '@honjeo/contract/values/text'
import { isInstant } from '../lib/clock.ts'
import { appError } from '@honjeo/contract/app-error'

type Part = string | number

/** What a part may be: anything else would reach the database as a value that its column cannot be compared with. */
const PART_TYPES = {
  instant: (part: unknown) => typeof part === 'string' && isInstant(part) && new Date(part).toISOString() === part,
  integer: (part: unknown) => Number.isInteger(part) && Number(part) >= 0 && Number(part) <= ID_MAX,
  number: (part: unknown) => Number.isFinite(part),
  text: (part: unknown) => typeof part === 'string' && !FORBIDDEN_CHARACTERS.test(part),
}
type PartType = keyof typeof PART_TYPES
type TypeOf<T extends PartType> = T extends 'instant' | 'text' ? string : number

/** Returns a mark of a list that is short, whatever the list is called: a search is called by its words. */
const fingerprint = (list: string) => createHash('sha256').update(list).digest('base64url').slice(0, 12)

/**
 * A keyset cursor: the sort values of the last row shown, and the name of the list it came from. It is opaque to
 * clients; one that was made for another list, or by hand, is answered with INVALID_INPUT.
 */
export const encodeCursor = (list: string, parts: readonly Part[]) =>
  Buffer.from(JSON.stringify([fingerprint(list), ...parts])).toString('base64url')

const invalid = () => appError('INVALID_INPUT', { fields: { cursor: say('WRONG_CURSOR') } })

export function decodeCursor<const T extends readonly PartType[]>(
  list: string,
  cursor: string | undefined,
  types: T,
): { [K in keyof T]: TypeOf<T[K]> } | null {
  if (cursor === undefined) return null
  let parsed: unknown
  try {
    parsed = JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw invalid()
  }
  if (!Array.isArray(parsed) || parsed[0] !== fingerprint(list)) throw invalid()
  const parts: unknown[] = parsed.slice(1)
  if (parts.length !== types.length || !types.every((type, i) => PART_TYPES[type](parts[i]))) throw invalid()
  return parts as { [K in keyof T]: TypeOf<T[K]> }
}

/** Cuts a list that was asked for `size + 1` rows into a page with the cursor of its last row. */
export function toPage<Row, Item = Row>(
  rows: readonly Row[],
  size: number,
  cursor: (row: Row) => string,
  item?: (row: Row) => Item,
) {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const hasNext = rows.length > size
  const content = item ? shown.map(item) : (shown as unknown as Item[])
  return { content, hasNext, nextCursor: hasNext && last !== undefined ? cursor(last) : null, size }
}
