import { once } from 'node:events'
import type { Frame } from '@honjeo/stomp/frame'
import { FrameParser } from '@honjeo/stomp/frame-parser'
import { marshalFrame } from '@honjeo/stomp/marshal'
import { WebSocket } from 'ws'

const LIMITS = { headerBytes: 8192, headerCount: 32, bodyBytes: 1 << 20 }
/** How often a client looks whether its server is still heard. */
const WATCH_MS = 1000

export interface Ending {
  /** The close code of the WebSocket; 1006 where the connection just broke. */
  closeCode: number
  /** The `code` of the ERROR that came before. */
  errorCode: string | undefined
}

interface Waiting {
  resolve(): void
  reject(error: Error): void
}

/** A STOMP client small enough that one process can be thousands of members. It does not reconnect. */
export class MemberSocket {
  readonly socket: WebSocket
  readonly ended: Promise<Ending>
  readonly #waiting = new Map<string, Waiting>()
  readonly #listeners = new Map<string, (body: string) => void>()
  #count = 0
  #errorCode: string | undefined
  #failure: string | undefined
  #lastReadAt = performance.now()

  private constructor(url: string) {
    this.socket = new WebSocket(url, ['v12.stomp'], { perMessageDeflate: false })
    this.socket.on('error', ({ message }) => (this.#failure = message))
    // The wait is not by `once` of node:events, which an error that comes before the close would end.
    this.ended = new Promise((resolve) => {
      this.socket.once('close', (closeCode) => {
        for (const { reject } of this.#waiting.values())
          reject(new Error(this.#errorCode ?? this.#failure ?? `closed with ${closeCode}`))
        resolve({ closeCode, errorCode: this.#errorCode })
      })
    })
    const parser = new FrameParser(LIMITS, (frame) => this.#handle(frame))
    this.socket.on('message', (data) => {
      this.#lastReadAt = performance.now()
      parser.push(data as Buffer)
    })
  }

  /** Resolves when CONNECTED; rejects when the connection ends instead. With heart-beats it gives up a silent server. */
  static async connect(url: string, token: string, heartBeatMs = 0): Promise<MemberSocket> {
    const member = new MemberSocket(url)
    const connected = member.#wait('CONNECTED')
    const opened = once(member.socket, 'open').then(() =>
      member.#write('CONNECT', {
        'accept-version': '1.2',
        'heart-beat': `${heartBeatMs},${heartBeatMs}`,
        Authorization: `Bearer ${token}`,
      }),
    )
    opened.catch(() => {})
    await connected
    if (heartBeatMs > 0) member.#beat(heartBeatMs)
    return member
  }

  /** Resolves with the receipt. */
  subscribe<T>(destination: string, onMessage: (body: T) => void): Promise<void> {
    this.#listeners.set(destination, (body) => onMessage(JSON.parse(body) as T))
    return this.#confirmed('SUBSCRIBE', { id: destination, destination })
  }

  /** Resolves with the receipt; rejects with the code of the refusal, or when the connection ends without an answer. */
  send(destination: string, body: unknown): Promise<void> {
    return this.#confirmed('SEND', { destination }, JSON.stringify(body))
  }

  /** Ends the connection as a lost network does. */
  cut(): void {
    this.socket.terminate()
  }

  #confirmed(command: string, headers: Record<string, string>, body?: string): Promise<void> {
    const receipt = `${++this.#count}`
    const confirmed = this.#wait(receipt)
    this.#write(command, { ...headers, receipt }, body)
    return confirmed
  }

  #wait(answer: string): Promise<void> {
    if (this.socket.readyState > WebSocket.OPEN) return Promise.reject(new Error('closed already'))
    const answered = new Promise<void>((resolve, reject) => this.#waiting.set(answer, { resolve, reject }))
    return answered.finally(() => this.#waiting.delete(answer))
  }

  #write(command: string, headers: Record<string, string>, body?: string): void {
    this.socket.send(marshalFrame(command, headers, body), { binary: false })
  }

  #handle({ command, headers, body }: Frame): void {
    if (command === 'MESSAGE') this.#listeners.get(headers['subscription'] ?? '')?.(body.toString())
    else if (command === 'ERROR') this.#errorCode = headers['code']
    else this.#waiting.get(command === 'CONNECTED' ? command : (headers['receipt-id'] ?? ''))?.resolve()
  }

  #beat(everyMs: number): void {
    const beat = setInterval(() => this.socket.send('\n'), everyMs)
    const watch = setInterval(() => {
      if (performance.now() - this.#lastReadAt > 2 * everyMs) this.socket.terminate()
    }, WATCH_MS)
    void this.ended.then(() => [beat, watch].forEach(clearInterval))
  }
}
