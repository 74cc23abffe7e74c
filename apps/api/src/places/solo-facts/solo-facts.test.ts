import type { PlaceDetail, PlacesInBox, PlaceSummary } from '@honjeo/contract/places'
import type { OwnSoloFacts, SoloFactCount } from '@honjeo/contract/solo-facts'
import { SOLO_FACT_ANSWERS_MIN } from '@honjeo/contract/values/limits'
import { SOLO_FACTS, type SoloFact } from '@honjeo/contract/values/solo-facts'
import { addDays } from 'date-fns/addDays'
import { subDays } from 'date-fns/subDays'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../../lib/clock.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { addReceipt } from '../../testing/receipts.ts'
import { addReviews } from '../../testing/reviews.ts'
import { addStaff } from '../../testing/staff.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'
import { recountSoloFacts } from './solo-facts.service.ts'

const t = setUpTestApp(withCatalogue)
/** The number of 올래국수, a restaurant. */
const NOODLES = 1_827_714
let crowd: Member[]
let puppets: Member[]

beforeAll(async () => {
  crowd = await Promise.all(Array.from({ length: 7 }, () => t.addMember()))
  puppets = await Promise.all(Array.from({ length: 20 }, () => t.addMember()))
})
beforeEach(() => t.sql('delete from reviews'))

type Answered = OwnSoloFacts & { soloFacts: SoloFactCount[] }
const day = (ago: number) => koreanDay(subDays(t.clock.now(), ago))
const url = (contentId = NOODLES) => `/api/tourist-spots/${contentId}/solo-facts`
const say = (as: Member | undefined, answer: boolean | null, { fact = 'SOLO_SEAT', contentId = NOODLES } = {}) =>
  t.call<Answered>(url(contentId), { method: 'PUT', body: { fact, answer } }, as)
const own = async (as: Member) => (await t.call<OwnSoloFacts>(url(), {}, as)).result

/** A visit that a receipt of its own has proven. */
async function visit({ id }: Member, ago = 0, contentId = NOODLES) {
  const visitDate = day(ago)
  const [reviewId] = await addReviews(t.database, contentId, { userId: id, visitDate, receiptVerified: true })
  await addReceipt(t.database, { userId: id, contentId, visitDate, reviewId })
  return reviewId!
}

/** Lets each visit on a day of their own, the first one the longest ago, and answer. */
async function allSay(members: readonly Member[], answer: boolean, fact: SoloFact = 'SOLO_SEAT', since = 0) {
  for (const [i, member] of members.entries()) {
    await visit(member, since + members.length - i)
    expect((await say(member, answer, { fact })).status).toBe(200)
  }
}

const facts = async (contentId = NOODLES) =>
  (await t.call<PlaceDetail>(`/api/tourist-spots/${contentId}`)).result.soloFacts
const seat = async () => (await facts())?.find(({ fact }) => fact === 'SOLO_SEAT')

describe('an answer', () => {
  it('asks a visitor to sign in', async () => {
    expect(await say(undefined, true)).toMatchObject({ status: 401, code: 'AUTH4010' })
    expect(await t.call(url())).toMatchObject({ status: 401 })
  })

  it('needs a review of the place that a receipt has verified, and that is in sight', async () => {
    const [member] = crowd as [Member]
    expect(await own(member)).toEqual({ canAnswer: false, asked: SOLO_FACTS, mine: [] })
    expect(await say(member, true)).toMatchObject({ status: 403, code: 'PLACE4030' })
    await addReviews(t.database, NOODLES, { userId: member.id })
    await visit(member, 1, SAEBYEOL)
    expect(await say(member, true)).toMatchObject({ code: 'PLACE4030' })
    const reviewId = await visit(member)
    await t.sql('update reviews set hidden_at = now() where id = $1', reviewId)
    expect(await say(member, true)).toMatchObject({ code: 'PLACE4030' })
    await t.sql('update reviews set hidden_at = null where id = $1', reviewId)
    expect((await say(member, true)).result).toEqual({
      canAnswer: true,
      asked: SOLO_FACTS,
      mine: [{ fact: 'SOLO_SEAT', answer: true }],
      soloFacts: [],
    })
  })

  it('is one of a member, changed and taken back at will', async () => {
    const [member] = crowd as [Member]
    await visit(member)
    for (const answer of [true, false, true]) await say(member, answer)
    await say(member, false, { fact: 'LONG_QUEUE' })
    expect((await own(member)).mine).toEqual([
      { fact: 'LONG_QUEUE', answer: false },
      { fact: 'SOLO_SEAT', answer: true },
    ])
    expect((await say(member, null)).result.mine).toEqual([{ fact: 'LONG_QUEUE', answer: false }])
    expect((await say(member, null)).status).toBe(200)
  })

  it.each([
    ['a fact that is not asked of such a place', { contentId: SAEBYEOL, fact: 'SINGLE_PORTION' }, 'PLACE4041'],
    ['a fact that there is none', { fact: 'TASTY' }, 'COMMON400'],
    ['a place that there is none', { contentId: 999 }, 'PLACE4040'],
  ])('is refused to %s', async (_, what, code) => {
    await visit(crowd[0]!, 0, SAEBYEOL)
    expect(await say(crowd[0], true, what)).toMatchObject({ code })
  })

  it('is refused by the database, too, without the evidence of its writer', async () => {
    const [member, other] = crowd as [Member, Member]
    const reviewId = await visit(other)
    await expect(
      t.sql(
        `insert into solo_fact_answers (user_id, content_id, fact, answer, review_id) values ($1, $2, 'SOLO_SEAT', true, $3)`,
        member.id,
        NOODLES,
        reviewId,
      ),
    ).rejects.toThrow('the answer lacks a proven visit')
  })
})

