import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '#lib/stomp/testing/memory-storage.ts'

const USER = 7
const seen = { shareId: 3, endsAt: '2026-11-28T09:00:00.000Z', isFromHere: false }

/** Each tab has the module for itself, and the storage in common. */
async function openTab() {
  vi.resetModules()
  return import('./share-store.ts')
}

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  stubLocalStorage()
  localStorage.setItem('userId', String(USER))
  localStorage.setItem('accessToken', 'token')
})

it('goes on sending from a device whose other tab only looks at the share', async () => {
  const second = await openTab()
  const first = await openTab()
  first.rememberShare({ ...seen, isFromHere: true })
  second.rememberShare(seen)
  const { useShareStore } = await openTab()
  expect(useShareStore.getState().own).toEqual({ ...seen, isFromHere: true })
})

it('does not send of a share that another device began', async () => {
  const tab = await openTab()
  tab.rememberShare({ ...seen, shareId: 2, isFromHere: true })
  tab.rememberShare(seen)
  const { useShareStore } = await openTab()
  expect(useShareStore.getState().own).toEqual(seen)
})
