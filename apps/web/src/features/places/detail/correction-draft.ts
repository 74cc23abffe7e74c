import type { CorrectionDraft } from '@honjeo/contract/places'
import { CORRECTION_KINDS, type CorrectionKind } from '@honjeo/contract/values/enums'
import { readJson, remove, writeJson } from '#lib/device/storage.ts'

export interface CorrectionValues {
  kind: CorrectionKind | null
  content: string
}

export const NO_CORRECTION: CorrectionValues = { kind: null, content: '' }

/** What the server takes, or what has to be done before it does. */
export type Judged = { draft: CorrectionDraft } | { missing: 'kind' | 'content' }

/** Only a place that has closed needs no words. */
export function judgeCorrection({ kind, content }: CorrectionValues): Judged {
  const text = content.trim()
  if (kind === null) return { missing: 'kind' }
  if (text === '') return kind === 'CLOSED' ? { draft: { kind } } : { missing: 'content' }
  return { draft: { kind, content: text } }
}

/** Per member, so that nobody who signs in on the same device later finds another's words. */
const keyOf = (userId: number, contentId: number) => `correction-draft:${userId}:${contentId}`

function isValues(value: unknown): value is CorrectionValues {
  if (typeof value !== 'object' || value === null) return false
  const { kind, content } = value as Partial<CorrectionValues>
  return (kind === null || CORRECTION_KINDS.some((each) => each === kind)) && typeof content === 'string'
}

/** What was written about a place and not sent yet; it outlives the sheet, and a reload. */
export function readCorrection(userId: number, contentId: number): CorrectionValues {
  return readJson(keyOf(userId, contentId), NO_CORRECTION, isValues, 'session')
}

export function keepCorrection(userId: number, contentId: number, values: CorrectionValues): void {
  writeJson(keyOf(userId, contentId), values, 'session')
}

export function dropCorrection(userId: number, contentId: number): void {
  remove(keyOf(userId, contentId), 'session')
}
