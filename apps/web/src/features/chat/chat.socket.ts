import type { ChatMessage, ChatSend } from '@honjeo/contract/chat'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import { REQUEST_TIMEOUT_MS, STOMP_HEART_BEAT_MS } from '@honjeo/contract/values/limits'
import { Client, type IFrame } from '@stomp/stompjs'
import { renewSession } from '#lib/http.ts'
import { readSession } from '#lib/session.ts'

const RECONNECT_MS = 5000
const FIRST_RETRY_MS = 1000
const RETRY_MS = 3000
const RECEIPT_MS = 10_000

/** What the server says in an ERROR frame; its message is written to be read. */
export interface Refusal {
  code: ErrorCode
  message: string
}

/** NO_TOKEN: nobody is signed in. CLOSED, ERROR: it tries again by itself. A refusal: trying again would not help. */
export type ConnectionProblem = 'NO_TOKEN' | 'CLOSED' | 'ERROR' | Refusal

export interface Connection {
  /** `connected` once the server has confirmed the subscription: from then on every message is heard. */
  phase: 'connecting' | 'connected' | 'disconnected'
  /** Why it was lost; kept while it is tried again. */
  problem: ConnectionProblem | null
}

export interface RoomSocketListeners {
  onChange(connection: Connection): void
  /** After each new subscription: what was said meanwhile has to be asked for. */
  onSubscribed(): void
  onMessage(message: ChatMessage): void
}

/** A message that the server refused, or, without a refusal, did not confirm. */
export class SendError extends Error {
  override name = 'SendError'
  readonly refusal: Refusal | null
  constructor(refusal: Refusal | null) {
    super(refusal?.code ?? 'no receipt')
    this.refusal = refusal
  }
}

interface Waiting {
  resolve(): void
  reject(error: SendError): void
}

/** These end the attempts: another one would be answered the same. */
const FINAL: ReadonlySet<string> = new Set(['CHAT4005', 'CHAT4040', 'COMMON429'])
const OUTDATED_TOKEN: ReadonlySet<string> = new Set(['AUTH4010', 'AUTH4011', 'AUTH4013', 'AUTH4015'])

/** The live side of one room's conversation. Opens at once; `close` before letting it go. */
export class RoomSocket {
  readonly #roomId: number
  readonly #listeners: RoomSocketListeners
  readonly #client: Client
  readonly #waiting = new Map<string, Waiting>()
  #connection: Connection = { phase: 'connecting', problem: null }
  #subscriptions = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  /** A token the server has refused since the last time we were connected: renewed before the next attempt. */
  #refusedToken: string | null = null
  #token: string | null = null
  #isClosed = false

