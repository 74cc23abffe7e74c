import { ERRORS } from '@honjeo/contract/values/error-codes'
import type { Socket } from 'node:net'
import { STOMP_BODY_MAX_BYTES } from '@honjeo/contract/values/limits'
import { type FrameLimits, FrameParser } from '@honjeo/stomp/frame-parser'
import type { Frame } from '@honjeo/stomp/frame'
import type { HeartBeat } from '@honjeo/stomp/heart-beat'
import { marshalText } from '@honjeo/stomp/marshal'
import type { StompVersion } from '@honjeo/stomp/version'
import type { WebSocket } from 'ws'
import { appError } from '@honjeo/contract/app-error'
import { countFailure } from '@honjeo/observability/metrics'
import { SocketWriter } from './socket-writer.ts'
import type { StompEnvironment } from './stomp-environment.ts'
import { CLOSE_SERVICE_RESTART, errorFrame, type StompFailure, failureOf, policyFailure } from './stomp-failure.ts'
import { frameTexts } from './websocket-frame.ts'

/**
 * Hands its items to `work` one after another in order of arrival; `work` must not reject. A gate of `resilience` would do
 * the same with a promise and a closure more for every frame, on the path that each message of the chat takes.
 */
class SerialQueue<T> {
  readonly #limit: number
  readonly #work: (item: T) => Promise<void>
  #items: T[] = []
  #running: Promise<void> | undefined

  constructor(limit: number, work: (item: T) => Promise<void>) {
    this.#limit = limit
    this.#work = work
  }

  /** Returns false, and adds nothing, when as many items as allowed are already waiting. */
  push(item: T): boolean {
    if (this.#items.length >= this.#limit) return false
    this.#items.push(item)
    this.#running ??= this.#run()
    return true
  }

  /** Forgets what has not begun; resolves when the item in work is done. */
  async stop(): Promise<void> {
    this.#items = []
    await this.#running
  }

  async #run(): Promise<void> {
    for (let item = this.#items.shift(); item !== undefined; item = this.#items.shift()) {
      await this.#work(item)
    }
    this.#running = undefined
  }
}

const FRAME_LIMITS: FrameLimits = { headerBytes: 8192, headerCount: 32, bodyBytes: STOMP_BODY_MAX_BYTES }
/** The most that a client may send in one WebSocket message: a frame that breaks the limits a little still gets its ERROR. */
export const MESSAGE_MAX_BYTES = 2 * (FRAME_LIMITS.headerBytes + FRAME_LIMITS.bodyBytes)
/** The most frames that wait, more than a client ever sends without waiting: its subscriptions and a burst of messages after being offline. */
const WAITING_FRAMES_MAX = 128
/** The time that a peer may take to answer our close. */
const CLOSING_MS = 2000
const HEART_BEAT = frameTexts('\n')

export interface StompConnectionOptions {
  environment: Pick<StompEnvironment, 'timing' | 'writeTurn' | 'log' | 'refusals' | 'isUnavailable'>
  webSocket: WebSocket
  /** The socket that `webSocket` runs on: frames that are already framed bypass `ws`. */
  socket: Socket
  /** Is called for one frame at a time, in order. */
  onFrame: (frame: Frame) => void | Promise<void>
  /** Is called once, as soon as nothing can be delivered any more. */
  onEnd: () => void
  /** Returns the user's id for the log. */
  userId: () => number | undefined
}

/** The transport below a session: frames in, frames out, heart-beats, and an orderly end. */
export class StompConnection {
  /** Resolves when the socket is closed. */
  readonly closed: Promise<void>

  readonly #options: StompConnectionOptions
  readonly #writer: SocketWriter
  readonly #parser: FrameParser
  readonly #frames: SerialQueue<Frame>
  #heartBeat: HeartBeat = { incomingMs: 0, outgoingMs: 0 }
  #isReading = true
  #lastReadAt = performance.now()
  #endedAt: number | undefined

