import { expect, it } from 'vitest'
import { createFairGate } from './gate.ts'

/** Jobs that end on command, and the order in which they began. */
function jobs(pass: ReturnType<typeof createFairGate>) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (source: string) =>
    pass(source, () => {
      begun.push(source)
      return new Promise<void>((resolve) => ends.push(resolve))
    }).then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  async function endAll() {
    while (ends.length > 0) {
      ends.shift()!()
      await new Promise(setImmediate)
    }
  }
  return { begun, ask, endAll }
}

it('lets sources take turns, however much one of them asks for', async () => {
  const { begun, ask, endAll } = jobs(createFairGate({ name: 'test', running: 1, waiting: 10 }))
  const answers = ['flood', 'flood', 'flood', 'one', 'other'].map(ask)
  await endAll()
  expect(await Promise.all(answers)).toEqual(Array(5).fill('done'))
  expect(begun).toEqual(['flood', 'flood', 'one', 'other', 'flood'])
})

it('refuses the last job of the source with the most, and among equals of the one that came last', async () => {
  const { ask, endAll } = jobs(createFairGate({ name: 'test', running: 1, waiting: 3 }))
  const flood = Array.from({ length: 4 }, () => ask('flood'))
  const one = ask('one')
  const other = ask('other')
  const another = ask('another')
  await endAll()
  expect(await Promise.all(flood)).toEqual(['done', 'done', 'COMMON503', 'COMMON503'])
  expect(await Promise.all([one, other, another])).toEqual(['done', 'done', 'COMMON503'])
})

it('lets the next in after one that failed', async () => {
  const pass = createFairGate({ name: 'test', running: 1, waiting: 1 })
  const failed = pass('one', () => Promise.reject(new Error('broken')))
  const next = pass('one', () => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
