import type { PlaceDetail, PlaceSummary } from '@honjeo/contract/places'
import type { RecommendedSpot } from '@honjeo/contract/home'
import type { StaffPlaceDetail } from '@honjeo/contract/admin/places'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import { sql } from 'drizzle-orm'
import { addPhotoReview } from '../testing/photo-reviews.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { someoneWaits } from '../testing/someone-waits.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const DRAWN = `/covers/${SAEBYEOL}.svg`
let [writer, other, voter, staff]: Member[] = []

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  await t.sql('delete from reviews')
  await t.sql(
    "update places set cover_choice = 'BEST', first_image = null, copyright_type = null where content_id = $1",
    SAEBYEOL,
  )
  ;[writer, other, voter] = [await t.addMember(), await t.addMember(), await t.addMember()]
})

const urlOf = (name: string | undefined) => `/images/${name}/320.webp`
const basic = async (contentId = SAEBYEOL) =>
  (await t.call<PlaceDetail>(`/api/tourist-spots/${contentId}`)).result.basic
const cover = async (contentId = SAEBYEOL) => (await basic(contentId)).firstImage
const vote = (id: number, as = voter) => t.call(`/api/reviews/${id}/helpful`, { method: 'PUT' }, as)
const setHidden = (id: number, isHidden: boolean) =>
  t.sql(`update reviews set hidden_at = ${isHidden ? 'now()' : 'null'} where id = $1`, id)
const choose = (choice: string, contentId = SAEBYEOL) =>
  t.call<StaffPlaceDetail & { fields?: Record<string, string> }>(
    `/api/admin/places/${contentId}`,
    { method: 'PATCH', body: { cover: choice, note: '더 밝은 사진이에요' } },
    staff,
  )

describe('the cover of a place', () => {
  it('is drawn until a member adds a photo, then that photo wherever the place is shown', async () => {
    await addPhotoReview(t, writer!, SAEBYEOL, 0)
    expect(await cover()).toBe(DRAWN)
    const { photos } = await addPhotoReview(t, writer!, SAEBYEOL, 2)
    const expected = urlOf(photos[0])
    expect(await cover()).toBe(expected)
    await t.call('/api/spot-cart', { method: 'POST', body: { contentId: SAEBYEOL } }, writer)
    const title = encodeURIComponent('새별오름')
    for (const url of [
      '/api/tourist-spots?size=50&region=BUKJEJU_GUN',
      `/api/tourist-spots/search?q=${title}`,
      '/api/spot-cart',
    ]) {
      const { content } = (await t.call<{ content: PlaceSummary[] }>(url, {}, writer)).result
      expect(content.find(({ contentId }) => contentId === SAEBYEOL)).toMatchObject({ firstImage: expected })
    }
    await t.sql('update places set hidden_at = now() where content_id <> $1', SAEBYEOL)
    const spots = (await t.call<RecommendedSpot[]>('/api/home/recommended-spots')).result
    await t.sql('update places set hidden_at = null')
    expect(spots.map(({ firstImage }) => firstImage)).toEqual([expected])
    await t.addRoom(writer!, { contentId: SAEBYEOL })
    const rooms = await t.call<{ content: { spotImage: string }[] }>(`/api/chatrooms/tourist-spot/${SAEBYEOL}`)
    expect(rooms.result.content).toMatchObject([{ spotImage: expected }])
  })

  it('goes before a photo of the tourism service, whose licence is then not its own', async () => {
    const url = 'https://tong.visitkorea.or.kr/cms/photo.jpg'
    await t.sql('update places set first_image = $2, copyright_type = $3 where content_id = $1', SAEBYEOL, url, 'TYPE3')
    expect(await basic()).toMatchObject({ firstImage: url, copyrightType: 'TYPE3' })
    const { photos, id } = await addPhotoReview(t, writer!, SAEBYEOL)
    expect(await basic()).toMatchObject({ firstImage: urlOf(photos[0]), copyrightType: null })
    await setHidden(id, true)
    expect(await basic()).toMatchObject({ firstImage: url, copyrightType: 'TYPE3' })
  })

  it('is the first photo of the review that most found helpful, the oldest where that leaves it open', async () => {
    const [older, newer] = [await addPhotoReview(t, writer!, SAEBYEOL), await addPhotoReview(t, other!, SAEBYEOL)]
    expect(await cover()).toBe(urlOf(older.photos[0]))
    await vote(newer.id)
    expect(await cover()).toBe(urlOf(newer.photos[0]))
    await vote(newer.id)
    expect(await cover()).toBe(urlOf(older.photos[0]))
  })

  it('goes with its review out of sight, comes back with it, and is gone with its last photo', async () => {
    const [first, second] = [await addPhotoReview(t, writer!, SAEBYEOL), await addPhotoReview(t, other!, SAEBYEOL, 2)]
    await setHidden(first.id, true)
    expect(await cover()).toBe(urlOf(second.photos[0]))
    await setHidden(first.id, false)
    expect(await cover()).toBe(urlOf(first.photos[0]))
    await t.call(`/api/reviews/${first.id}`, { method: 'DELETE' }, writer)
    const edit = (images: string[]) => t.call(`/api/reviews/${second.id}`, { method: 'PATCH', body: { images } }, other)
    await edit(second.photos.toReversed())
    expect(await cover()).toBe(urlOf(second.photos[1]))
    await edit([])
    expect(await cover()).toBe(DRAWN)
  })

  it('stays when its writer leaves, and changes when a voter does', async () => {
    const [older, newer] = [await addPhotoReview(t, writer!, SAEBYEOL), await addPhotoReview(t, other!, SAEBYEOL)]
    await vote(newer.id)
    expect((await t.withdraw(other!)).status).toBe(200)
    expect(await cover()).toBe(urlOf(newer.photos[0]))
    expect((await t.withdraw(voter!)).status).toBe(200)
    expect(await cover()).toBe(urlOf(older.photos[0]))
  })

  it('is right when two act on it at once: the second sees what the first has done', async () => {
    const [first, second] = [await addPhotoReview(t, writer!, SAEBYEOL), await addPhotoReview(t, other!, SAEBYEOL)]
    const hide = ({ id }: { id: number }) => sql`update reviews set hidden_at = now() where id = ${id}`
    const { hiding } = await t.database.db.transaction(async (tx) => {
      await tx.execute(hide(first))
      const acting = t.database.db.execute(hide(second)).then(() => undefined)
      await Promise.race([someoneWaits(t), acting])
      return { hiding: acting }
    })
    await hiding
    expect(await cover()).toBe(DRAWN)
  })
})

