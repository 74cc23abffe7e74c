import { expect, it, vi } from 'vitest'
import { createPromiseCache } from './promise-cache.ts'

it('makes a thing once, also for those who ask while it is being made', async () => {
  const recall = createPromiseCache<string>(2)
  const make = vi.fn<() => Promise<string>>(async () => 'made')
  expect(await Promise.all([recall('a', make), recall('a', make)])).toEqual(['made', 'made'])
  expect(await recall('a', make)).toBe('made')
  expect(make).toHaveBeenCalledTimes(1)
})

it('forgets what was not asked for the longest', async () => {
  const recall = createPromiseCache<string>(2)
  const made: string[] = []
  const ask = (key: string) =>
    recall(key, async () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('keeps no failure', async () => {
  const recall = createPromiseCache<string>(2)
  await expect(recall('a', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint')
  expect(await recall('a', async () => 'made')).toBe('made')
})
