import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret of an embedded installation: made at the first start, kept in `dataDir`, readable by its owner only. */
export function keptSecret(dataDir: string): string {
  return keepSecret(dataDir, randomBytes(48).toString('base64'))
}

/** Keeps this secret where none is kept yet; returns the one that is kept. */
export function keepSecret(dataDir: string, secret: string): string {
  const file = join(dataDir, 'jwt-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
