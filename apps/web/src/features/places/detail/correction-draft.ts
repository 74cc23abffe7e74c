import type { CorrectionDraft } from '@honjeo/contract/places'
import { CORRECTION_KINDS, type CorrectionKind } from '@honjeo/contract/values/enums'
import { readJson, remove, writeJson } from '#lib/device/storage.ts'

export interface PlaceCorrectionValues {
  kind: CorrectionKind | null
  content: string
}

export const NO_CORRECTION: PlaceCorrectionValues = { kind: null, content: '' }

/** What needs no words. */
export const SAYS_IT_ALL: ReadonlySet<CorrectionKind> = new Set(['CLOSED', 'WRONG_HOURS'])

export const lacksWords = ({ kind, content }: PlaceCorrectionValues) =>
  (kind === null || !SAYS_IT_ALL.has(kind)) && content.trim() === ''

/** What the server takes, or null while something is missing. */
export function toCorrectionDraft(values: PlaceCorrectionValues): CorrectionDraft | null {
  const { kind } = values
  const content = values.content.trim()
  if (kind === null || lacksWords(values)) return null
  return content === '' ? { kind } : { kind, content }
}

/** The key is per member, so that another who signs in on the same device later does not find these words. */
const keyOf = (userId: number, contentId: number) => `correction-draft:${userId}:${contentId}`

function isValues(value: unknown): value is PlaceCorrectionValues {
  if (typeof value !== 'object' || value === null) return false
  const { kind, content } = value as Partial<PlaceCorrectionValues>
  return (kind === null || CORRECTION_KINDS.some((each) => each === kind)) && typeof content === 'string'
}

/** What was written about a place and not sent yet; it outlives the sheet, and a reload. */
export function readCorrection(userId: number, contentId: number): PlaceCorrectionValues {
  return readJson(keyOf(userId, contentId), NO_CORRECTION, isValues, 'session')
}

export function keepCorrection(userId: number, contentId: number, values: PlaceCorrectionValues): void {
  writeJson(keyOf(userId, contentId), values, 'session')
}

export function dropCorrection(userId: number, contentId: number): void {
  remove(keyOf(userId, contentId), 'session')
}
