import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { freePort } from '../testing/free-port.ts'

const PROGRAM = '/usr/sbin/haproxy'
const CONFIGURATION = fileURLToPath(new URL('../../../../deploy/haproxy.cfg', import.meta.url))

export interface Proxy {
  http: string
  readonly log: readonly string[]
  /** Resolves when its log has a line like this. */
  says(pattern: RegExp): Promise<void>
}

/** The proxy of `deploy`, with the very configuration, before two servers; ended with the test. */
export async function startProxy(...servers: [one: string, two: string]): Promise<Proxy> {
  const port = await freePort()
  const [one, two] = servers.map((url) => new URL(url).host)
  // The clean-up of `npm test` knows by TMPDIR what a test left behind.
  const env = { TMPDIR: process.env['TMPDIR'], PROXY_LISTEN: `127.0.0.1:${port}`, SERVER_ONE: one, SERVER_TWO: two }
  const child = spawn(PROGRAM, ['-db', '-f', CONFIGURATION], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const log: string[] = []
  let onLine = () => {}
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.push(line)
      onLine()
    })
  }
  const ended = once(child, 'exit').then(
    () => new Error(`haproxy ended:\n${log.join('\n')}`),
    (cause: unknown) => new Error('haproxy is needed for this test: apt-get install haproxy', { cause }),
  )
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })

  return {
    http: `http://127.0.0.1:${port}`,
    log,
    async says(pattern) {
      while (!log.some((line) => pattern.test(line))) {
        const error = await Promise.race([new Promise<void>((resolve) => (onLine = resolve)), ended])
        if (error) throw error
      }
    },
  }
}
