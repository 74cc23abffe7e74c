import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPositionGranted, PositionError, positionPermission, readFix, watchFix } from './geolocation.ts'

const NOW = Date.UTC(2026, 10, 28, 7, 30)
const SPOT = { latitude: 33.3617, longitude: 126.5292, accuracy: 12 }

type Answer = [PositionCallback, PositionErrorCallback, PositionOptions]

/** A device that answers when the test says so. */
function device() {
  const asked: Answer[] = []
  const ask = (found: PositionCallback, failed?: PositionErrorCallback | null, options?: PositionOptions) =>
    asked.push([found, failed ?? (() => {}), options ?? {}])
  const clearWatch = vi.fn<(id: number) => void>()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: (...answer: Answer) => void ask(...answer), watchPosition: ask, clearWatch },
  })
  return {
    clearWatch,
    find: (coords = SPOT, timestamp = NOW) =>
      asked.at(-1)?.[0]({ coords, timestamp } as unknown as GeolocationPosition),
    fail: (code: number) => asked.at(-1)?.[1]({ code } as GeolocationPositionError),
    options: () => asked.at(-1)?.[2],
  }
}

const problemOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof PositionError ? error.problem : error),
  )

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('one look-up', () => {
  it('says where the device is, how exactly and since when', async () => {
    const { find } = device()
    const reading = readFix()
    find()
    expect(await reading).toEqual({ lat: 33.3617, lng: 126.5292, accuracyM: 12, takenAt: NOW })
  })

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [9, 'unavailable'],
  ])('fails by code %d as %s', async (code, problem) => {
    const { fail } = device()
    const reading = problemOf(readFix())
    fail(code)
    expect(await reading).toBe(problem)
  })

  it('gives up on a browser that never answers', async () => {
    device()
    const ended = vi.fn<(problem: unknown) => void>()
    void problemOf(readFix({ timeoutMs: 10_000 })).then(ended)
    await vi.advanceTimersByTimeAsync(69_000)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(ended).toHaveBeenCalledExactlyOnceWith('timeout')
  })

  it('asks for satellites only where they are wanted', () => {
    const { options } = device()
    void readFix()
    expect(options()).toMatchObject({ enableHighAccuracy: false, timeout: 10_000, maximumAge: 60_000 })
    void readFix({ isPrecise: true, timeoutMs: 5000, maximumAgeMs: 0 })
    expect(options()).toMatchObject({ enableHighAccuracy: true, timeout: 5000, maximumAge: 0 })
  })

  it.each([
    ['a day behind the device', NOW - 86_400_000, NOW - 60_000],
    ['a day ahead of the device', NOW + 86_400_000, NOW],
    ['counting from 2001', NOW - Date.UTC(2001, 0, 1), NOW - 60_000],
    ['of half a minute ago', NOW - 30_000, NOW - 30_000],
  ])('takes the time from a clock %s for what it can be', async (_, timestamp, takenAt) => {
    const { find } = device()
    const reading = readFix({ maximumAgeMs: 60_000 })
    find(SPOT, timestamp)
    expect((await reading).takenAt).toBe(takenAt)
  })
})

describe('where no one can be asked', () => {
  it('says that the page came by http', async () => {
    device()
    vi.stubGlobal('isSecureContext', false)
    const reading = problemOf(readFix())
    await vi.advanceTimersByTimeAsync(0)
    expect(await reading).toBe('insecure')
  })

  it('says that the browser knows no positions', async () => {
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('navigator', {})
    const reading = problemOf(readFix())
    await vi.advanceTimersByTimeAsync(0)
    expect(await reading).toBe('unsupported')
  })
})

describe('a watch', () => {
  it('goes on after problems, until it is stopped', () => {
    const { find, fail, clearWatch } = device()
    const seen: unknown[] = []
    const stop = watchFix(
      ({ accuracyM }) => seen.push(accuracyM),
      (problem) => seen.push(problem),
    )
    find()
    fail(2)
    find({ ...SPOT, accuracy: 5 })
    expect(seen).toEqual([12, 'unavailable', 5])
    stop()
    expect(clearWatch).toHaveBeenCalledOnce()
  })

  it('that was stopped at once says nothing', async () => {
    vi.stubGlobal('isSecureContext', false)
    const seen: unknown[] = []
    watchFix(
      () => seen.push('fix'),
      (problem) => seen.push(problem),
    )()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(seen).toEqual([])
  })
})

describe('what was allowed before', () => {
  it.each(['granted', 'denied', 'prompt'])('is known without asking: %s', async (state) => {
    vi.stubGlobal('navigator', { permissions: { query: () => Promise.resolve({ state }) } })
    expect(await positionPermission()).toBe(state)
    expect(await isPositionGranted()).toBe(state === 'granted')
  })

  it('is unknown to an old browser', async () => {
    vi.stubGlobal('navigator', {})
    expect(await positionPermission()).toBe('unknown')
    expect(await isPositionGranted()).toBe(false)
  })
})
