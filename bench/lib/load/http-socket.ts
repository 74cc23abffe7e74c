import type { HttpRequest } from '../../../apps/api/src/testing/busy-calls.ts'
import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: *(\d+)/i
const NO_BODY = new Set([204, 304])

export interface HttpAnswer {
  status: number
  /** The length of the body. */
  bytes: Buffer
}

/**
 * The client's side of HTTP/1.1, as little of it as a load needs: one connection that is kept, one request after the
 * other, bodies whose length is given. The clients of libraries cost more than the servers that are to be measured.
 */
export class HttpSocket {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | undefined

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk))
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')))
  }

  /** Sends the bytes of one request; rejects when the connection ends first. */
  ask(request: Buffer): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnd = this.#received.indexOf(HEAD_END)
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const status = Number(head.slice(9, 12))
    const length = LENGTH.exec(head)?.[1]
    if (length === undefined && !NO_BODY.has(status)) {
      this.#socket.destroy(new Error(`an answer without a length: ${head}`))
      return
    }
    const start = headEnd + HEAD_END.length
    const end = start + Number(length ?? 0)
    if (this.#received.length < end) return
    const bytes = this.#received.subarray(start, end)
    this.#received = this.#received.subarray(end)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve({ status, bytes })
  }
}

/** As it goes over the wire. */
export function requestBytes({ path, method = 'GET', body, token, idempotencyKey }: HttpRequest): Buffer {
  const json = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const head = [
    `${method} ${encodeURI(path)} HTTP/1.1`,
    'Host: 127.0.0.1',
    'User-Agent: honjeo-bench',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(idempotencyKey === undefined ? [] : [`Idempotency-Key: ${idempotencyKey}`]),
    ...(json === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${json.length}`]),
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), json ?? Buffer.alloc(0)])
}
