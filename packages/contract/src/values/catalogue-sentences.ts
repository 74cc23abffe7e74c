import { ERRORS } from './error-codes.ts'
import { INQUIRY_CATEGORY_TEXTS } from './inquiry-categories.ts'
import { REPORT_REASONS } from './report-reasons.ts'
import { REVIEW_TAGS } from './review-tags.ts'
import { SENTENCES } from './sentences.ts'
import { WITHDRAWAL_REASON_NAMES } from './withdrawal-reasons.ts'

const choices = (kind: string, rows: readonly { code: string; name: string; description: string }[]) =>
  rows.flatMap(({ code, name, description }) => [
    [`${kind}.${code}`, name],
    [`${kind}.${code}.description`, description],
  ])

/** The sentences that the server says in Korean, by the id under which the catalogues of the web have them in other languages. */
export const CATALOGUE_SENTENCES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(ERRORS).map(({ code, message }) => [code, message])),
  ...SENTENCES,
  ...Object.fromEntries(choices('REPORT_REASON', REPORT_REASONS)),
  ...Object.fromEntries(choices('INQUIRY_CATEGORY', INQUIRY_CATEGORY_TEXTS)),
  ...Object.fromEntries(
    Object.entries(WITHDRAWAL_REASON_NAMES).map(([reason, name]) => [`WITHDRAWAL_REASON.${reason}`, name]),
  ),
  ...Object.fromEntries(Object.entries(REVIEW_TAGS).map(([code, label]) => [`REVIEW_TAG.${code}`, label])),
}