describe('staff', () => {
  it('choose another photo, none, or leave it to the votes, and all of it is written down', async () => {
    const [first, second] = [await addPhotoReview(t, writer!, SAEBYEOL), await addPhotoReview(t, other!, SAEBYEOL, 2)]
    const chosen = second.photos[1]!
    expect((await choose(chosen)).result).toMatchObject({ cover: chosen, coverImage: chosen })
    await vote(first.id)
    expect(await cover()).toBe(urlOf(chosen))
    expect((await choose('NONE')).result).toMatchObject({ cover: 'NONE', coverImage: null })
    expect(await cover()).toBe(DRAWN)
    expect((await choose('BEST')).result).toMatchObject({ cover: 'BEST', coverImage: first.photos[0] })
    const { rows } = await t.sql(
      "select before, after, note from audit_log where target_type = 'PLACE' and target_id = $1 order by id desc limit 3",
      String(SAEBYEOL),
    )
    expect(rows).toMatchObject([
      { before: { cover: 'NONE' }, after: { cover: 'BEST' }, note: '더 밝은 사진이에요' },
      { before: { cover: chosen }, after: { cover: 'NONE' } },
      { before: { cover: 'BEST' }, after: { cover: chosen } },
    ])
  })

  it('find their choice again once it can be seen again', async () => {
    const [first, second] = [await addPhotoReview(t, writer!, SAEBYEOL), await addPhotoReview(t, other!, SAEBYEOL)]
    await choose(second.photos[0]!)
    await setHidden(second.id, true)
    expect(await cover()).toBe(urlOf(first.photos[0]))
    await setHidden(second.id, false)
    expect(await cover()).toBe(urlOf(second.photos[0]))
  })

  it('choose no photo of another place, of a hidden review or of nothing', async () => {
    const elsewhere = await addPhotoReview(t, writer!, JEONGBANG)
    const hidden = await addPhotoReview(t, writer!, SAEBYEOL)
    await setHidden(hidden.id, true)
    for (const name of [elsewhere.photos[0]!, hidden.photos[0]!, 'A'.repeat(22)]) {
      const { code, result } = await choose(name)
      expect([code, result.fields?.['cover']]).toEqual(['COMMON400', expect.stringContaining('리뷰에 있는 사진만')])
    }
    expect((await choose('아무거나')).result.fields?.['cover']).toContain('대표 사진은')
    expect(await cover()).toBe(DRAWN)
  })
})

/** What a withdrawal locks of two reviews of two places that the leaver voted for, in their order; the votes were given in another one. */
const LOCKED: [table: string, key: string, (low: number, high: number) => { votes: number[]; order: number[] }][] = [
  ['reviews', 'id', (low, high) => ({ votes: [high, low], order: [low, high] })],
  ['places', 'content_id', (low, high) => ({ votes: [low, high], order: [JEONGBANG, SAEBYEOL] })],
]

it.each(LOCKED)(
  'a withdrawal locks %s in their order, so that two of them cannot wait for each other',
  async (table, key, of) => {
    const leaver = await t.addMember()
    const low = await addPhotoReview(t, writer!, SAEBYEOL)
    const high = await addPhotoReview(t, other!, JEONGBANG)
    const { votes, order } = of(low.id, high.id)
    for (const id of votes) await vote(id, leaver)
    const lock = (tx: Db, id: number | undefined) =>
      tx.execute(sql`select from ${sql.identifier(table)} where ${sql.identifier(key)} = ${id} for update`)
    const { reply } = await t.database.db.transaction(async (tx) => {
      await lock(tx, order[0])
      const leaving = t.withdraw(leaver)
      await Promise.race([someoneWaits(t), leaving])
      // The lock is free: were it held by the withdrawal, this would end in a deadlock.
      await lock(tx, order[1])
      return { reply: leaving }
    })
    expect((await reply).status).toBe(200)
  },
)
