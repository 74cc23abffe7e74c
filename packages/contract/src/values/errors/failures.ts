/**
 * Failures of the API by their names in our code: the code that clients see, its HTTP status and the sentence a person can act on. STOMP
 * ERROR frames carry the same codes.
 */
export type Failures = Readonly<Record<string, { code: string; status: number; message: string }>>
