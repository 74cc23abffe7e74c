import { expect, it, onTestFinished } from 'vitest'
import { startLeaseWorker } from './lease-worker.ts'

/** Only what a test asks for is looked for. */
const NEVER_MS = 3_600_000

function startOn(due: string[], settle: (job: string) => Promise<void>, atOnce = 2) {
  const errors: string[] = []
  const worker = startLeaseWorker({
    name: 'parcels',
    claim: async (size) => due.splice(0, size),
    settle,
    atOnce,
    everyMs: NEVER_MS,
    log: { error: (_facts: unknown, message?: string) => void errors.push(message ?? '') },
  })
  onTestFinished(() => worker.stop())
  return { worker, errors }
}

it('does everything that is due, so many at once, the next as soon as a place is free', async () => {
  const underWay = new Set<string>()
  let most = 0
  const done: string[] = []
  const { worker } = startOn(['a', 'b', 'c', 'd', 'e'], async (job) => {
    underWay.add(job)
    most = Math.max(most, underWay.size)
    await new Promise(setImmediate)
    underWay.delete(job)
    done.push(job)
  })
  await worker.settled()
  expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(most).toBe(2)
})

it('goes on beside a job that hangs, says which kind could not be settled, and does not wait for it to stop', async () => {
  const done: string[] = []
  const { worker, errors } = startOn(['hangs', 'fails', 'is done'], async (job) => {
    if (job === 'hangs') return new Promise(() => {})
    if (job === 'fails') throw new Error('no such parcel')
    done.push(job)
  })
  await expect.poll(() => done).toEqual(['is done'])
  expect(errors).toEqual(['parcels: one was not settled'])
  await worker.stop()
})

it('looks at once when it is hurried, and takes up nothing more once it is stopped', async () => {
  const due: string[] = []
  const done: string[] = []
  const { worker } = startOn(due, async (job) => void done.push(job))
  await worker.settled()
  due.push('first')
  worker.hurry()
  await worker.settled()
  expect(done).toEqual(['first'])
  await worker.stop()
  due.push('second')
  worker.hurry()
  await worker.settled()
  expect([done, due]).toEqual([['first'], ['second']])
})
