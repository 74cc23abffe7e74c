import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '#lib/stomp/testing/memory-storage.ts'
import { nothing, type SafetyData } from './safety-data.ts'
import { readRecord, writeRecord } from './safety-record.ts'

const TODAY = '2026-11-28'
const NOON = '2026-11-28T03:00:00.000Z'
const data: SafetyData = {
  ownerId: 7,
  date: TODAY,
  marks: [
    { itemId: 'health-1', checked: false, changedAt: NOON },
    { itemId: 'mental-5', checked: true, changedAt: NOON, isUnproven: true },
  ],
  days: [
    { date: '2026-10-31', rate: 0, savedAt: NOON },
    { date: '2026-11-27', rate: 70, savedAt: NOON },
    { date: TODAY, rate: 100, savedAt: NOON, isUnproven: true },
  ],
}

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  stubLocalStorage()
  writeRecord(data)
})

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown>
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

it('is read as it was written', () => {
  expect(readRecord(TODAY)).toEqual(data)
})

it('has the shapes of the specification', () => {
  expect(stored('safety-check')).toMatchObject({
    date: TODAY,
    totalChecked: 1,
    totalItems: 35,
    categories: { length: 7 },
  })
  expect(stored('safety-stats')).toMatchObject({
    completionRate: 100,
    streak: 2,
    monthlyData: { '2026-10': { 31: 0 }, '2026-11': { 27: 70, 28: 100 } },
  })
})

it('is nothing where nothing was kept', () => {
  localStorage.removeItem('safety-check')
  localStorage.removeItem('safety-stats')
  expect(readRecord(TODAY)).toEqual(nothing(null, TODAY))
})

it('reads what was kept without times and owners', () => {
  const { date, categories } = stored('safety-check') as { date: string; categories: { items: object[] }[] }
  store('safety-check', {
    date,
    categories: categories.map((category) => ({
      ...category,
      items: category.items.map(({ ...item }) => ({ ...item, changedAt: undefined, isUnproven: undefined })),
    })),
  })
  store('safety-stats', { monthlyData: { '2026-11': { 5: 80 } } })
  const changedAt = '1970-01-01T00:00:00.000Z'
  expect(readRecord(TODAY)).toEqual({
    ownerId: null,
    date: TODAY,
    marks: [{ itemId: 'mental-5', checked: true, changedAt }],
    days: [{ date: '2026-11-05', rate: 80, savedAt: changedAt }],
  })
})

describe('of a spoilt list', () => {
  it.each([
    ['cut off', '{"date":"2026-11-28"'],
    ['without a day', JSON.stringify({ categories: [] })],
    ['of a day that is none', JSON.stringify({ date: '2026-02-30', categories: [] })],
    ['without categories', JSON.stringify({ date: TODAY, categories: [] })],
    ['something else', '7'],
  ])('%s nothing is read', (_name, text) => {
    localStorage.setItem('safety-check', text)
    expect(readRecord(TODAY).marks).toEqual([])
  })

  it('without one category nothing is read', () => {
    const { categories, ...rest } = stored('safety-check') as { categories: { id: string }[] }
    store('safety-check', { ...rest, categories: categories.filter(({ id }) => id !== 'activity') })
    expect(readRecord(TODAY).marks).toEqual([])
  })
})

it('reads of spoilt statistics what makes sense', () => {
  store('safety-stats', {
    ownerId: 7,
    monthlyData: { '2026-11': { 1: 80, 31: 80, 2: 101, 3: 'all', x: 70 }, '2026-12': 5, soon: {} },
    savedAt: { '2026-11-01': '+275760-01-01T00:00:00Z' },
    unproven: 'all',
  })
  expect(readRecord(TODAY).days).toEqual([{ date: '2026-11-01', rate: 80, savedAt: '1970-01-01T00:00:00.000Z' }])
})

it('says when the device refuses', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => undefined })
  const later = { ...data, date: '2026-11-29', marks: [] }
  expect(writeRecord(later)).toBe(false)
  expect(readRecord(TODAY)).toEqual(later)
})
