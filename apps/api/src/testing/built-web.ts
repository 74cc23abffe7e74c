import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'

const source = fileURLToPath(new URL('../../../web/', import.meta.url))

/** For the tests of one file: a folder as a build of the web leaves it, with the page itself, what lies beside it, its worker and one hashed file. */
export function makeBuiltWeb(): string {
  const dir = mkdtempSync(join(tmpdir(), 'honjeo-web-'))
  afterAll(() => rmSync(dir, { recursive: true }))
  cpSync(join(source, 'index.html'), join(dir, 'index.html'))
  cpSync(join(source, 'public'), dir, { recursive: true })
  writeFileSync(join(dir, 'push-worker.js'), 'void self\n')
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'assets', 'app-3f2a.js'), 'export {}\n')
  writeFileSync(join(dir, 'assets', 'app-3f2a.js.map'), '{}\n')
  return dir
}
