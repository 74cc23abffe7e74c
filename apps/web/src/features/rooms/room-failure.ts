import { ApiError } from '#lib/server/api-error.ts'

export interface FailureTexts {
  /** An answer came, but no sentence of ours with it. */
  refused: string
  /** What is said where no answer came. */
  broken: string
}

/** What to say when an act failed: the server's own sentence where it gave one. */
export function roomFailure(error: unknown, { refused, broken }: FailureTexts): string {
  if (!(error instanceof ApiError) || error.code === 'NETWORK') return broken
  return error.code === 'UNKNOWN' ? refused : error.message
}
