import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './root.mjs'

/** A folder that no package can be found from, as a fresh clone is. */
let clone: string

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'honjeo-first-run-'))
  cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true })
  cpSync(join(root, 'package.json'), join(clone, 'package.json'))
  writeFileSync(
    join(clone, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/fastify': { version: '5.12.8' } } }),
  )
})

afterAll(() => {
  rmSync(clone, { recursive: true, force: true })
})

it.each(['start', 'test'])('npm %s gets to installing packages without any of them', (name) => {
  // Without a PATH npm itself cannot be found, and nothing is fetched.
  const { stdout, stderr } = spawnSync(process.execPath, [join(clone, 'scripts', `${name}.mjs`)], {
    encoding: 'utf8',
    env: { PATH: clone },
  })
  expect(stdout + stderr).toContain('Installing npm packages')
  expect(stderr).not.toContain('ERR_MODULE_NOT_FOUND')
})
