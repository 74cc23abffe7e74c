import type { FirstReview } from '@honjeo/contract/reviews'
import { addDays } from 'date-fns/addDays'
import { beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { addImage } from '../testing/images.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReceipt } from '../testing/receipts.ts'
import { addReviews } from '../testing/reviews.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member

beforeEach(async () => {
  member = await t.addMember()
})

const daysAgo = (days: number) => koreanDay(addDays(t.clock.now(), -days))
const write = (changes: object = {}, { as = member, headers = {} } = {}) => {
  const body = { contentId: SAEBYEOL, visitDate: daysAgo(0), difficulty: 'EASY', rating: 4, ...changes }
  return t.call<FirstReview>('/api/reviews', { method: 'POST', body, headers }, as)
}
const change = (reviewId: number, body: object) =>
  t.call<FirstReview>(`/api/reviews/${reviewId}`, { method: 'PATCH', body }, member)
const remove = (reviewId: number) => t.call(`/api/reviews/${reviewId}`, { method: 'DELETE' }, member)
const count = async () => (await t.sql('select from reviews where user_id = $1', member.id)).rowCount
const second = (reviewId: number, isHidden = false) => ({
  status: 409,
  code: 'REVIEW4091',
  result: { reviewId, isHidden },
})

describe('a second review of a place and day', () => {
  it('is refused, with the number of the first', async () => {
    const { reviewId } = (await write({ text: '아침에 갔어요' })).result
    for (const text of ['저녁에 또 갔어요', '아침에 갔어요', ''])
      expect(await write({ text })).toMatchObject(second(reviewId))
    expect(await count()).toBe(1)
  })

  it('is taken of another place, another day and another member, and once the first is deleted', async () => {
    const { reviewId } = (await write()).result
    expect((await write({ contentId: JEONGBANG })).status).toBe(201)
    expect((await write({ visitDate: daysAgo(1) })).status).toBe(201)
    expect((await write({}, { as: await t.addMember() })).status).toBe(201)
    expect((await remove(reviewId)).status).toBe(200)
    expect((await write()).status).toBe(201)
  })

  it('is one of those that are sent at once, whatever they say', async () => {
    const replies = await Promise.all(['하나', '둘', '셋', ''].map((text) => write({ text })))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'REVIEW4091', 'REVIEW4091', 'REVIEW4091'])
    const { reviewId } = replies.find(({ status }) => status === 201)!.result
    for (const reply of replies.filter(({ status }) => status === 409)) expect(reply).toMatchObject(second(reviewId))
    expect(await count()).toBe(1)
  })

  it('is the first one where it is sent again under its key', async () => {
    const headers = { 'idempotency-key': 'one-visit-one-review' }
    const first = await write({ text: '다시 보내요' }, { headers })
    expect(await write({ text: '다시 보내요' }, { headers })).toMatchObject({ status: 201, result: first.result })
    expect(await write({ text: '다른 말' }, { headers: { 'idempotency-key': 'another-key-of-mine' } })).toMatchObject(
      second(first.result.reviewId),
    )
  })

  it('leaves its photos and its receipt free for the first', async () => {
    const { reviewId } = (await write()).result
    const { imageName } = await addImage(t, member)
    const receiptId = await addReceipt(t.database, { userId: member.id, contentId: SAEBYEOL, visitDate: daysAgo(0) })
    expect(await write({ images: [imageName], receiptId })).toMatchObject(second(reviewId))
    expect(await change(reviewId, { images: [imageName], receiptId })).toMatchObject({ status: 200 })
  })

  it('does not come about by another day', async () => {
    const { reviewId } = (await write()).result
    const { reviewId: other } = (await write({ visitDate: daysAgo(1) })).result
    expect(await change(other, { visitDate: daysAgo(0) })).toMatchObject(second(reviewId))
    expect(await change(other, { visitDate: daysAgo(2) })).toMatchObject({ status: 200 })
    expect((await write({ visitDate: daysAgo(1) })).status).toBe(201)
  })

  it('is refused beside a hidden one, so that one that staff show again is alone', async () => {
    const { reviewId } = (await write()).result
    await t.sql('update reviews set hidden_at = now() where id = $1', reviewId)
    expect(await write()).toMatchObject(second(reviewId, true))
    const staff = await addStaff(t)
    const shown = { method: 'PUT', body: { hidden: false, note: '괜찮아요' } } as const
    const restored = await t.call(`/api/admin/content/REVIEW/${reviewId}/visibility`, shown, staff)
    expect(restored.status).toBeLessThan(300)
    expect(await count()).toBe(1)
  })

  it('is held by the database itself', async () => {
    await write()
    const draft = { userId: member.id, visitDate: daysAgo(0) }
    await expect(addReviews(t.database, SAEBYEOL, draft)).rejects.toThrow(/insert into/i)
  })
})

describe('several of one place and day from before', () => {
  it('stay, and none of them can be joined by another', async () => {
    const { reviewId } = (await write()).result
    const repeat = { userId: member.id, visitDate: daysAgo(0), isRepeat: true }
    const [old = 0] = await addReviews(t.database, SAEBYEOL, repeat, repeat)
    expect(await write()).toMatchObject(second(reviewId))
    expect(await change(old, { text: '고쳐 써요' })).toMatchObject({ status: 200 })
    expect(await change(old, { visitDate: daysAgo(1) })).toMatchObject({ status: 200 })
    expect(await write({ visitDate: daysAgo(1) })).toMatchObject(second(old))
  })
})
