import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { builtProgram, programOf, spawnProgram } from './program.ts'
import type { Envelope } from './test-app.ts'

/** The server as `npm run build` leaves it. */
export const BUILT_SERVER = builtProgram('server')
/** The server of this run. */
export const SERVER = programOf('server')

/** The server as operators run it, in a process of its own on a free port; ended with the test. */
export class ServerProcess {
  readonly log: string[] = []
  /** The log as it was written, each line a JSON object. */
  readonly lines: string[] = []
  readonly exit: Promise<number | NodeJS.Signals>
  readonly #child: ReturnType<typeof spawnProgram>
  #onLine: () => void = () => {}

  constructor(env: Record<string, string>, program = SERVER, within: readonly string[] = []) {
    this.#child = spawnProgram(program, { PORT: '0', DEMO: '0', REQUEST_LIMITS: '0', ...env }, [], within)
    this.exit = once(this.#child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
    const lines = createInterface({ input: this.#child.stdout })
    lines.on('line', (line) => {
      this.lines.push(line)
      this.log.push((JSON.parse(line) as { msg: string }).msg)
      this.#onLine()
    })
    createInterface({ input: this.#child.stderr }).on('line', (line) => this.log.push(line))
    onTestFinished(async () => {
      this.#child.kill('SIGTERM')
      await this.exit
    })
  }

  get pid(): number {
    return this.#child.pid!
  }

  /** Resolves with the groups of the first line like this; rejects when the server ends before it wrote one. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    const ended = this.exit.then((end) => {
      throw new Error(`the server ended with ${end}:\n${this.log.join('\n')}`)
    })
    ended.catch(() => {})
    for (;;) {
      const match = this.log.map((line) => pattern.exec(line)).find((found) => found !== null)
      if (match) return match
      await Promise.race([new Promise<void>((resolve) => (this.#onLine = resolve)), ended])
    }
  }

  /** Returns where it can be reached, once it can. */
  async url(): Promise<string> {
    const [, url = ''] = await this.says(/^혼저가 열렸어요: (\S+)$/)
    return url
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> {
    this.#child.kill(signal)
    return this.exit
  }
}

/** Makes one call to a running server, and returns the envelope it answers. */
export async function callServer<T>(url: string, call: ServerCall = {}) {
  const { method = 'GET', token = '', idempotencyKey, body } = call
  const reply = await fetch(url, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const retryAfter = reply.headers.get('retry-after')
  return { status: reply.status, retryAfter, ...((await reply.json()) as Envelope<T>) }
}

export interface ServerCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  token?: string
  idempotencyKey?: string
  body?: object
}
