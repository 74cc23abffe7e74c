import https from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushMessage } from '@honjeo/contract/push'
import type { AppDeps } from '../app.ts'
import { PushBrowser } from './push-browser.ts'
import { PUSH_CERTIFICATE, PUSH_CERTIFICATE_KEY } from './push-certificate.ts'
import { Inbox } from './stomp-client.ts'

export interface Pushed {
  path: string
  headers: IncomingHttpHeaders
  message: PushMessage
}

/**
 * A substitute for the push services of browsers, which no test can call: over TLS, and for the browsers that it makes.
 */
export class PushService {
  readonly inbox = new Inbox<Pushed>()
  /** How many calls were answered, whatever the answer. */
  readonly calls = new Inbox<number>()
  /** How the next calls are answered, `hang` not at all; then all are well. */
  readonly answers: (number | 'hang')[] = []
  readonly #browsers = new Map<string, PushBrowser>()
  /** Paths of browsers that are not there any more. */
  readonly #gone = new Set<string>()
  readonly #server = https.createServer(
    { cert: PUSH_CERTIFICATE, key: PUSH_CERTIFICATE_KEY },
    (request, response) => void this.#answer(request, response),
  )

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const path = request.url ?? ''
    const answer = this.#gone.has(path) ? 410 : (this.answers.shift() ?? 201)
    if (answer === 'hang') return
    response.writeHead(answer).end()
    const message = this.#browsers.get(path)?.read(body)
    if (answer === 201 && message) this.inbox.push({ path, headers: request.headers, message })
    this.calls.push(answer)
  }

  /** What was pushed and answered so far. */
  forget(): void {
    this.inbox.items.length = 0
    this.calls.items.length = 0
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What a server needs to take this for the one push service there is. */
  get settings(): NonNullable<AppDeps['push']> {
    return {
      services: [this.host],
      agent: new https.Agent({ ca: PUSH_CERTIFICATE, keepAlive: true }),
      timeLimitMs: 2000,
      everyMs: 20,
    }
  }

  browser(): PushBrowser {
    const path = `/push/${this.#browsers.size + 1}`
    const browser = new PushBrowser(`https://${this.host}${path}`)
    this.#browsers.set(path, browser)
    return browser
  }

  /** Makes this browser gone from now on, whichever push comes first. */
  end({ draft }: PushBrowser): void {
    this.#gone.add(new URL(draft.endpoint).pathname)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
