// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, run } from './child.mjs'
import { withProgress } from './progress.mjs'
import { root } from './root.mjs'

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

const stampFile = join(root, 'node_modules/.honjeo-lock-hash')

/**
 * Not `npm ci`: it refuses a lock file without the binaries for other platforms, and where a registry does not have those
 * no lock file with them can be made. Without saving, npm installs the locked versions just the same.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/**
 * Installs the npm packages by the lock file unless they are there. Writes nothing when they are.
 * @param {AbortSignal} signal
 */
export async function ensurePackages(signal) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n${lockText}`).digest('hex')
  if (readIfPresent(stampFile) === hash) return
  if (!isInstalled(JSON.parse(lockText), readInstalled())) {
    await withProgress('Installing npm packages', () => run('npm', INSTALL, { signal }))
    if (!isInstalled(JSON.parse(lockText), readInstalled())) {
      throw new CommandError('package-lock.json is behind package.json: run npm install, and commit what it changes')
    }
  }
  try {
    writeFileSync(stampFile, hash)
  } catch {
    // A read-only node_modules that is complete is as good; it is only compared again next time.
  }
}

/** What npm noted of its last installation. */
function readInstalled() {
  return JSON.parse(readIfPresent(join(root, 'node_modules/.package-lock.json')) ?? '{ "packages": {} }')
}

/**
 * Whether exactly what the lock file asks for is installed. Optional packages may be missing or more: they are the
 * binaries for one platform each.
 * @param {Lock} lock
 * @param {Lock} installed
 */
export function isInstalled(lock, installed) {
  const wanted = ofPackages(lock)
  const found = ofPackages(installed)
  return (
    [...wanted].every(([path, { version, optional }]) =>
      found.has(path) ? found.get(path)?.version === version : optional,
    ) && [...found].every(([path, { optional }]) => wanted.has(path) || optional)
  )
}

/**
 * Without the workspaces themselves, which are no packages.
 * @param {Lock} lock
 */
function ofPackages({ packages }) {
  return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')))
}

/** @param {string} file */
function readIfPresent(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
