import { ApiError } from '#lib/api-error.ts'

/** The server's sentence by field. */
export const fieldErrors = (error: Error | null): Record<string, string> =>
  (error instanceof ApiError ? error.fields : undefined) ?? {}
