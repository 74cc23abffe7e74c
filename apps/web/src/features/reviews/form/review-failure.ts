import type { FirstReview } from '@honjeo/contract/reviews'
import { ApiError } from '#lib/api-error.ts'
import { FIELD_OF_BODY, type ReviewFormValues } from './review-form-values.ts'

type Field = keyof ReviewFormValues | 'images'

/** Which field a refusal is about that names none. */
const FIELD_OF_CODE: Partial<Record<ApiError['code'], Field>> = {
  PLACE4040: 'place',
  SPAM4000: 'text',
  SPAM4001: 'text',
  SPAM4090: 'text',
  REVIEW4091: 'visitDate',
  IMAGE4004: 'images',
}

/** The fields of the form that a failed review is about, with what to say under each. */
export function wrongFieldsOf(error: unknown): { field: Field; message: string }[] {
  if (!(error instanceof ApiError)) return []
  const byCode = FIELD_OF_CODE[error.code]
  if (byCode !== undefined) return [{ field: byCode, message: error.message }]
  return Object.entries(error.fields ?? {}).flatMap(([name, message]) => {
    const field = name === 'images' ? name : FIELD_OF_BODY[name]
    return field === undefined ? [] : [{ field, message }]
  })
}

/** The receipt has been used, or was of another visit: it does not help this review any more. */
export function isReceiptRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'REVIEW4001' || error.code === 'REVIEW4090')
}

/** The member's review of the same place and day, beside which there is no second one; null for any other failure. */
export const firstReviewOf = (error: unknown): FirstReview | null =>
  error instanceof ApiError && error.code === 'REVIEW4091' ? (error.result as FirstReview) : null
