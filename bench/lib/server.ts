import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { hurry, onCore } from './core.ts'
import { urlOf } from '../../apps/api/src/testing/database-server.ts'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { SERVER_FLAGS } from '../../scripts/lib/server-flags.mjs'
import type { Connection } from './database.ts'

export interface BenchServer {
  pid: number
  url: string
  stop(): Promise<void>
}

const { PATH, HOME, TMPDIR } = process.env

/** The server as operators run it: built, in a process of its own; resolves when it can be reached. */
export async function startServer(
  database: Connection,
  {
    secret = randomBytes(32).toString('hex'),
    core,
    redisUrl,
    demo = false,
  }: { secret?: string; core?: number; redisUrl?: string; demo?: boolean } = {},
): Promise<BenchServer> {
  const env = {
    PATH,
    HOME,
    TMPDIR,
    // A demo runs on this computer alone, as in `npm start`; see docs/decisions/0032-who-reaches-a-demo.md.
    ...(demo ? {} : { NODE_ENV: 'production' }),
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: demo ? '1' : '0',
    // One generator asks for everybody.
    REQUEST_LIMITS: '0',
    DATABASE_URL: urlOf(database),
    JWT_SECRET: secret,
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
  }
  await ensureBuilt(new AbortController().signal)
  const [command, ...args] = onCore(core, [process.execPath, ...SERVER_FLAGS, 'apps/api/dist/server.js'])
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: core !== undefined,
  })
  if (core !== undefined) hurry(child.pid ?? 0)
  const ended = once(child, 'exit')
  const lines: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const [, found] = /혼저가 열렸어요: (http[^"\s]+)/.exec(line) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${lines.join('\n')}`)))
  })
  return {
    pid: child.pid ?? 0,
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
