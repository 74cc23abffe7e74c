// @ts-check
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { CommandError, run } from './child.mjs'
import { withProgress } from './progress.mjs'

/** Debian's packages for the tests, each with a file that shows whether it is there. */
const PACKAGES = [
  { name: 'chromium', file: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
  { name: 'fonts-noto-cjk', file: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc' },
  { name: 'postgresql-15', file: '/usr/lib/postgresql/15/bin/initdb' },
  { name: 'redis-server', file: '/usr/bin/redis-server' },
  { name: 'haproxy', file: '/usr/sbin/haproxy' },
]
const INSTALL = ['install', '--yes', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120']
/** Debian asks this file before it starts the service of a new package. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/** Where it is missing, the tests run in the whole browser, slower. */
const QUICKER = [{ name: 'chromium-headless-shell', file: '/usr/bin/chromium-headless-shell' }]

/**
 * Installs what the tests need from the system's packages.
 * @param {AbortSignal} signal
 */
export async function ensureSystemPackages(signal) {
  await ensureInstalled(PACKAGES, signal)
  try {
    await ensureInstalled(QUICKER, signal)
  } catch (error) {
    signal.throwIfAborted()
    console.log(`The browser tests will take longer: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Installs what is missing of Debian's packages; without the right to do so, fails with the command that does.
 * @param {{ name: string, file: string }[]} packages
 * @param {AbortSignal} signal
 */
export async function ensureInstalled(packages, signal) {
  const missing = packages.filter(({ file }) => !existsSync(file)).map(({ name }) => name)
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    const command = `apt-get update && apt-get install --yes --no-install-recommends ${missing.join(' ')}`
    throw new CommandError(`${missing.join(', ')} missing. On Debian, as root: ${command}`)
  }
  await withProgress(`Installing ${missing.join(', ')}`, () =>
    withoutStartingServices(async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update'], { signal, env })
      await run('apt-get', [...INSTALL, ...missing], { signal, env })
    }),
  )
}

/** @param {() => Promise<void>} action */
async function withoutStartingServices(action) {
  const isOurs = !existsSync(SERVICE_POLICY)
  if (isOurs) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await action()
  } finally {
    if (isOurs) rmSync(SERVICE_POLICY)
  }
}
