import type { ErrorCode } from '@honjeo/contract/values/error-codes'

/** What the server says in an ERROR frame; its message is written to be read. */
export interface StompRefusal {
  code: ErrorCode
  message: string
}

/** NO_TOKEN: no member is signed in. CLOSED, ERROR: it tries again by itself. A refusal: trying again would not help. */
export type ConnectionProblem = 'NO_TOKEN' | 'CLOSED' | 'ERROR' | StompRefusal

export interface ConnectionState {
  phase: 'connecting' | 'connected' | 'disconnected'
  /** The reason why it was lost; kept while it is tried again. */
  problem: ConnectionProblem | null
}

/** A message that the server refused, or, without a refusal, did not confirm. */
export class SendError extends Error {
  override name = 'SendError'
  readonly refusal: StompRefusal | null
  constructor(refusal: StompRefusal | null) {
    super(refusal?.code ?? 'no receipt')
    this.refusal = refusal
  }
}
