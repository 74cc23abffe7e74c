import type { UseFormSetError } from 'react-hook-form'
import { ApiError } from '#lib/api-error.ts'
import { FIELD_OF_BODY, type RoomFormValues } from './room-form-values.ts'

/** Shows what the server says beside the fields it is about. Answers the first of it, if it is about fields at all. */
export function showFieldErrors(setError: UseFormSetError<RoomFormValues>, error: unknown): string | undefined {
  const wrong = error instanceof ApiError ? Object.entries(error.fields ?? {}) : []
  const shown = wrong.flatMap(([name, message]) => {
    const field = FIELD_OF_BODY[name]
    return field === undefined ? [] : [{ field, message }]
  })
  for (const [index, { field, message }] of shown.entries()) setError(field, { message }, { shouldFocus: index === 0 })
  return shown[0]?.message
}
