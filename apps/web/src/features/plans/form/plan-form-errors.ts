import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import { ApiError } from '#lib/api-error.ts'
import { FIELD_OF_BODY, type PlanFormValues } from './plan-form-values.ts'

type Field = keyof PlanFormValues

/** Refusals that are about one field even where the server does not name it. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, Field>> = {
  PLAN4001: 'dates',
  PLAN4002: 'dates',
  PLAN4004: 'dates',
  PLAN4005: 'transportType',
  PLAN4006: 'endTime',
}

/** What the server finds wrong, by the form's fields. */
export function wrongFieldsOf(error: unknown): { field: Field; message: string }[] {
  if (!(error instanceof ApiError)) return []
  const named = Object.entries(error.fields ?? {}).flatMap(([name, message]) => {
    // A field within a list, such as `contentIds.3`, is shown at the list.
    const field = FIELD_OF_BODY[name.split(/[.[/]/)[0] ?? name]
    return field === undefined ? [] : [{ field, message }]
  })
  if (named.length > 0) return named
  const field = FIELD_OF_CODE[error.code as ErrorCode]
  return field === undefined ? [] : [{ field, message: error.message }]
}
