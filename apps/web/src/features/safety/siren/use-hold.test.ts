import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHold, HOLD_MS } from './use-hold.ts'

const onComplete = vi.fn<() => void>()
const onChange = vi.fn<(isHeld: boolean) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a press that must last', () => {
  it('is whole after a second and a half, not a moment earlier, and without being let go', () => {
    const hold = createHold(onChange)
    hold.press(onComplete)
    vi.advanceTimersByTime(1499)
    expect(onComplete).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onComplete).toHaveBeenCalledOnce()
    expect(hold.hasCompleted()).toBe(true)
    expect(hold.release(), 'letting go after it').toBe(false)
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })

  it('is a tap when it ends earlier', () => {
    const hold = createHold(onChange)
    hold.press(onComplete)
    vi.advanceTimersByTime(HOLD_MS - 1)
    expect(hold.release()).toBe(true)
    vi.advanceTimersByTime(HOLD_MS)
    expect(onComplete).not.toHaveBeenCalled()
    expect(hold.hasCompleted()).toBe(false)
  })

  it('does not begin again with a key that repeats or a second finger', () => {
    const hold = createHold(onChange)
    hold.press(onComplete)
    vi.advanceTimersByTime(1000)
    hold.press(onComplete)
    vi.advanceTimersByTime(500)
    expect(onComplete).toHaveBeenCalledOnce()
  })

  it('counts each press from its beginning', () => {
    const hold = createHold(onChange)
    for (let press = 0; press < 3; press += 1) {
      hold.press(onComplete)
      vi.advanceTimersByTime(1000)
      hold.release()
    }
    expect(onComplete).not.toHaveBeenCalled()
    hold.press(onComplete)
    vi.advanceTimersByTime(HOLD_MS)
    hold.release()
    hold.press(onComplete)
    expect(hold.hasCompleted(), 'a new press forgets the last').toBe(false)
  })

  it('knows no tap without a press', () => {
    expect(createHold(onChange).release()).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
  })
})
