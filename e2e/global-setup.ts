import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'

const PATIENCE_MS = 60_000
const POLL_MS = 50

/** What the server says, to be read when a test fails; without a pipe that would have to be drained. */
const LOG = join(import.meta.dirname, 'results/server.log')

/** Runs the built app with demo content and a database of its own while the browser tests run. */
export default async function setup(config: FullConfig) {
  const baseUrl = config.projects[0]?.use.baseURL
  if (!baseUrl) throw new Error('the configuration has no baseURL')
  const dataDir = mkdtempSync(join(tmpdir(), 'honjeo-e2e-'))
  // PostgreSQL runs as another account when the tests run as root.
  chmodSync(dataDir, 0o755)
  mkdirSync(dirname(LOG), { recursive: true })
  // For the workers, which let time pass in its database; see timer-time.ts.
  process.env['E2E_DATA_DIR'] = dataDir
  const env = { ...process.env, HOST: '127.0.0.1', PORT: new URL(baseUrl).port, DATA_DIR: dataDir, DEMO: '1' }
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    env,
    stdio: ['ignore', openSync(LOG, 'w'), 'inherit'],
  })
  const ended = once(server, 'exit').then(() => {
    throw new Error(`the server has ended:\n${readFileSync(LOG, 'utf8')}`)
  })
  async function stop() {
    server.kill('SIGTERM')
    await ended.catch(() => {})
    rmSync(dataDir, { recursive: true })
  }

  try {
    await Promise.race([answers(`${baseUrl}/livez`), ended])
    // A port that was free a moment ago may be somebody else's by now, and the server takes the next one.
    if (!readFileSync(LOG, 'utf8').includes(`${baseUrl}"`)) throw new Error(`${baseUrl} is another program's`)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function answers(url: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(POLL_MS)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error(`${url} does not answer`)
}
