import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import * as failures from '@honjeo/contract/values/error-numbers'
import { REQUEST_TIMEOUT_MS, STOMP_HEART_BEAT_MS } from '@honjeo/contract/values/limits'
import { Client, type IFrame, Versions } from '@stomp/stompjs'
import { renewSession } from '../server/http.ts'
import { readAccount } from '../server/session.ts'
import { noticeSuspension } from '../server/api-error.ts'
import { type StompListener, StompListening } from './stomp-listening.ts'
import { type ConnectionState, type ConnectionProblem, type StompRefusal, SendError } from './stomp-status.ts'

const FIRST_MS = { LOST: 5000, REFUSED: 250 }
const LONGEST_MS = 30_000
/** A connection that has held so long is no part of the trouble before it. */
const STEADY_MS = 10_000

/** LOST: the server may be gone. REFUSED: it is there, and hung up after saying no to one thing. */
export type Loss = keyof typeof FIRST_MS

/**
 * Says how long to wait before connecting again: a moment after a refusal, 5 s after a loss, twice as long each time it goes on,
 * up to 30 s. Always give or take half, for a server that restarts would otherwise be met by everybody at once.
 */
class ReconnectPace {
  #losses = 0
  #connectedAt = Infinity

  /** The losses of a time without a network say nothing of the server. */
  handleOnline(): void {
    this.#losses = 0
  }

  handleConnected(): void {
    this.#connectedAt = performance.now()
  }

  /** Returns the time to wait, in ms. */
  next(loss: Loss): number {
    if (performance.now() - this.#connectedAt >= STEADY_MS) this.#losses = 0
    this.#connectedAt = Infinity
    const wait = Math.min(LONGEST_MS, FIRST_MS[loss] * 2 ** this.#losses)
    this.#losses += 1
    return Math.min(LONGEST_MS, wait * (0.5 + Math.random()))
  }
}

const RECEIPT_MS = 10_000
/** A break that is over sooner is not worth a word. */
const UNNOTICED_MS = 1000

interface Waiting {
  resolve(): void
  reject(error: SendError): void
}

/** These end a subscription: asked for again, it would be answered the same. */
const FINAL: ReadonlySet<string> = new Set([
  failures.NOT_A_MEMBER,
  failures.ROOM_NOT_FOUND,
  failures.FORBIDDEN,
  failures.TOO_MANY_REQUESTS,
])
/** Another page of the member's has taken the place of this one. */
const REPLACED = failures.TOO_MANY_REQUESTS
/** Says something of the server, and nothing of what was asked of it. */
const OVERLOADED: ReadonlySet<string> = new Set([failures.TOO_MANY_REQUESTS, failures.INTERNAL, failures.BUSY])
const OUTDATED_TOKEN: ReadonlySet<string> = new Set([
  failures.LOGIN_REQUIRED,
  failures.TOKEN_EXPIRED,
  failures.TOKEN_INVALID,
  failures.SESSION_ENDED,
])

/**
 * The one live connection of a page, shared by all who listen: it is open as long as one does, and comes back by
 * itself, with every subscription, when it was lost.
 */
export class LiveConnection {
  readonly #client: Client
  readonly #listenings = new Set<StompListening>()
  readonly #statusListeners = new Set<(status: ConnectionState) => void>()
  readonly #waiting = new Map<string, Waiting>()
  readonly #pace = new ReconnectPace()
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #status: ConnectionState = { phase: 'connecting', problem: null }
  /** A token the server has refused since the last time we were connected: renewed before the next attempt. */
  #refusedToken: string | null = null
  #token: string | null = null

  constructor() {
    this.#client = new Client({
      webSocketFactory: () =>
        openSocket(`${location.origin.replace(/^http/, 'ws')}/ws`, Versions.default.protocolVersions()),
      heartbeatIncoming: STOMP_HEART_BEAT_MS,
      heartbeatOutgoing: STOMP_HEART_BEAT_MS,
      // The library would wait as long after a refused message as after a lost server.
      reconnectDelay: 0,
      connectionTimeout: REQUEST_TIMEOUT_MS,
      // A phone that changed networks waits long for the closing handshake of the old one.
      discardWebsocketOnCommFailure: true,
      beforeConnect: () => this.#prepare(),
      onConnect: () => this.#handleConnected(),
      onStompError: (frame) => this.#handleError(frame),
      onWebSocketError: () => this.#lose('ERROR'),
      onWebSocketClose: () => this.#lose('CLOSED'),
    })
    // A socket without a network stays open until its heart-beats are missed.
    window.addEventListener('offline', () => this.#client.active && this.#client.forceDisconnect())
    window.addEventListener('online', () => this.#handleOnline())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.reconnect()
    })
  }

  get status(): ConnectionState {
    return this.#status
  }

  /** Calls back on every change. Returns the way to stop. */
  onStatus(listener: (status: ConnectionState) => void): () => void {
    this.#statusListeners.add(listener)
    return () => this.#statusListeners.delete(listener)
  }

