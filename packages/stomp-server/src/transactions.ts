import {
  STOMP_TRANSACTION_BYTES_MAX,
  STOMP_TRANSACTION_FRAMES_MAX,
  STOMP_TRANSACTIONS_MAX,
} from '@honjeo/contract/values/limits'
import type { Frame } from '@honjeo/stomp/frame'
import { StompProtocolError } from '@honjeo/stomp/stomp-protocol-error'
import { appError } from '@honjeo/contract/app-error'
import { requiredHeader } from './stomp-headers.ts'

type Headers = Frame['headers']
/** The act of a SEND once its transaction is committed. */
export type Act = () => void | Promise<void>

interface Kept {
  acts: Act[]
  bytes: number
}

const nameOf = (headers: Headers) => requiredHeader(headers, 'transaction')

/**
 * The transactions that one client has begun. What is sent within one is kept here until COMMIT, within bounds of all of them
 * together; ABORT and the end of the connection forget it.
 */
export class Transactions {
  readonly #open = new Map<string, Kept>()

  begin(headers: Headers): void {
    const name = nameOf(headers)
    if (this.#open.has(name)) throw new StompProtocolError('transaction has begun already')
    if (this.#open.size >= STOMP_TRANSACTIONS_MAX) throw appError('TOO_MANY_REQUESTS')
    this.#open.set(name, { acts: [], bytes: 0 })
  }

  /** Keeps a SEND with a copy of its body. Throws TOO_MANY_REQUESTS where that is more than may be kept. */
  keep(headers: Headers, body: Buffer, act: (body: Buffer) => void | Promise<void>): void {
    const transaction = this.find(headers)
    const all = [...this.#open.values()]
    const frames = all.reduce((sum, { acts }) => sum + acts.length, 1)
    const bytes = all.reduce((sum, kept) => sum + kept.bytes, body.length)
    if (frames > STOMP_TRANSACTION_FRAMES_MAX || bytes > STOMP_TRANSACTION_BYTES_MAX)
      throw appError('TOO_MANY_REQUESTS')
    // The body may be a part of a larger chunk, which would be held with it.
    const copy = Buffer.from(body)
    transaction.acts.push(() => act(copy))
    transaction.bytes += body.length
  }

  /** Throws for a transaction that has not begun. */
  find(headers: Headers): Kept {
    const transaction = this.#open.get(nameOf(headers))
    if (!transaction) throw new StompProtocolError('transaction has not begun')
    return transaction
  }

  /** Returns what was kept, in its order, and forgets the transaction. */
  end(headers: Headers): readonly Act[] {
    const { acts } = this.find(headers)
    this.#open.delete(nameOf(headers))
    return acts
  }

  clear(): void {
    this.#open.clear()
  }
}
