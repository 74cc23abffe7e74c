/**
 * `node livez-watch.ts URL` requests a server's /livez in a loop, in a process of its own. Each line it writes is an
 * answer: `{"from","to"}` in ms since 1970.
 */
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

const PAUSE_MS = 1
const [, , url = ''] = process.argv
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const now = () => performance.timeOrigin + performance.now()
const ask = () =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent }, (response) => void text(response).then(resolve, reject)).once('error', reject)
  })

for (;;) {
  const from = now()
  await ask()
  process.stdout.write(`${JSON.stringify({ from, to: now() })}\n`)
  await delay(PAUSE_MS)
}
