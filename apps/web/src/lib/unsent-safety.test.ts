import { beforeEach, expect, it, vi } from 'vitest'
import { writeDraft } from './drafts.ts'
import { stubLocalStorage } from './testing/memory-storage.ts'
import { ENDING_SHARE, hasUnsentSafety } from './unsent-safety.ts'

const inStore = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('./device-db.ts', () => ({ CHECK_IN_ACTS: 'checkInActs', inStore }))

beforeEach(() => {
  stubLocalStorage()
  inStore.mockResolvedValue(undefined)
})

it('knows the end of a share that the server has not heard of, of this member only', async () => {
  writeDraft(7, ENDING_SHARE, 3)
  expect(await hasUnsentSafety(7)).toBe(true)
  expect(await hasUnsentSafety(8)).toBe(false)
})

it('knows the end of a timer', async () => {
  inStore.mockResolvedValue({ userId: 7, checkInId: 1, end: 'done' })
  expect(await hasUnsentSafety(7)).toBe(true)
})

it('finds nothing where nothing is kept', async () => {
  inStore.mockRejectedValue(new Error('no database'))
  expect(await hasUnsentSafety(7)).toBe(false)
})
