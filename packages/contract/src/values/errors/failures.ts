import type * as numbers from '../error-numbers.ts'

/**
 * Failures of the API by their names in our code: the HTTP status and the sentence a person can act on. What clients compare is the number
 * of the same name.
 */
export type Failures = Readonly<Partial<Record<keyof typeof numbers, { status: number; message: string }>>>
