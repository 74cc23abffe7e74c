import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../stomp/testing/memory-storage.ts'

const NOON = Date.parse('2026-11-28T03:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

beforeEach(() => {
  stubLocalStorage()
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads the module as a page does that has just been opened. */
async function openPage() {
  vi.resetModules()
  const time = await import('./server-time.ts')
  let calls = 0
  time.onTimeProven(() => (calls += 1))
  const answer = (serverMs: number, tookMs = 0) => {
    const sentAt = Date.now()
    vi.setSystemTime(sentAt + tookMs)
    time.noteServerTime(new Date(serverMs).toUTCString(), sentAt)
  }
  return { ...time, answer, changes: () => calls }
}

/** A header names whole seconds. */
const near = (ms: number) => ({
  asymmetricMatch: (other: number) => Math.abs(other - ms) <= 1000,
  toString: () => `near ${ms}`,
})

it('is the time of the device until an answer comes', async () => {
  const { serverNow, provenShift, isClockWrong } = await openPage()
  expect([serverNow(), provenShift(), isClockWrong()]).toEqual([NOON, null, false])
})

it('follows the server by minutes without calling the device wrong', async () => {
  const { serverNow, provenShift, isClockWrong, answer, changes } = await openPage()
  answer(NOON - 4 * 60_000)
  expect([serverNow(), provenShift(), isClockWrong()]).toEqual([near(NOON - 4 * 60_000), 0, false])
  answer(NOON + 30_000)
  expect(serverNow()).toEqual(near(NOON + 30_000))
  expect(changes()).toBe(1)
})

it('does not move for what cannot be measured', async () => {
  const { serverNow, answer } = await openPage()
  answer(NOON - 600, 100)
  expect(serverNow()).toBe(NOON + 100)
})

it.each([-DAY_MS, DAY_MS])('is the server’s where the device is %i ms off', async (offMs) => {
  const { serverNow, isClockWrong, answer, provenShift, changes } = await openPage()
  answer(NOON - offMs)
  answer(NOON - offMs)
  expect([serverNow(), isClockWrong(), provenShift(), changes()]).toEqual([near(NOON - offMs), true, near(-offMs), 1])
})

it('is known without a network to one who opens the app again', async () => {
  ;(await openPage()).answer(NOON + DAY_MS)
  const { serverNow, provenShift, answer } = await openPage()
  expect([serverNow(), provenShift()]).toEqual([near(NOON + DAY_MS), null])
  answer(NOON + DAY_MS)
  expect(provenShift()).toBe(0)
})

it('follows a clock that is set right', async () => {
  ;(await openPage()).answer(NOON + DAY_MS)
  const { isClockWrong, answer, provenShift } = await openPage()
  answer(NOON)
  expect([isClockWrong(), provenShift()]).toEqual([false, near(-DAY_MS)])
  expect((await openPage()).isClockWrong()).toBe(false)
})

it('learns nothing from an answer that took long, or that gives no time', async () => {
  const { noteServerTime, provenShift, serverNow, answer } = await openPage()
  answer(NOON, HOUR_MS)
  noteServerTime(null, Date.now())
  noteServerTime('soon', Date.now())
  expect([provenShift(), serverNow()]).toEqual([null, NOON + HOUR_MS])
})
