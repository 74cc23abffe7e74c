import { beforeEach, expect, it } from 'vitest'
import { writeDraft } from './drafts.ts'
import { stubLocalStorage } from '../stomp/testing/memory-storage.ts'
import { ENDING_SHARE, hasUnsentSafety } from './unsent-safety.ts'

beforeEach(stubLocalStorage)

it('knows the end of a share that the server has not heard of, of this member only', async () => {
  writeDraft(7, ENDING_SHARE, 3)
  expect(await hasUnsentSafety(7)).toBe(true)
  expect(await hasUnsentSafety(8)).toBe(false)
})

it('finds nothing where a device has no database', async () => {
  expect(await hasUnsentSafety(7)).toBe(false)
})
