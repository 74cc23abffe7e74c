import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'

/** What the server says of one field of a request, or else of the whole. */
export function fieldErrorText(error: unknown, field: string): string {
  return (error instanceof ApiError ? error.fields?.[field] : undefined) ?? errorText(error)
}
