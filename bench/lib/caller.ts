import { Agent, get } from 'node:http'

/** One connection to a server, one call after the other. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** The text of an answer; rejects for any but 200. */
  call(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const request = get(`${this.#url}${encodeURI(path)}`, { agent: this.#agent }, (reply) => {
        let body = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk: string) => (body += chunk))
        reply.on('end', () =>
          reply.statusCode === 200 ? resolve(body) : reject(new Error(`${path}: ${reply.statusCode} ${body}`)),
        )
      })
      request.on('error', reject)
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
