import type { SafetyRecord } from '@honjeo/contract/safety/checklist'
import { SAFETY_DAYS_KEPT } from '@honjeo/contract/values/limits'
import { dayBefore, SAFETY_ITEMS } from '@honjeo/contract/values/safety'
import { beforeEach, describe, expect, it } from 'vitest'
import { koreanDay, koreanMidnight } from '../../lib/clock.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp()
const DAY_SECONDS = 86_400
let member: Member

/** Moves on to the next time that it is so late in Korea. */
function waitUntil(hours: number, minutes = 0) {
  const seconds = (t.clock.now().getTime() - koreanMidnight(t.clock.now()).getTime()) / 1000
  const wait = hours * 3600 + minutes * 60 - seconds
  t.clock.advance(wait > 0 ? wait : wait + DAY_SECONDS)
}

beforeEach(async () => {
  waitUntil(12)
  member = await t.addMember()
})

const today = () => koreanDay(t.clock.now())
const put = (body: Partial<SafetyRecord>, as = member) =>
  t.call<SafetyRecord>('/api/safety', { method: 'PUT', body: { check: null, rates: [], ...body } }, as)
const read = async (as = member) => (await put({}, as)).result

const mark = (itemId: string, checked: boolean, seconds = 0) => ({
  itemId,
  checked,
  changedAt: t.clock.inSeconds(seconds),
})
const listOf = (...items: ReturnType<typeof mark>[]) => ({ check: { date: today(), items } })
const day = (age: number, rate: number, seconds = 0) => ({
  date: dayBefore(today(), age),
  rate,
  savedAt: t.clock.inSeconds(seconds),
})

const rowsOf = async (table: 'safety_items' | 'safety_days') =>
  (await t.sql(`select from ${table} where user_id = $1`, member.id)).rowCount

it('keeps what a device sends, and answers it to another', async () => {
  const record = { ...listOf(mark('health-1', true), mark('mental-5', false)), rates: [day(1, 71), day(0, 40)] }
  expect(await put(record)).toMatchObject({ status: 200, result: record })
  expect(await read()).toEqual(record)
})

it('has nothing of a member who has sent nothing, or of another one', async () => {
  await put({ ...listOf(mark('health-1', true)), rates: [day(0, 80)] })
  expect(await read(await t.addMember())).toEqual({ check: null, rates: [] })
})

it('is the same when it is sent again', async () => {
  const record = { ...listOf(mark('health-1', true)), rates: [day(0, 80)] }
  const first = await put(record)
  t.clock.advance(30)
  expect((await put(record)).result).toEqual(first.result)
})

it('takes all there is to send at once', async () => {
  const record = {
    ...listOf(...SAFETY_ITEMS.toSorted().map((itemId) => mark(itemId, true))),
    rates: Array.from({ length: SAFETY_DAYS_KEPT }, (_, age) => day(SAFETY_DAYS_KEPT - 1 - age, age % 101)),
  }
  expect(await put(record)).toMatchObject({ status: 200, result: record })
})

describe('of two devices', () => {
  it('each keeps what the other has not touched', async () => {
    await put({ ...listOf(mark('health-1', true)), rates: [day(2, 60)] })
    await put({ ...listOf(mark('health-2', true)), rates: [day(1, 90)] })
    const { check, rates } = await read()
    expect(check?.items.map(({ itemId }) => itemId)).toEqual(['health-1', 'health-2'])
    expect(rates.map(({ rate }) => rate)).toEqual([60, 90])
  })

  it('the later act counts, in whatever order they are heard', async () => {
    await put({ ...listOf(mark('health-1', false, -10), mark('health-2', true, -60)), rates: [day(0, 90, -10)] })
    await put({ ...listOf(mark('health-1', true, -60), mark('health-2', false, -10)), rates: [day(0, 20, -60)] })
    const { check, rates } = await read()
    expect(check?.items.map(({ checked }) => checked)).toEqual([false, false])
    expect(rates).toEqual([day(0, 90, -10)])
  })

  it('that send at once lose nothing', async () => {
    const writes = SAFETY_ITEMS.map((itemId, index) => put({ ...listOf(mark(itemId, true)), rates: [day(index, 50)] }))
    for (const { status } of await Promise.all(writes)) expect(status).toBe(200)
    const { check, rates } = await read()
    expect(check?.items).toHaveLength(35)
    expect(rates).toHaveLength(35)
  })

  it('what one device sends twice in a breath counts by its time', async () => {
    const { result } = await put({
      ...listOf(mark('health-1', false, -5), mark('health-1', true, -9)),
      rates: [day(0, 70, -5), day(0, 10, -9)],
    })
    expect(result).toEqual({ ...listOf(mark('health-1', false, -5)), rates: [day(0, 70, -5)] })
  })
})

