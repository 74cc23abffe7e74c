import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followAtPace, PACE_MS } from './follow-at-pace.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
let page: EventTarget & { hidden: boolean }
let located: number
let stop: (() => void) | undefined
let permission: PermissionState

/** A device that answers at once, and counts how often it was asked. */
const ask = vi.fn<(found: PositionCallback, failed: PositionErrorCallback) => void>((found) =>
  found({ coords: { latitude: 33.2, longitude: 126.5, accuracy: 20 }, timestamp: Date.now() } as GeolocationPosition),
)
const watchPosition = vi.fn<() => number>()
const onFix = vi.fn<() => void>()
const onProblem = vi.fn<(problem: string | null) => void>()

function begin() {
  stop = followAtPace({ locatedAt: () => located, onAsk: (now) => (located = now), onFix, onProblem })
}

function show(isShown: boolean) {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.clearAllMocks()
  located = NOW - PACE_MS
  permission = 'granted'
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: ask, watchPosition, clearWatch: () => undefined },
    permissions: { query: () => Promise.resolve({ state: permission }) },
  })
})

afterEach(() => {
  stop?.()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for the position once a minute, and never watches it', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(10 * PACE_MS - 1)
  expect(ask).toHaveBeenCalledTimes(10)
  expect(onFix).toHaveBeenCalledTimes(10)
  expect(watchPosition).not.toHaveBeenCalled()
})

it('asks no sooner, however often the page is looked at', async () => {
  begin()
  for (let second = 0; second < 600; second++) {
    show(second % 2 === 0)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(ask.mock.calls.length).toBeLessThanOrEqual(10)
  expect(ask.mock.calls.length).toBeGreaterThanOrEqual(9)
})

it('asks nothing while the page is hidden, and at once when it is seen after a minute', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(0)
  show(false)
  await vi.advanceTimersByTimeAsync(15 * PACE_MS)
  expect(ask).toHaveBeenCalledTimes(1)
  show(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('waits for the rest of the minute after the page was loaded again', async () => {
  located = NOW - 40_000
  begin()
  await vi.advanceTimersByTimeAsync(19_000)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('two tabs together ask once a minute', async () => {
  begin()
  const stopFirst = stop
  begin()
  await vi.advanceTimersByTimeAsync(10 * PACE_MS - 1)
  expect(ask).toHaveBeenCalledTimes(10)
  stopFirst?.()
})

it('goes on by a clock that was put back by an hour', async () => {
  begin()
  await vi.advanceTimersByTimeAsync(0)
  vi.setSystemTime(NOW - 3_600_000)
  await vi.advanceTimersByTimeAsync(PACE_MS + 1000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('says what hinders it, and goes on as soon as nothing does', async () => {
  permission = 'denied'
  begin()
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).not.toHaveBeenCalled()
  expect(onProblem).toHaveBeenLastCalledWith('denied')
  permission = 'granted'
  await vi.advanceTimersByTimeAsync(PACE_MS)
  expect(onProblem).toHaveBeenLastCalledWith(null)
  ask.mockImplementationOnce((_, failed) => failed({ code: 2 } as GeolocationPositionError))
  await vi.advanceTimersByTimeAsync(PACE_MS)
  expect(onProblem).toHaveBeenLastCalledWith('unavailable')
  await vi.advanceTimersByTimeAsync(PACE_MS)
  expect(onProblem).toHaveBeenLastCalledWith(null)
})