  constructor(roomId: number, listeners: RoomSocketListeners) {
    this.#roomId = roomId
    this.#listeners = listeners
    this.#client = new Client({
      brokerURL: `${location.origin.replace(/^http/, 'ws')}/ws`,
      heartbeatIncoming: STOMP_HEART_BEAT_MS,
      heartbeatOutgoing: STOMP_HEART_BEAT_MS,
      reconnectDelay: RECONNECT_MS,
      connectionTimeout: REQUEST_TIMEOUT_MS,
      // A phone that changed networks waits long for the closing handshake of the old one.
      discardWebsocketOnCommFailure: true,
      beforeConnect: () => this.#prepare(),
      onConnect: () => this.#subscribe(FIRST_RETRY_MS),
      onStompError: (frame) => this.#handleError(frame),
      onWebSocketError: () => this.#lose('ERROR'),
      onWebSocketClose: () => this.#lose('CLOSED'),
    })
    this.#client.activate()
  }

  /** Resolves when the server has stored it. Rejects when it refuses, says nothing for 10 s, or the connection is lost. */
  send(clientId: string, content: string): Promise<void> {
    if (this.#connection.phase !== 'connected' || !this.#client.connected) return Promise.reject(new SendError(null))
    const receipt = new Promise<void>((resolve, reject) => this.#waiting.set(clientId, { resolve, reject }))
    const timer = setTimeout(() => this.#waiting.get(clientId)?.reject(new SendError(null)), RECEIPT_MS)
    this.#client.watchForReceipt(clientId, () => this.#waiting.get(clientId)?.resolve())
    this.#publish({ type: 'TALK', roomId: this.#roomId, content, clientId }, { receipt: clientId })
    return receipt.finally(() => {
      clearTimeout(timer)
      this.#waiting.delete(clientId)
    })
  }

  /** Says that somebody looks at the room now. */
  announceEntry(): void {
    this.#publish({ type: 'ENTER', roomId: this.#roomId })
  }

  /** Tries again now instead of in five seconds. */
  reconnect(): void {
    if (this.#isClosed) return
    this.#change('connecting', this.#connection.problem)
    void this.#client.deactivate({ force: true })
    this.#client.activate()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retryTimer)
    void this.#client.deactivate()
    this.#failWaiting()
  }

  #publish(body: ChatSend, headers: Record<string, string> = {}): void {
    this.#client.publish({ destination: roomInbox(this.#roomId), body: JSON.stringify(body), headers })
  }

  /** Never rejects: the library would give up. Without the network it is the socket that fails, and is tried again. */
  async #prepare(): Promise<void> {
    if (!this.#isClosed) this.#change('connecting', this.#connection.problem)
    if (this.#refusedToken !== null) {
      await renewSession(this.#refusedToken).catch(() => null)
    }
    this.#token = readSession()?.accessToken ?? null
    if (this.#token === null) {
      this.#stop('NO_TOKEN')
      return
    }
    this.#client.connectHeaders = { Authorization: `Bearer ${this.#token}`, roomId: String(this.#roomId) }
  }

  /** Asks for a receipt, and asks anew under another id until it comes. */
  #subscribe(patienceMs: number): void {
    this.#subscriptions += 1
    const attempt = this.#subscriptions
    const receipt = `subscribed-${attempt}`
    this.#client.watchForReceipt(receipt, () => {
      if (attempt === this.#subscriptions) this.#handleSubscribed()
    })
    const subscription = this.#client.subscribe(
      roomTopic(this.#roomId),
      ({ body }) => this.#listeners.onMessage(JSON.parse(body) as ChatMessage),
      { id: `room-${this.#roomId}-${attempt}`, receipt },
    )
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => {
      if (!this.#client.connected) return
      subscription.unsubscribe()
      this.#subscribe(RETRY_MS)
    }, patienceMs)
  }

  #handleSubscribed(): void {
    clearTimeout(this.#retryTimer)
    this.#refusedToken = null
    if (this.#isClosed) return
    this.#change('connected', null)
    this.#listeners.onSubscribed()
  }

  #handleError({ headers }: IFrame): void {
    const { code = 'COMMON500', message = '', 'receipt-id': receipt = '' } = headers
    const refusal = { code: code as ErrorCode, message }
    this.#waiting.get(receipt)?.reject(new SendError(refusal))
    if (FINAL.has(code)) this.#stop(refusal)
    else if (OUTDATED_TOKEN.has(code)) this.#renewToken()
    else this.#lose('ERROR')
  }

  /** At once the first time; a server that refuses the new token too is asked again at the usual pace. */
  #renewToken(): void {
    const isFirst = this.#refusedToken === null
    this.#refusedToken = this.#token
    if (isFirst) this.reconnect()
    else this.#lose('ERROR')
  }

  /** An error is followed by a close; the first thing said is what happened. */
  #lose(problem: 'CLOSED' | 'ERROR'): void {
    clearTimeout(this.#retryTimer)
    this.#failWaiting()
    if (this.#isClosed || !this.#client.active || this.#connection.phase === 'disconnected') return
    this.#change('disconnected', problem)
  }

  #stop(problem: ConnectionProblem): void {
    clearTimeout(this.#retryTimer)
    void this.#client.deactivate()
    this.#failWaiting()
    this.#change('disconnected', problem)
  }

  #failWaiting(): void {
    for (const { reject } of this.#waiting.values()) reject(new SendError(null))
  }

  #change(phase: Connection['phase'], problem: ConnectionProblem | null): void {
    this.#connection = { phase, problem }
    if (!this.#isClosed) this.#listeners.onChange(this.#connection)
  }
}