  /** Listens until the returned function is called, over every loss of the connection. */
  listen(destination: string, listener: StompListener): () => void {
    const listening = new StompListening(destination, listener)
    this.#listenings.add(listening)
    if (this.#client.connected) listening.subscribe(this.#client)
    else if (this.#client.active) this.reconnect()
    else this.#open()
    return () => {
      if (!this.#listenings.delete(listening)) return
      listening.end(this.#client)
      if (this.#listenings.size === 0) this.#close()
    }
  }

  publish(destination: string, body: unknown, headers: Record<string, string> = {}): void {
    if (this.#client.connected) this.#client.publish({ destination, body: JSON.stringify(body), headers })
  }

  /** Resolves when the server has done it. Rejects when it refuses, says nothing for 10 s, or the connection is lost. */
  send(destination: string, body: unknown, receipt: string): Promise<void> {
    if (!this.#client.connected) return Promise.reject(new SendError(null))
    const confirmed = new Promise<void>((resolve, reject) => this.#waiting.set(receipt, { resolve, reject }))
    const timer = setTimeout(() => this.#waiting.get(receipt)?.reject(new SendError(null)), RECEIPT_MS)
    this.#client.watchForReceipt(receipt, () => this.#waiting.get(receipt)?.resolve())
    this.publish(destination, body, { receipt })
    return confirmed.finally(() => {
      clearTimeout(timer)
      this.#waiting.delete(receipt)
    })
  }

  /** Tries again now instead of in some seconds; where it is not lost, nothing. */
  reconnect(): void {
    if (this.#status.phase === 'disconnected' && this.#listenings.size > 0) this.#restart()
  }

  /** An attempt that began without the network, and has not heard of it yet, is given up like a wait. */
  #handleOnline(): void {
    this.#pace.handleOnline()
    if (this.#status.phase !== 'connected' && this.#listenings.size > 0) this.#restart()
  }

  #open(): void {
    this.#change('connecting', null)
    this.#client.activate()
  }

  #close(): void {
    clearTimeout(this.#retryTimer)
    void this.#client.deactivate()
  }

  #restart(): void {
    clearTimeout(this.#retryTimer)
    this.#change('connecting', this.#status.problem)
    void this.#client.deactivate({ force: true })
    this.#client.activate()
  }

  /** Never rejects: the library would give up. Without the network it is the socket that fails, and is tried again. */
  async #prepare(): Promise<void> {
    this.#change('connecting', this.#status.problem)
    if (this.#refusedToken !== null) await renewSession(this.#refusedToken).catch(() => null)
    this.#token = readAccount()?.accessToken ?? null
    if (this.#token === null) this.#stop('NO_TOKEN')
    else this.#client.connectHeaders = { Authorization: `Bearer ${this.#token}` }
  }

  #handleConnected(): void {
    this.#refusedToken = null
    this.#pace.handleConnected()
    this.#change('connected', null)
    for (const listening of this.#listenings) listening.subscribe(this.#client)
  }

  /** The server closes the connection after it, whatever it was about. */
  #handleError({ headers }: IFrame): void {
    const { code = failures.INTERNAL, message = '', 'receipt-id': receipt = '' } = headers
    const refusal = { code: code as ErrorCode, message }
    const refused = [...this.#listenings].find((each) => each.isAskedBy(receipt))
    const sent = this.#waiting.get(receipt)
    sent?.reject(new SendError(refusal))
    if (noticeSuspension(refusal.code)) this.#stop(refusal)
    else if (OUTDATED_TOKEN.has(code)) this.#renewToken()
    else if (refused !== undefined && FINAL.has(code)) this.#refuse(refused, refusal)
    else if (code === REPLACED && receipt === '') this.#stop(refusal)
    else this.#lose('ERROR', sent === undefined || OVERLOADED.has(code) ? 'LOST' : 'REFUSED')
  }

  /** The others lose their connection for no fault of theirs, and get it back at once. */
  #refuse(listening: StompListening, refusal: StompRefusal): void {
    this.#listenings.delete(listening)
    listening.lose()
    listening.listener.onRefused?.(refusal)
    if (this.#listenings.size > 0) this.#restart()
    else this.#close()
  }

  /** The next attempt does, before it connects. */
  #renewToken(): void {
    this.#refusedToken = this.#token
    this.#lose('ERROR', 'REFUSED')
  }

  /** An error is followed by a close; the first thing said is what happened. */
  #lose(problem: 'CLOSED' | 'ERROR', loss: Loss = 'LOST'): void {
    this.#forgetConnection()
    if (!this.#client.active || this.#status.phase === 'disconnected') return
    const wait = this.#pace.next(loss)
    this.#retryTimer = setTimeout(() => this.#restart(), wait)
    this.#change('disconnected', wait < UNNOTICED_MS ? null : problem)
  }

  #stop(problem: ConnectionProblem): void {
    this.#close()
    this.#forgetConnection()
    this.#change('disconnected', problem)
  }

  #forgetConnection(): void {
    for (const listening of this.#listenings) listening.lose()
    for (const { reject } of this.#waiting.values()) reject(new SendError(null))
  }

  #change(phase: ConnectionState['phase'], problem: ConnectionProblem | null): void {
    this.#status = { phase, problem }
    for (const listener of this.#statusListeners) listener(this.#status)
  }
}

export const stompConnection = new LiveConnection()

/**
 * A WebSocket that says nothing once it closes. The browser drops such words just the same, but complains of each: at the end
 * of a session the server closes while the page takes its leave.
 */
const openSocket = (url: string, protocols: string[]): WebSocket => {
  const socket = new WebSocket(url, protocols)
  const send = socket.send.bind(socket)
  socket.send = (data) => {
    if (socket.readyState === WebSocket.OPEN) send(data)
  }
  return socket
}
