import type { PlaceReviewPage } from '@honjeo/contract/places'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let http: string
let writer: Member
let reader: Member
let reviewId: number

beforeAll(async () => {
  http = (await t.listen()).http
  writer = await t.addMember()
  reader = await t.addMember()
})
beforeEach(async () => {
  ;[reviewId = 0] = await addReviews(t.database, SAEBYEOL, { userId: writer.id })
})

const vote = (as: Member, id = reviewId, body?: { helpful: boolean }) =>
  t.call<{ helpful: boolean; helpfulCount: number }>(`/api/reviews/${id}/helpful`, { method: 'PUT', body }, as)
/** Votes over a connection of its own, so that calls are under way at once. */
const voteApart = ({ accessToken }: Member) =>
  fetch(`${http}/api/reviews/${reviewId}/helpful`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}` },
  })
async function shownTo(as?: Member) {
  const { result } = await t.call<PlaceReviewPage>(`/api/tourist-spots/${SAEBYEOL}/reviews`, {}, as)
  const { helpful, helpfulCount, isMine } = result.content.find(({ id }) => id === reviewId)!
  return { helpful, helpfulCount, isMine }
}

describe('도움돼요', () => {
  it('is given and taken back', async () => {
    expect((await vote(reader)).result).toEqual({ helpful: true, helpfulCount: 1 })
    expect((await vote(await t.addMember())).result).toEqual({ helpful: true, helpfulCount: 2 })
    expect((await vote(reader)).result).toEqual({ helpful: false, helpfulCount: 1 })
  })

  it('is what one wants, however often the call is sent', async () => {
    for (const helpful of [true, true, false, false, true]) {
      expect((await vote(reader, reviewId, { helpful })).result).toEqual({ helpful, helpfulCount: Number(helpful) })
    }
  })

  it('shows to the member who gave it as theirs', async () => {
    await vote(reader)
    expect(await shownTo(reader)).toEqual({ helpful: true, helpfulCount: 1, isMine: false })
    expect(await shownTo(writer)).toEqual({ helpful: false, helpfulCount: 1, isMine: true })
    expect(await shownTo()).toEqual({ helpful: false, helpfulCount: 1, isMine: false })
  })

  it('counts each member once, whatever many tabs of many members do at once', async () => {
    const others = await Promise.all([t.addMember(), t.addMember(), t.addMember()])
    // An odd number of taps is one, an even number none.
    const taps = [...Array<Member>(7).fill(reader), ...Array<Member>(4).fill(others[0]), ...others.slice(1)]
    const replies = await Promise.all(taps.map(voteApart))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await shownTo(reader)).toEqual({ helpful: true, helpfulCount: 3, isMine: false })
    expect(await shownTo(others[0])).toMatchObject({ helpful: false })
  })

  it('is not for one’s own review, one that is out of sight, or none', async () => {
    expect(await vote(writer)).toMatchObject({ status: 403, code: 'REVIEW4031' })
    expect(await vote(reader, 2_000_000_000)).toMatchObject({ status: 404, code: 'REVIEW4040' })
    await t.database.pool.query('update reviews set hidden_at = now() where id = $1', [reviewId])
    expect(await vote(reader)).toMatchObject({ status: 404, code: 'REVIEW4040' })
    expect(await t.call(`/api/reviews/${reviewId}/helpful`, { method: 'PUT' })).toMatchObject({ status: 401 })
  })
})
