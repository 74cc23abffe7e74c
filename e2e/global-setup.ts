import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FullConfig } from '@playwright/test'

const PATIENCE_MS = 60_000
const POLL_MS = 50

/** Runs the built app with demo content and a database of its own while the browser tests run. */
export default async function setup(config: FullConfig) {
  const baseUrl = config.projects[0]?.use.baseURL
  if (!baseUrl) throw new Error('the configuration has no baseURL')
  const dataDir = mkdtempSync(join(tmpdir(), 'honjeo-e2e-'))
  // PostgreSQL runs as another account when the tests run as root.
  chmodSync(dataDir, 0o755)
  const env = { ...process.env, HOST: '127.0.0.1', PORT: new URL(baseUrl).port, DATA_DIR: dataDir, DEMO: '1' }
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let log = ''
  server.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ended = once(server, 'exit').then(() => {
    throw new Error(`the server has ended:\n${log}`)
  })
  await Promise.race([answers(`${baseUrl}/livez`), ended])

  return async () => {
    server.kill('SIGTERM')
    await ended.catch(() => {})
    rmSync(dataDir, { recursive: true })
  }
}

async function answers(url: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(POLL_MS)) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error(`${url} does not answer`)
}
