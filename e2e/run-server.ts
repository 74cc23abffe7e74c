import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const POLL_MS = 50

export interface RunningServer {
  baseUrl: string
  dataDir: string
  stop: () => Promise<void>
}

export interface ServerOptions {
  /** `http://127.0.0.1:PORT`; without it one of a port that is free. */
  baseUrl?: string
  /** Names its log among the results of the tests, to be read when one fails; without a pipe that would have to be drained. */
  name: string
  /** It gets its own address, where others send people back to. */
  knowsItself?: boolean
  env?: Record<string, string>
}

/** Runs the built app with demo content and a database of its own; resolves once it answers. */
export async function runServer({
  baseUrl,
  name,
  knowsItself = false,
  env = {},
}: ServerOptions): Promise<RunningServer> {
  const address = baseUrl ?? `http://127.0.0.1:${await freePort()}`
  const dataDir = mkdtempSync(join(tmpdir(), 'honjeo-e2e-'))
  // PostgreSQL runs as another account when the tests run as root.
  chmodSync(dataDir, 0o755)
  const log = join(import.meta.dirname, 'results', `${name}.log`)
  mkdirSync(dirname(log), { recursive: true })
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: new URL(address).port,
      DATA_DIR: dataDir,
      DEMO: '1',
      ...(knowsItself ? { PUBLIC_URL: address } : {}),
      ...env,
    },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  })
  const ended = once(server, 'exit').then(() => {
    throw new Error(`the server has ended:\n${readFileSync(log, 'utf8')}`)
  })
  async function stop() {
    server.kill('SIGTERM')
    await ended.catch(() => {})
    rmSync(dataDir, { recursive: true })
  }

  try {
    await Promise.race([answers(`${address}/livez`), ended])
    // A port that was free a moment ago may be another process's by now, and the server takes the next one.
    if (!readFileSync(log, 'utf8').includes(`${address}"`)) throw new Error(`${address} is another program's`)
  } catch (error) {
    await stop()
    throw error
  }
  return { baseUrl: address, dataDir, stop }
}

async function answers(url: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(POLL_MS)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error(`${url} does not answer`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
