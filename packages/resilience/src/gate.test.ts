import { expect, it } from 'vitest'
import { createGate } from './gate.ts'

/** Jobs that end on command, and the order in which they began. */
function jobs({ pass }: ReturnType<typeof createGate>) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (source: string) =>
    pass(
      () => {
        begun.push(source)
        return new Promise<void>((resolve) => ends.push(resolve))
      },
      { source },
    ).then(
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
  const { begun, ask, endAll } = jobs(createGate({ name: 'test', room: 1, waiting: 10 }))
  const answers = ['flood', 'flood', 'flood', 'one', 'other'].map(ask)
  await endAll()
  expect(await Promise.all(answers)).toEqual(Array(5).fill('done'))
  expect(begun).toEqual(['flood', 'flood', 'one', 'other', 'flood'])
})

it('refuses the last job of the source with the most, and among equals of the one that came last', async () => {
  const { ask, endAll } = jobs(createGate({ name: 'test', room: 1, waiting: 3 }))
  const flood = Array.from({ length: 4 }, () => ask('flood'))
  const one = ask('one')
  const other = ask('other')
  const another = ask('another')
  await endAll()
  expect(await Promise.all(flood)).toEqual(['done', 'done', 'COMMON503', 'COMMON503'])
  expect(await Promise.all([one, other, another])).toEqual(['done', 'done', 'COMMON503'])
})

it('lets the next in after one that failed', async () => {
  const { pass } = createGate({ name: 'test', room: 1, waiting: 1 })
  const failed = pass(() => Promise.reject(new Error('broken')))
  const next = pass(() => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

it('lets in by weight, in the order of coming, and a light one does not overtake a heavy one', async () => {
  const { enter } = createGate({ room: 10 })
  const entered: number[] = []
  const come = async (weight: number, signal?: AbortSignal) => {
    const leave = await enter({ weight, ...(signal && { signal }) })
    entered.push(weight)
    return leave
  }
  const leaveFirst = await come(6)
  const impatient = new AbortController()
  const heavy = come(8, impatient.signal)
  const light = come(2)
  await new Promise(setImmediate)
  expect(entered).toEqual([6])
  impatient.abort(new Error('waited too long'))
  await expect(heavy).rejects.toThrow('waited too long')
  await light
  expect(entered).toEqual([6, 2])

  const last = come(8)
  leaveFirst()
  leaveFirst()
  ;(await last)()
  await come(10 - 2)
  expect(entered).toEqual([6, 2, 8, 8])
})

it('does not let in who is gone already', async () => {
  const { enter } = createGate({ room: 1 })
  await expect(enter({ signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone')
  expect(await enter()).toBeTypeOf('function')
})
