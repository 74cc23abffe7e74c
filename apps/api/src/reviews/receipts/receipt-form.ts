import { DateOnly, Closed, Id } from '@honjeo/contract/common'
import { say } from '@honjeo/contract/values/sentences'
import type { Static } from 'typebox'
import { appError } from '../../lib/errors.ts'
import { normaliseInput } from '../../http/normalise-input.ts'
import { compileSchema, fieldMessages } from '../../http/validation.ts'

type ReceiptForm = Static<typeof ReceiptForm>
const ReceiptForm = Closed({ contentId: Id, visitDate: DateOnly })
const isForm = compileSchema(ReceiptForm)

/** The text fields of a form, as the schema has them; INVALID_INPUT names those that are wrong. */
export function toReceiptForm(fields: ReadonlyMap<string, string>, today: string): ReceiptForm {
  const form = normaliseInput(Object.fromEntries(fields), ReceiptForm) as Record<string, unknown>
  if (form['contentId'] !== undefined) form['contentId'] = Number(form['contentId'])
  if (!isForm(form)) throw appError('INVALID_INPUT', { fields: fieldMessages(isForm.errors ?? []) })
  const { contentId, visitDate } = form as unknown as ReceiptForm
  if (visitDate > today) throw appError('INVALID_INPUT', { fields: { visitDate: say('VISIT_TO_COME') } })
  return { contentId, visitDate }
}
