import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isChunkFailure, mayReload, reload } from './chunk-failure.ts'

describe('a chunk that is gone', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://honjeo.example/assets/home-1a2b.js',
    'error loading dynamically imported module: https://honjeo.example/assets/home-1a2b.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/home-1a2b.css',
  ])('is recognised by: %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  })

  it('is not what any other error says', () => {
    expect(isChunkFailure(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false)
    expect(isChunkFailure({ status: 404 })).toBe(false)
  })
})

describe('reloading', () => {
  const reloaded = vi.fn<() => void>()

  beforeEach(() => {
    reloaded.mockClear()
    const entries = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
    })
    vi.stubGlobal('window', { location: { reload: reloaded } })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('happens once, and again only after a minute', () => {
    expect(mayReload(1_000_000)).toBe(true)
    reload(1_000_000)
    expect(reloaded).toHaveBeenCalledOnce()
    expect(mayReload(1_059_999)).toBe(false)
    expect(mayReload(1_060_000)).toBe(true)
  })
})
