import type { SafetyRecord } from '@honjeo/contract/safety/checklist'
import { describe, expect, it } from 'vitest'
import { nothing, type SafetyData } from './safety-data.ts'
import { actsOf, adopted, isEmpty, newsFor } from './safety-news.ts'

const TODAY = '2026-11-28'
/** Returns a time so many seconds after noon in Korea. */
const at = (seconds: number) => new Date(Date.parse(`${TODAY}T03:00:00Z`) + seconds * 1000).toISOString()
const mark = (itemId: string, checked: boolean, seconds = 0) => ({ itemId, checked, changedAt: at(seconds) })
const day = (date: string, rate: number, seconds = 0) => ({ date, rate, savedAt: at(seconds) })
const data: SafetyData = {
  ...nothing(7, TODAY),
  marks: [mark('health-1', true)],
  days: [day('2026-11-27', 70), day(TODAY, 3)],
}
const everything: SafetyRecord = { check: { date: TODAY, items: [mark('health-1', true)] }, rates: [...data.days] }

describe('what the server hears', () => {
  it('is everything at first, and then what is new', () => {
    expect(newsFor(data, new Set())).toEqual(everything)
    const exchanged = new Set(actsOf(everything))
    expect(isEmpty(newsFor(data, exchanged))).toBe(true)
    const later = { ...data, marks: [mark('health-1', false, 5)] }
    expect(newsFor(later, exchanged)).toEqual({
      check: { date: TODAY, items: [mark('health-1', false, 5)] },
      rates: [],
    })
  })

  it('is nothing of days ahead', () => {
    expect(isEmpty(newsFor({ ...nothing(7, TODAY), days: [day('2026-11-29', 80)] }, new Set()))).toBe(true)
  })
})

describe('what it answers', () => {
  it('brings along what other devices did', () => {
    const answer: SafetyRecord = {
      check: { date: TODAY, items: [mark('health-1', true), mark('mental-1', true)] },
      rates: [day('2026-11-01', 90), ...data.days],
    }
    expect(adopted(data, everything, answer)).toEqual({ ...data, marks: answer.check?.items, days: answer.rates })
  })

  it('is right about the time of what was sent to it', () => {
    const ahead = { ...data, marks: [mark('health-1', true, 240)], days: [day(TODAY, 3, 240)] }
    const answer: SafetyRecord = {
      check: { date: TODAY, items: [mark('health-1', false, 10)] },
      rates: [day(TODAY, 9, 10)],
    }
    const after = adopted(ahead, newsFor(ahead, new Set()), answer)
    expect(after).toMatchObject({ marks: answer.check?.items, days: answer.rates })
  })

  it('takes nothing back that was done meanwhile, or that it passed over', () => {
    const meanwhile = { ...data, marks: [mark('health-1', false, 3), mark('mental-2', true, 3)] }
    expect(adopted(meanwhile, everything, everything)).toEqual(meanwhile)
    expect(adopted(data, everything, { check: null, rates: [] })).toEqual(data)
  })

  it('is no list where it is one of another day', () => {
    const answer = { ...everything, check: { date: '2026-11-29', items: [mark('mental-1', true)] } }
    expect(adopted(data, everything, answer)).toEqual(data)
  })
})
