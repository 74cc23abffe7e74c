import type { Client, StompSubscription } from '@stomp/stompjs'
import type { StompRefusal } from './stomp-status.ts'

export interface StompListener {
  onMessage(body: string): void
  /** Is called after each new subscription: what happened meanwhile has to be asked for. */
  onSubscribed(): void
  /** The server will not have it; it is not tried again. */
  onRefused?(refusal: StompRefusal): void
}

const FIRST_RETRY_MS = 1000
const RETRY_MS = 3000

let lastId = 0

/** One destination on whatever connection there is: asks for a receipt, and asks again under another id until it comes. */
export class StompListening {
  readonly destination: string
  readonly listener: StompListener
  #receipt = ''
  #subscription: StompSubscription | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined

  constructor(destination: string, listener: StompListener) {
    this.destination = destination
    this.listener = listener
  }

  subscribe(client: Client, patienceMs = FIRST_RETRY_MS): void {
    const id = `sub-${(lastId += 1)}`
    const receipt = `subscribed-${id}`
    this.#receipt = receipt
    client.watchForReceipt(receipt, () => {
      if (receipt !== this.#receipt) return
      clearTimeout(this.#retryTimer)
      this.listener.onSubscribed()
    })
    this.#subscription = client.subscribe(this.destination, ({ body }) => this.listener.onMessage(body), {
      id,
      receipt,
    })
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => {
      if (!client.connected) return
      this.#subscription?.unsubscribe()
      this.subscribe(client, RETRY_MS)
    }, patienceMs)
  }

  isAskedBy(receipt: string): boolean {
    return receipt !== '' && receipt === this.#receipt
  }

  /** The connection is gone, and the subscription with it. */
  lose(): void {
    clearTimeout(this.#retryTimer)
    this.#receipt = ''
    this.#subscription = undefined
  }

  end(client: Client): void {
    if (client.connected) this.#subscription?.unsubscribe()
    this.lose()
  }
}
