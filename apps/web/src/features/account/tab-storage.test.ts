import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '#lib/stomp/testing/memory-storage.ts'
import { writeText } from '#lib/device/storage.ts'
import { tabStorage } from './tab-storage.ts'

const START = { email: '', agreed: [] as string[], sentAt: null as number | null }
const storage = tabStorage(START)
const keep = (state: unknown) => writeText('form', JSON.stringify({ state, version: 0 }), 'session')

beforeEach(() => {
  stubLocalStorage()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

it('gives back what is like the beginning, also a part of it', () => {
  for (const state of [{ email: 'a@example.com', agreed: ['TERMS'], sentAt: 7 }, { sentAt: null }]) {
    keep(state)
    expect(storage.getItem('form')).toMatchObject({ state })
  }
})

it.each([null, 7, { email: 5 }, { agreed: {} }, { email: null }, { sentAt: false }])(
  'takes nothing else for it: %j',
  (state) => {
    keep(state)
    expect(storage.getItem('form')).toBeNull()
  },
)