  constructor(options: StompConnectionOptions) {
    const { webSocket, socket, environment, onFrame } = options
    this.#options = options
    this.#writer = new SocketWriter(socket, environment.writeTurn, () => this.#terminate('reads too slowly'))
    this.#parser = new FrameParser(FRAME_LIMITS, (frame) => this.#receive(frame))
    this.#frames = new SerialQueue(WAITING_FRAMES_MAX, (frame) => this.#handle(frame, onFrame))
    this.closed = new Promise((resolve) => {
      webSocket.on('close', () => {
        this.#end()
        resolve()
      })
    })
    // A `ws` server hands over one Buffer per message, joined if it came in fragments.
    webSocket.on('message', (data) => this.#read(data as Buffer))
    webSocket.on('ping', () => this.#writer.checkBacklog())
  }

  /** The version, which decides how headers are escaped in both directions. */
  get version(): StompVersion {
    return this.#parser.version
  }

  set version(version: StompVersion) {
    this.#parser.version = version
  }

  get hasEnded(): boolean {
    return this.#endedAt !== undefined
  }

  startHeartBeats(heartBeat: HeartBeat): void {
    this.#heartBeat = heartBeat
  }

  send(command: string, headers: Record<string, string | undefined>): void {
    this.write(frameTexts(marshalText(command, headers, undefined, this.version)))
  }

  /** Writes WebSocket frames. */
  write(frames: Buffer): void {
    if (!this.hasEnded) this.#writer.write(frames)
  }

  /** Sends ERROR, then closes. */
  fail(failure: StompFailure, receiptId?: string): void {
    if (this.hasEnded) return
    const { reason, detail, cause } = failure
    const { code } = ERRORS[reason]
    const userId = this.#options.userId()
    const { log, refusals } = this.#options.environment
    countFailure(reason)
    const message = 'STOMP session refused'
    if (cause === undefined) refusals.note({ kind: message, message, facts: { code, detail }, userId })
    else log.error({ userId, code, err: cause }, 'STOMP session failed')
    this.write(frameTexts(errorFrame(failure, receiptId, this.version)))
    this.close(failure.closeCode, code)
  }

  close(closeCode: number, reason?: string): void {
    if (this.hasEnded) return
    this.#writer.flush(performance.now())
    this.#end()
    this.#options.webSocket.close(closeCode, reason)
  }

  /** Finishes the frame in work, then closes; frames that have not begun are the client's to send again. */
  async shutDown(): Promise<void> {
    this.#isReading = false
    if (!this.hasEnded) await this.#frames.stop()
    this.close(CLOSE_SERVICE_RESTART, 'server is restarting')
    await this.closed
  }

  /** Is to be called every `timing.sweepMs`. */
  sweep(now: number): void {
    const { sweepMs } = this.#options.environment.timing
    const { incomingMs, outgoingMs } = this.#heartBeat
    if (this.#endedAt !== undefined) {
      if (now - this.#endedAt > CLOSING_MS) this.#options.webSocket.terminate()
    } else if (this.#writer.isStalled(now)) {
      this.#terminate('reads nothing')
    } else if (incomingMs > 0 && now - this.#lastReadAt > 2 * incomingMs + sweepMs) {
      this.fail(policyFailure('INVALID_FRAME', 'heart-beats missed'))
    } else if (outgoingMs > 0 && now - this.#writer.lastWriteAt >= outgoingMs - sweepMs) {
      this.write(HEART_BEAT)
    }
  }

  #read(chunk: Buffer): void {
    if (!this.#isReading) return
    this.#lastReadAt = performance.now()
    try {
      this.#parser.push(chunk)
    } catch (error) {
      this.fail(this.#failureOf(error))
    }
  }

  #receive(frame: Frame): void {
    if (!this.#isReading || this.#frames.push(frame)) return
    throw frame.command === 'SEND' ? appError('TOO_MANY_MESSAGES', { retryAfter: 1 }) : appError('TOO_MANY_REQUESTS')
  }

  async #handle(frame: Frame, onFrame: StompConnectionOptions['onFrame']): Promise<void> {
    if (this.hasEnded) return
    try {
      await onFrame(frame)
    } catch (error) {
      this.fail(this.#failureOf(error), frame.headers.receipt)
    }
  }

  #failureOf(error: unknown): StompFailure {
    return failureOf(error, this.#options.environment.isUnavailable)
  }

  #terminate(detail: string): void {
    if (this.hasEnded) return
    const message = 'STOMP session terminated'
    const userId = this.#options.userId()
    this.#options.environment.refusals.note({ kind: message, message, facts: { detail }, userId })
    this.#end()
    this.#options.webSocket.terminate()
  }

  /** Ends the connection: nothing is read or written any more, whether or not the peer answers our close. */
  #end(): void {
    if (this.hasEnded) return
    this.#endedAt = performance.now()
    this.#isReading = false
    this.#options.onEnd()
  }
}
