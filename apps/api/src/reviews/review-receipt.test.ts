import type { MyReview } from '@honjeo/contract/reviews'
import type { MyProfile } from '@honjeo/contract/users'
import { REVIEW_POINTS } from '@honjeo/contract/values/limits'
import { addDays } from 'date-fns/addDays'
import { beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReceipt } from '../testing/receipts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member

beforeEach(async () => {
  member = await t.addMember()
})

interface Written {
  reviewId: number
  points: number
}

const today = () => koreanDay(t.clock.now())
const yesterday = () => koreanDay(addDays(t.clock.now(), -1))
const receiptOf = (receipt: Partial<Parameters<typeof addReceipt>[1]> = {}) =>
  addReceipt(t.database, { userId: member.id, contentId: SAEBYEOL, visitDate: today(), ...receipt })
const write = (receiptId: number | null, changes: object = {}, as = member) => {
  const body = { contentId: SAEBYEOL, visitDate: today(), difficulty: 'EASY', rating: 5, receiptId, ...changes }
  return t.call<Written>('/api/reviews', { method: 'POST', body }, as)
}
const change = (reviewId: number, body: object) =>
  t.call<Written>(`/api/reviews/${reviewId}`, { method: 'PATCH', body }, member)
const remove = (reviewId: number) => t.call(`/api/reviews/${reviewId}`, { method: 'DELETE' }, member)
const isVerified = async (reviewId: number) =>
  (await t.call<MyReview>(`/api/reviews/${reviewId}`, {}, member)).result.receiptVerified
const points = async () => (await t.call<MyProfile>('/api/mypage/profile', {}, member)).result.points
const reviewCount = async () =>
  (await t.database.pool.query('select from reviews where user_id = $1', [member.id])).rowCount

describe('a verified receipt', () => {
  it('marks the review and gives its points', async () => {
    const { result } = await write(await receiptOf())
    expect(result.points).toBe(REVIEW_POINTS)
    expect([await isVerified(result.reviewId), await points()]).toEqual([true, REVIEW_POINTS])
  })

  it('can be brought later', async () => {
    const { reviewId, points: none } = (await write(null)).result
    expect([none, await isVerified(reviewId)]).toEqual([0, false])
    expect((await change(reviewId, { receiptId: await receiptOf() })).result.points).toBe(REVIEW_POINTS)
    expect([await isVerified(reviewId), await points()]).toEqual([true, REVIEW_POINTS])
  })

  it('is worth its points once: sent again with its review it changes nothing', async () => {
    const receiptId = await receiptOf()
    const { reviewId } = (await write(receiptId)).result
    expect((await change(reviewId, { receiptId, rating: 3 })).result).toEqual({ reviewId, points: 0 })
    expect((await change(reviewId, { receiptId: null, rating: 4 })).result).toEqual({ reviewId, points: 0 })
    expect([await isVerified(reviewId), await points()]).toEqual([true, REVIEW_POINTS])
  })

  it('proves one review, also of several written at once', async () => {
    const receiptId = await receiptOf()
    const codes = (await Promise.all(['하나', '둘', '셋'].map((text) => write(receiptId, { text })))).map(
      ({ code }) => code,
    )
    expect(codes.toSorted()).toEqual(['COMMON200', 'REVIEW4091', 'REVIEW4091'])
    expect([await points(), await reviewCount()]).toEqual([REVIEW_POINTS, 1])
  })

  it('stays used when its review is gone, and the points stay given', async () => {
    const receiptId = await receiptOf()
    await remove((await write(receiptId)).result.reviewId)
    expect(await points()).toBe(REVIEW_POINTS)
    expect(await write(receiptId)).toMatchObject({ status: 409, code: 'REVIEW4090' })
    expect([await points(), await reviewCount()]).toEqual([REVIEW_POINTS, 0])
  })

  it('holds its review to the day it proves', async () => {
    const { reviewId } = (await write(await receiptOf())).result
    const reply = await change(reviewId, { visitDate: yesterday() })
    expect(reply).toMatchObject({
      status: 400,
      result: { fields: { visitDate: '영수증으로 인증한 날짜는 바꿀 수 없어요.' } },
    })
    expect((await change(reviewId, { visitDate: today(), rating: 1 })).status).toBe(200)
  })

  it('is one for a review: a second gives nothing more', async () => {
    const { reviewId } = (await write(await receiptOf())).result
    expect(await change(reviewId, { receiptId: await receiptOf() })).toMatchObject({ status: 400, code: 'REVIEW4001' })
    expect(await points()).toBe(REVIEW_POINTS)
  })
})

describe('no review comes of', () => {
  it.each([
    ['a receipt of another day', () => receiptOf({ visitDate: yesterday() })],
    ['a receipt of another place', () => receiptOf({ contentId: JEONGBANG })],
    ['a receipt still being checked', () => receiptOf({ status: 'CHECKING' })],
    ['a receipt that failed', () => receiptOf({ status: 'REJECTED', reason: 'OTHER_PLACE' })],
    ['somebody else’s receipt', async () => receiptOf({ userId: (await t.addMember()).id })],
    ['a receipt that never was', async () => 2_000_000_000],
  ])('%s', async (_, receipt) => {
    expect(await write(await receipt())).toMatchObject({ status: 400, code: 'REVIEW4001' })
    expect([await points(), await reviewCount()]).toEqual([0, 0])
  })
})
