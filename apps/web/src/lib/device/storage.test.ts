import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readJson, readText, remove, removeAll, writeJson, writeText } from './storage.ts'

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

/** A device's storage: the part of the Web Storage interface that is used. */
function deviceStorage(entries = new Map<string, string>()) {
  return {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

describe('on a device that stores', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', deviceStorage())
    vi.stubGlobal('sessionStorage', deviceStorage())
  })

  it('reads what was written, per area', () => {
    writeJson('list', [1, 2])
    expect(readJson('list', [], isNumbers)).toEqual([1, 2])
    expect(readJson('list', [], isNumbers, 'session')).toEqual([])
    remove('list')
    expect(readText('list')).toBeNull()
  })

  it('removes everything whose key begins alike, and nothing else', () => {
    for (const key of ['draft:1', 'draft:2', 'drafts', 'token']) writeText(key, 'text')
    removeAll('draft:')
    expect(['draft:1', 'draft:2', 'drafts', 'token'].map((key) => readText(key))).toEqual([null, null, 'text', 'text'])
  })

  it('gives the default for what is missing, corrupt or of another shape', () => {
    expect(readJson('list', [7], isNumbers)).toEqual([7])
    writeText('list', '[1,')
    expect(readJson('list', [7], isNumbers)).toEqual([7])
    writeText('list', '{"a":1}')
    expect(readJson('list', [7], isNumbers)).toEqual([7])
  })
})

describe('on a device that refuses', () => {
  it('keeps values until the page is closed', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    writeText('key', 'kept')
    expect(readText('key')).toBe('kept')
    remove('key')
    expect(readText('key')).toBeNull()
    writeText('draft:1', 'kept')
    removeAll('draft:')
    expect(readText('draft:1')).toBeNull()
  })

  it('prefers the newer value in memory to an older one on a full disk', () => {
    vi.stubGlobal('localStorage', { ...deviceStorage(new Map([['key', 'old']])), setItem: refuse })
    writeText('key', 'new')
    expect(readText('key')).toBe('new')
    remove('key')
  })
})