describe('a clock that is wrong by a day', () => {
  it('does not win for ever when it is fast', async () => {
    const fast = { ...listOf(mark('health-1', true, DAY_SECONDS)), rates: [day(0, 90, DAY_SECONDS)] }
    const now = { ...listOf(mark('health-1', true)), rates: [day(0, 90)] }
    expect((await put(fast)).result).toEqual(now)
    t.clock.advance(1)
    await put({ ...listOf(mark('health-1', false)), rates: [day(0, 30)] })
    expect(await read()).toEqual({ ...listOf(mark('health-1', false)), rates: [day(0, 30)] })
  })

  it('loses nothing that no device has done since when it is slow', async () => {
    const slow = { ...listOf(mark('health-1', true, -DAY_SECONDS)), rates: [day(0, 90, -DAY_SECONDS)] }
    expect((await put(slow)).result).toEqual(slow)
  })

  it('sends days ahead in vain, and all else with effect', async () => {
    const { status, result } = await put({
      check: { date: dayBefore(today(), -1), items: [mark('health-1', true)] },
      rates: [day(-1, 100), day(0, 70)],
    })
    expect([status, result]).toEqual([200, { check: null, rates: [day(0, 70)] }])
    expect(await rowsOf('safety_days')).toBe(1)
  })
})

describe('when the day ends in Korea', () => {
  beforeEach(async () => {
    waitUntil(23, 59)
    member = await t.addMember()
  })

  it('the list is a new one and the rates stay', async () => {
    const rate = day(0, 80)
    await put({ ...listOf(mark('health-1', true)), rates: [rate] })
    t.clock.advance(61)
    expect(await read()).toEqual({ check: null, rates: [rate] })
    expect(await rowsOf('safety_items')).toBe(0)
  })

  it('a list that arrives too late is passed over, and its rate is not', async () => {
    const late = { ...listOf(mark('health-1', true)), rates: [day(0, 80)] }
    t.clock.advance(61)
    expect((await put(late)).result).toEqual({ check: null, rates: late.rates })
  })
})

it('keeps the rates of four hundred days', async () => {
  const last = day(SAFETY_DAYS_KEPT - 1, 80)
  expect((await put({ rates: [day(SAFETY_DAYS_KEPT, 90), last] })).result.rates).toEqual([last])
  await t.sql(`update safety_days set day = day - 1 where user_id = $1`, member.id)
  expect((await read()).rates).toEqual([])
  expect(await rowsOf('safety_days')).toBe(0)
})

it.each([
  [
    'an item that is none',
    { check: { date: '2026-11-28', items: [{ ...mark('health-6', true) }] } },
    'check.items.0.itemId',
  ],
  ['an instant that is none', { rates: [{ ...day(0, 1), savedAt: 'now' }] }, 'rates.0.savedAt'],
  ['more than everything', { rates: [day(0, 101)] }, 'rates.0.rate'],
  ['a day that is none', { rates: [{ ...day(0, 1), date: '2026-02-30' }] }, 'rates.0.date'],
  ['more days than are kept', { rates: Array.from({ length: SAFETY_DAYS_KEPT + 1 }, () => day(0, 1)) }, 'rates'],
])('refuses %s by name', async (_name, body, field) => {
  const { status, result } = await put(body)
  expect(status).toBe(400)
  expect(Object.keys((result as unknown as { fields: object }).fields)).toContain(field)
})

it('holds its rules in the database', async () => {
  const insert = (table: string, values: string) => t.sql(`insert into ${table} values ($1, ${values})`, member.id)
  await expect(insert('safety_days', "'2026-11-28', 101, now()")).rejects.toThrow('safety_days_rate')
  await expect(insert('safety_items', "'2026-11-28', 'health-6', true, now()")).rejects.toThrow('safety_items_item')
})