describe('what answers say together', () => {
  it('is shown from three on, with their number and the latest visit', async () => {
    await allSay(crowd.slice(0, SOLO_FACT_ANSWERS_MIN - 1), true)
    expect(await facts()).toEqual([])
    await visit(crowd[6]!)
    expect((await say(crowd[6], true)).result.soloFacts).toEqual([
      { fact: 'SOLO_SEAT', yes: 3, total: 3, newest: day(0), says: true },
    ])
  })

  it('is yes or no where the lower bound of its share exceeds one half, and neither between', async () => {
    await allSay(crowd, true)
    expect(await seat()).toMatchObject({ yes: 7, total: 7, says: true })
    await say(crowd[0], false)
    expect(await seat()).toMatchObject({ yes: 6, total: 7, says: true })
    await say(crowd[1], false)
    await say(crowd[2], false)
    expect(await seat()).toMatchObject({ yes: 4, total: 7, says: null })
    for (const member of crowd.slice(3)) await say(member, false)
    expect(await seat()).toMatchObject({ yes: 0, total: 7, says: false })
  })

  it.each([
    [3, 0, 0.5258],
    [6, 1, 0.5476],
    [50, 50, 0.4192],
    [0, 9, 0],
    [0, 0, 0],
  ])('is bound by Wilson’s interval: %d yes, %d no', async (yes, no, bound) => {
    const { rows } = await t.sql('select wilson_bound($1, $2) as bound', yes, no)
    expect(rows[0].bound).toBeCloseTo(bound, 3)
  })

  it('loses half of its weight in a year, as the keeper counts each day', async () => {
    await allSay(crowd.slice(0, 4), true)
    expect(await seat()).toMatchObject({ says: true })
    await recountSoloFacts(t.database.db, addDays(t.clock.now(), 365))
    expect(await seat()).toMatchObject({ yes: 4, total: 4, says: null })
    const { rows } = await t.sql('select yes_bound from solo_facts where content_id = $1', NOODLES)
    // Four answers weigh as two a year later: 2 / (2 + 1.645²).
    expect(rows[0].yes_bound).toBeCloseTo(0.425, 2)
  })

  it('counts every answer of many at the same moment', async () => {
    for (const [i, member] of crowd.entries()) await visit(member, i)
    await Promise.all(crowd.map((member, i) => say(member, i > 0)))
    expect(await seat()).toMatchObject({ yes: 6, total: 7 })
  })

  it('leaves out those on hidden reviews, of suspended members and of who has gone', async () => {
    const [gone, ...others] = await Promise.all(Array.from({ length: 4 }, () => t.addMember()))
    await allSay([gone!, ...others, ...crowd.slice(0, 3)], true)
    const answers = async () => (await seat())?.total
    await t.withdraw(gone!)
    expect(await answers()).toBe(6)
    const [hidden] = (await t.sql('select id from reviews where user_id = $1', others[0]!.id)).rows
    await t.sql('update reviews set hidden_at = now() where id = $1', hidden.id)
    expect(await answers()).toBe(5)
    const staff = await addStaff(t)
    const suspension = { days: 3, reason: '광고를 올렸어요.' }
    const body = { method: 'POST', body: suspension } as const
    expect((await t.call(`/api/admin/members/${others[1]!.id}/suspension`, body, staff)).status).toBeLessThan(300)
    expect(await answers()).toBe(4)
    await recountSoloFacts(t.database.db, addDays(t.clock.now(), 4))
    expect(await answers()).toBe(5)
    const [review] = (await t.sql('select id from reviews where user_id = $1', others[2]!.id)).rows
    await t.sql('delete from reviews where id = $1', review!['id'])
    // The suspension lasts by the clock of the database.
    expect(await answers()).toBe(3)
  })
})

