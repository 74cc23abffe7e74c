import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureInstalled } from '../../scripts/lib/system-packages.mjs'
import { freePort } from '../../apps/api/src/testing/free-port.ts'
import { root } from '../../scripts/lib/root.mjs'

const PACKAGE = { name: 'haproxy', file: '/usr/sbin/haproxy' }
const START_TIME_LIMIT_MS = 20_000
/** The lines of deploy/haproxy.cfg that name its two servers. */
const SERVER_LINES = / {4}server one .*\n {4}server two .*\n/g

/** The proxy of `deploy`, with as many servers behind it as there are. */
export async function startProxy(servers: readonly string[]) {
  await ensureInstalled([PACKAGE], new AbortController().signal)
  const folder = mkdtempSync(join(tmpdir(), 'honjeo-proxy-'))
  const file = join(folder, 'haproxy.cfg')
  const lines = servers.map((url, n) => `    server s${n} ${new URL(url).host}\n`).join('')
  writeFileSync(file, readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8').replaceAll(SERVER_LINES, lines))
  const port = await freePort()
  const env = { PATH: process.env['PATH'], PROXY_LISTEN: `127.0.0.1:${port}` }
  const child = spawn(PACKAGE.file, ['-db', '-f', file], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const until = performance.now() + START_TIME_LIMIT_MS; !(await isReady()); await delay(100)) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('haproxy did not start')
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
