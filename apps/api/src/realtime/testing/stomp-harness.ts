import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Frame } from '@honjeo/stomp/frame'
import { FrameParser } from '@honjeo/stomp/frame-parser'
import { marshalFrame } from '@honjeo/stomp/marshal'
import type { StompVersion } from '@honjeo/stomp/version'
import { Client, type IFrame, type StompConfig } from '@stomp/stompjs'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { appError } from '@honjeo/contract/app-error'
import { pino } from 'pino'
import { loggableError } from '@honjeo/observability/loggable-error'
import { PACE } from '../../config/pace.ts'
import { realtimePlugin, type RealtimeOptions } from '../realtime.plugin.ts'

export interface LogLine {
  level: number
  msg: string
  [key: string]: unknown
}

export interface TestServer {
  app: FastifyInstance
  url: string
  log: LogLine[]
}

/**
 * A server with the plugin and one feature that echoes: who may hear room 1 to 9 and sends to it, hears it from there.
 * Tokens are `<userId>`, or `<userId>:<milliseconds to live>`; `expired` has expired and all others are not ours.
 */
export async function startServer(options: Partial<RealtimeOptions> = {}): Promise<TestServer> {
  const log: LogLine[] = []
  const stream = { write: (line: string) => void log.push(JSON.parse(line) as LogLine) }
  const app = Fastify({
    loggerInstance: pino({ level: 'debug', serializers: { err: loggableError } }, stream) as FastifyBaseLogger,
  })
  await app.register(realtimePlugin, { authenticate, publicUrl: null, sendRate: PACE.chatSends, ...options })
  app.stomp.onSubscribe('/topic/:roomId', ({ params: { roomId = 0 } }) => {
    if (roomId > 9) throw appError('NOT_A_MEMBER')
  })
  app.stomp.onSubscribe('/user/queue/events', () => {})
  app.stomp.onSend('/app/echo/:roomId', ({ params: { roomId = 0 } }, body) => {
    app.broker.publish(`/topic/${roomId}`, body.toString())
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { app, url: `ws://127.0.0.1:${port}/ws`, log }
}

async function authenticate(token: string) {
  if (token === 'expired') throw appError('TOKEN_EXPIRED')
  const [, userId, ttl = '60000'] = /^(\d+)(?::(\d+))?$/.exec(token) ?? []
  if (userId === undefined) throw appError('TOKEN_INVALID')
  return { userId: Number(userId), sessionId: `login-of-${userId}`, expiresAt: Date.now() + Number(ttl) }
}

/** A connected client of the library that the web uses; ended when the test is. */
export async function connectClient(
  url: string,
  token: string,
  { stompVersions }: Pick<StompConfig, 'stompVersions'> = {},
): Promise<Client> {
  const client = new Client({
    webSocketFactory: () => new WebSocket(url, ['v12.stomp', 'v11.stomp', 'v10.stomp']),
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    ...(stompVersions && { stompVersions }),
  })
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => resolve()
    client.onStompError = (frame) => reject(new Error(frame.headers.code))
    client.activate()
  })
  return client
}

/** A point in time that others can wait for. */
export class Gate {
  open: () => void = () => {}
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve
  })
}

let receiptCount = 0

/** Resolves when the server has confirmed what `act` sends with the receipt it is given. */
export function confirmed(client: Client, act: (receipt: string) => void): Promise<IFrame> {
  receiptCount += 1
  const receipt = `receipt-${receiptCount}`
  return new Promise((resolve) => {
    client.watchForReceipt(receipt, resolve)
    act(receipt)
  })
}

/** Subscribes and collects what arrives. */
export async function listen(client: Client, destination: string): Promise<string[]> {
  const bodies: string[] = []
  await confirmed(client, (receipt) => {
    client.subscribe(destination, (message) => bodies.push(message.body), { receipt })
  })
  return bodies
}

export interface Closing {
  code: number
  reason: string
}

export interface RawClientOptions {
  protocols?: string[]
  origin?: string
  /** The address it comes from: loopback has many. */
  from?: string
  /** Decides how it reads headers. */
  version?: StompVersion
}

/** A client that sends whatever it is given, to see what a server makes of it. */
export class RawClient {
  readonly socket: WebSocket
  readonly closing: Promise<Closing>
  readonly #frames: Frame[] = []
  #onFrame: (() => void) | undefined

  constructor(url: string, options: RawClientOptions = {}) {
    const { protocols = ['v12.stomp'], origin, from, version = '1.2' } = options
    this.socket = new WebSocket(url, protocols, { origin, localAddress: from })
    this.closing = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
    })
    const parser = new FrameParser({ headerBytes: 8192, headerCount: 32, bodyBytes: 1 << 20 }, (frame) => {
      this.#frames.push(frame)
      this.#onFrame?.()
    })
    parser.version = version
    this.socket.on('message', (data) => parser.push(data as Buffer))
  }

  static async open(url: string, options?: RawClientOptions): Promise<RawClient> {
    const client = new RawClient(url, options)
    await once(client.socket, 'open')
    return client
  }

  /** Opens a socket and gets through CONNECT. */
  static async connect(url: string, token: string, headers: Record<string, string> = {}): Promise<RawClient> {
    const client = await RawClient.open(url)
    client.send('CONNECT', { 'accept-version': '1.2', Authorization: `Bearer ${token}`, ...headers })
    await client.expect('CONNECTED')
    return client
  }

  send(command: string, headers: Record<string, string> = {}, body?: string): void {
    this.socket.send(marshalFrame(command, headers, body).toString())
  }

  async next(): Promise<Frame> {
    for (;;) {
      const frame = this.#frames.shift()
      if (frame) return frame
      const arrived = new Promise<void>((resolve) => {
        this.#onFrame = resolve
      })
      const closed = await Promise.race([arrived, this.closing])
      if (closed && this.#frames.length === 0) throw new Error(`closed with ${closed.code} while waiting for a frame`)
    }
  }

  /** The next frame, which has to be of this command. */
  async expect(command: string): Promise<Frame> {
    const frame = await this.next()
    if (frame.command !== command) throw new Error(`${command} expected, got ${frame.command} ${frame.body.toString()}`)
    return frame
  }

  /** A round trip that shows that the server still serves this socket. */
  async isServed(): Promise<boolean> {
    this.send('UNSUBSCRIBE', { id: 'none', receipt: 'served' })
    return (await this.expect('RECEIPT')).headers['receipt-id'] === 'served'
  }

  /** The ERROR that comes next, with the close that has to follow it. */
  async expectError(): Promise<{ headers: Frame['headers']; body: Record<string, unknown>; closing: Closing }> {
    const { headers, body } = await this.expect('ERROR')
    return { headers, body: JSON.parse(body.toString()) as Record<string, unknown>, closing: await this.closing }
  }
}