describe('lists', () => {
  const list = async (query: string) =>
    (
      await t.call<{ content: PlaceSummary[]; totalCount: number; nextCursor: string | null }>(
        `/api/tourist-spots?${query}`,
      )
    ).result
  const ids = async (query: string) => (await list(query)).content.map(({ contentId }) => contentId)

  it('hold exactly the places of which all asked facts are said, the map too', async () => {
    await allSay(crowd, true, 'SOLO_SEAT')
    for (const member of crowd) await say(member, false, { fact: 'LONG_QUEUE' })
    for (const member of crowd) await say(member, false, { fact: 'NO_STARES' })
    const query = 'contentTypeId=39&facts='
    expect(await list(`${query}SOLO_SEAT`)).toMatchObject({ content: [{ contentId: NOODLES }], totalCount: 1 })
    // A short queue is what speaks for a place.
    expect(await ids(`${query}LONG_QUEUE,SOLO_SEAT&sort=RATING`)).toEqual([NOODLES])
    expect(await list(`${query}SOLO_SEAT,NO_STARES`)).toMatchObject({ content: [], totalCount: 0 })
    expect(await ids('contentTypeId=12&facts=SOLO_SEAT')).toEqual([])
    const box = '/api/tourist-spots/map?bbox=126,33,127.1,34.1'
    const { features } = (await t.call<PlacesInBox>(`${box}&facts=SOLO_SEAT`)).result
    expect(features.map(({ id }) => id)).toEqual([NOODLES])
    expect(await t.call(`/api/tourist-spots?facts=SOLO_SEAT,TASTY`)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('put first what is easiest alone, then what is best, each once', async () => {
    await allSay(crowd, true)
    const seen: number[] = []
    let cursor = ''
    do {
      const page = await list(`sort=SOLO&contentTypeId=39&size=50${cursor}`)
      seen.push(...page.content.map(({ contentId }) => contentId))
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`
    } while (cursor !== '')
    const { rows } = await t.sql(
      'select content_id as id from places where content_type_id = 39 order by solo_ease desc, score desc, content_id desc',
    )
    expect(seen).toEqual(rows.map((row) => row['id'] as number))
    expect(seen[0]).toBe(NOODLES)
    for (const member of crowd) await say(member, false)
    expect((await ids('sort=SOLO&contentTypeId=39'))[0]).not.toBe(NOODLES)
  })
})

describe('twenty puppets', () => {
  beforeEach(() => allSay(crowd, true, 'SOLO_SEAT', 1))

  it('change nothing without receipts of their own', async () => {
    const before = await seat()
    const receiptId = await addReceipt(t.database, { userId: crowd[0]!.id, contentId: NOODLES, visitDate: day(0) })
    for (const puppet of puppets) {
      expect((await say(puppet, false)).code).toBe('PLACE4030')
      const review = { contentId: NOODLES, visitDate: day(0), difficulty: 'HARD', rating: 1, receiptId }
      expect((await t.call('/api/reviews', { method: 'POST', body: review }, puppet)).code).toBe('REVIEW4001')
      const unproven = { method: 'POST', body: { ...review, receiptId: null } } as const
      expect((await t.call('/api/reviews', unproven, puppet)).status).toBe(201)
      expect((await say(puppet, false)).code).toBe('PLACE4030')
    }
    expect(await seat()).toEqual(before)
  })

  it('change nothing with one receipt between them', async () => {
    const before = await seat()
    const receiptId = await addReceipt(t.database, { userId: puppets[0]!.id, contentId: NOODLES, visitDate: day(0) })
    const review = { contentId: NOODLES, visitDate: day(0), difficulty: 'HARD', rating: 1, receiptId }
    for (const puppet of puppets) {
      await t.call('/api/reviews', { method: 'POST', body: review }, puppet)
      await say(puppet, false)
    }
    expect(await seat()).toEqual({ ...before, total: 8, newest: day(0) })
  })

  it('cannot turn it with twenty receipts of one day', async () => {
    for (const puppet of puppets) {
      await visit(puppet)
      await say(puppet, false)
    }
    expect(await seat()).toMatchObject({ yes: 7, total: 27, says: true })
  })

  it('turn it with twenty receipts of twenty days, as twenty guests would', async () => {
    await allSay(puppets, false, 'SOLO_SEAT', 1)
    expect(await seat()).toMatchObject({ yes: 7, total: 27, says: false })
  })
})
