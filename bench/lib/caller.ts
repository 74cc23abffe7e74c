import { Agent, request } from 'node:http'

/** What is asked of a server; a path alone is a GET of it by a visitor. */
export interface Call {
  path: string
  method?: 'GET' | 'POST'
  body?: object
  /** Access token of the member who calls. */
  token?: string
  /** Sent with a write, as the app does. */
  idempotencyKey?: string
}

/** One connection to a server, one call after the other. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** The text of an answer; rejects for a failure. */
  call(asked: string | Call): Promise<string> {
    const {
      path,
      method = 'GET',
      body,
      token,
      idempotencyKey,
    }: Call = typeof asked === 'string' ? { path: asked } : asked
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    }
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#url}${encodeURI(path)}`, { agent: this.#agent, method, headers }, (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk: string) => (text += chunk))
        reply.on('end', () =>
          (reply.statusCode ?? 0) < 300 ? resolve(text) : reject(new Error(`${path}: ${reply.statusCode} ${text}`)),
        )
      })
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  }

  /** Milliseconds until the whole answer was there. */
  async time(path: string): Promise<number> {
    const start = performance.now()
    await this.call(path)
    return performance.now() - start
  }

  close(): void {
    this.#agent.destroy()
  }
}
