import { beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from './testing/memory-storage.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 28, 3, 0, 0)
const header = (at: number) => new Date(at).toUTCString()

/** The module as a page finds it that has just been opened. */
async function open(at: number) {
  vi.resetModules()
  vi.setSystemTime(at)
  return import('./server-time.ts')
}

beforeEach(() => {
  stubLocalStorage()
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it('is the time of the device until a server has answered', async () => {
  const { serverNow } = await open(NOW)
  expect(serverNow()).toBe(NOW)
})

it.each([-DAY_MS, DAY_MS])('is the time of the server on a device that is wrong by %i ms', async (error) => {
  const { noticeServerTime, serverNow } = await open(NOW + error)
  noticeServerTime(header(NOW), NOW + error - 100, NOW + error)
  expect(Math.abs(serverNow() - NOW)).toBeLessThanOrEqual(1000)
})

it('does not move for what cannot be measured', async () => {
  const { noticeServerTime, serverNow } = await open(NOW + 700)
  noticeServerTime(header(NOW), NOW + 600, NOW + 700)
  expect(serverNow()).toBe(NOW + 700)
})

it('learns nothing from an answer that took long, nor from one without a date', async () => {
  const { noticeServerTime, serverNow } = await open(NOW)
  noticeServerTime(header(NOW + DAY_MS), NOW - 11_000, NOW)
  noticeServerTime(null, NOW, NOW)
  noticeServerTime('yesterday', NOW, NOW)
  expect(serverNow()).toBe(NOW)
})

it('knows it again when the app is opened without a network', async () => {
  const first = await open(NOW + DAY_MS)
  first.noticeServerTime(header(NOW), NOW + DAY_MS, NOW + DAY_MS)
  const { serverNow } = await open(NOW + DAY_MS)
  expect(Math.abs(serverNow() - NOW)).toBeLessThanOrEqual(1000)
})
