import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashSources, makeOnce } from './stamp.mjs'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'honjeo-stamp-'))
  return () => rmSync(base, { recursive: true })
})

function write(path: string, content: string) {
  mkdirSync(join(base, path, '..'), { recursive: true })
  writeFileSync(join(base, path), content)
}

function hash() {
  return hashSources(base, ['config.json', 'src'])
}

describe('the hash of sources', () => {
  beforeEach(() => {
    write('config.json', '{}')
    write('src/a.ts', 'one')
    write('src/deep/b.ts', 'two')
  })

  it('stays the same while nothing changes', () => {
    expect(hash()).toBe(hash())
  })

  it.each([
    ['a content changes', () => write('src/deep/b.ts', 'TWO')],
    ['a file is added', () => write('src/c.ts', '')],
    ['a file is gone', () => rmSync(join(base, 'src/a.ts'))],
    ['a file is renamed', () => renameSync(join(base, 'src/a.ts'), join(base, 'src/z.ts'))],
    ['text moves from one file to the next', () => (write('src/a.ts', ''), write('src/deep/b.ts', 'onetwo'))],
  ])('changes when %s', (_, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
  })

  it('does not depend on what tools make', () => {
    const before = hash()
    for (const path of ['dist/a.js', 'node_modules/x/index.js', 'tsconfig.tsbuildinfo']) write(`src/${path}`, '')
    expect(hash()).toBe(before)
  })
})

describe('making once', () => {
  const made: boolean[] = []
  const make = (sources: string) => {
    const options = { stampFile: join(base, '.cache/stamp'), hash: sources, outputs: [join(base, 'out.js')] }
    return makeOnce(options, async (isAnyOutputMissing) => {
      made.push(isAnyOutputMissing)
      write('out.js', sources)
    })
  }
  beforeEach(() => void made.splice(0))

  it('makes again only for other sources', async () => {
    await make('first')
    await make('first')
    await make('second')
    await make('second')
    expect(made).toEqual([true, false])
  })

  it('makes again what is gone', async () => {
    await make('first')
    rmSync(join(base, 'out.js'))
    await make('first')
    expect(made).toEqual([true, true])
  })

  it('takes what failed for not made', async () => {
    await make('first')
    const options = { stampFile: join(base, '.cache/stamp'), hash: 'second', outputs: [join(base, 'out.js')] }
    await expect(makeOnce(options, () => Promise.reject(new Error('interrupted')))).rejects.toThrow('interrupted')
    expect(existsSync(options.stampFile)).toBe(false)
    await make('first')
    expect(made).toEqual([true, false])
  })
})
