import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timetable, type TimedVisit } from './timetable.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const DAY = { earliest: at(9), latest: at(21) }
const visit = (minutes: number, open: number, close: number, until = close + minutes): TimedVisit => ({
  minutes,
  window: { open, close, until },
  linger: minutes / 2,
})

describe('a day in a given order', () => {
  it('goes from one to the next without waiting', () => {
    const visits = [visit(60, at(9), at(17)), visit(30, at(9), at(17))]
    expect(timetable(DAY, visits, [20, 15, 20])).toEqual([
      { start: at(9, 20), end: at(10, 20) },
      { start: at(10, 35), end: at(11, 5) },
    ])
  })

  it('begins later rather than wait', () => {
    const times = timetable(DAY, [visit(60, at(9), at(17)), visit(60, at(11, 30), at(13))], [10, 10, 10])!
    expect(times[0]!.start).toBe(at(10, 20))
    expect(times[1]!.start).toBe(at(11, 30))
  })

  it('draws a visit out where the wait cannot be spared, but not beyond its hours', () => {
    const early = visit(60, at(9), at(9, 30), at(10, 45))
    const times = timetable(DAY, [early, visit(60, at(12), at(13))], [10, 10, 10])!
    expect(times[0]).toEqual({ start: at(9, 30), end: at(10, 45) })
  })

  it('keeps to the hours that are liked where it can', () => {
    const lunch = { ...visit(60, at(11), at(13, 30)), preferred: { from: at(11, 30), to: at(13) } }
    expect(timetable(DAY, [lunch], [10, 10])![0]!.start).toBe(at(11, 30))
  })

  it('has none where a window is missed', () => {
    expect(timetable(DAY, [visit(60, at(15), at(16)), visit(60, at(10), at(15))], [10, 10, 10])).toBeUndefined()
  })

  it('has none where one is not back in time', () => {
    expect(timetable(DAY, [visit(60, at(20), at(20, 30))], [10, 30])).toBeUndefined()
  })

  it('is empty for a day without stops', () => {
    expect(timetable(DAY, [], [30])).toEqual([])
  })
})

const steps = (most: number) => fc.nat(most / 5).map((step) => step * 5)
const days = fc.array(
  fc.record({ minutes: steps(120), open: steps(at(20)), width: steps(300), longer: steps(60), way: steps(60) }),
  { maxLength: 6 },
)

it('keeps every window and every way, whatever the day', () => {
  fc.assert(
    fc.property(days, (stops) => {
      const visits = stops.map(({ minutes, open, width, longer }) =>
        visit(minutes, open, open + width, open + width + minutes + longer),
      )
      const times = timetable(DAY, visits, [...stops.map(({ way }) => way), 0]) ?? []
      let free = DAY.earliest
      for (const [index, { start, end }] of times.entries()) {
        const { window, minutes } = visits[index]!
        expect(start).toBeGreaterThanOrEqual(Math.max(free + stops[index]!.way, window.open))
        expect(start).toBeLessThanOrEqual(window.close)
        expect(end).toBeGreaterThanOrEqual(start + minutes)
        expect(end).toBeLessThanOrEqual(Math.max(window.until, start + minutes))
        free = end
      }
    }),
  )
})
