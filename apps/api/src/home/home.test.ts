import type { Banner, LatestReview } from '@honjeo/contract/home'
import type { HomeRoom, ListedRoom } from '@honjeo/contract/rooms'
import { HOME_REVIEWS, HOME_ROOMS } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let host: Member

beforeAll(async () => {
  host = await t.addMember()
})

const get = async <T>(list: string) => (await t.call<T>(`/api/home/${list}`)).result
const hide = (contentId: number, hiddenAt: string | null) =>
  t.database.pool.query('update places set hidden_at = $2 where content_id = $1', [contentId, hiddenAt])

describe('the latest reviews', () => {
  const latest = () => get<LatestReview[]>('latest-reviews')
  beforeEach(async () => {
    await t.database.pool.query('delete from reviews')
  })

  it('are none where no one has written', async () => {
    expect(await latest()).toEqual([])
  })

  it('are the newest, with their place', async () => {
    const at = (minute: number) => new Date(t.clock.now().getTime() + minute * 60_000).toISOString()
    for (let n = 1; n <= HOME_REVIEWS + 1; n++) {
      await addReviews(t.database, n % 2 ? SAEBYEOL : JEONGBANG, { content: `${n}`, createdAt: at(n) })
    }
    const reviews = await latest()
    expect(reviews.map(({ content }) => content)).toEqual(['7', '6', '5', '4', '3', '2'])
    expect(reviews[0]).toEqual({
      contentId: SAEBYEOL,
      spotName: '새별오름',
      spotImage: `/covers/${SAEBYEOL}.svg`,
      content: '7',
    })
  })

  it('show neither a hidden review nor one of a hidden place', async () => {
    const now = t.clock.now().toISOString()
    await addReviews(t.database, SAEBYEOL, { content: '보여요' }, { content: '가려졌어요', hiddenAt: now })
    await addReviews(t.database, JEONGBANG, { content: '장소가 가려졌어요' })
    await hide(JEONGBANG, now)
    expect((await latest()).map(({ content }) => content)).toEqual(['보여요'])
    await hide(JEONGBANG, null)
  })
})

describe('the recommended rooms', () => {
  const rooms = async () => (await t.call<ListedRoom[]>('/api/home/recommended-rooms', {}, host)).result
  const open = (draft: object = {}) => t.addRoom(host, { contentId: SAEBYEOL, ...draft })
  beforeEach(async () => {
    await t.database.pool.query('delete from chat_rooms')
    host = await t.addMember()
  })

  it('are those one can still join, the next meeting first', async () => {
    const [later, sooner] = [
      await open({ joinDate: t.clock.inMinutes(50), description: '천천히 걸어요.' }),
      await open({ joinDate: t.clock.inMinutes(5) }),
    ]
    const full = await open({ maxMembers: 2, joinDate: t.clock.inMinutes(1) })
    await t.join(full, await t.addMember())
    const closed = await open({ joinDate: t.clock.inMinutes(1) })
    await t.database.pool.query('update chat_rooms set completed_at = now() where id = $1', [closed])
    expect((await rooms()).map(({ roomId }) => roomId)).toEqual([sooner, later])
    t.clock.advance(5 * 60)
    expect(await rooms()).toEqual([
      {
        roomId: later,
        title: '같이 걸어요',
        description: '천천히 걸어요.',
        spotName: '새별오름',
        spotImage: `/covers/${SAEBYEOL}.svg`,
        scheduledDate: t.clock.inMinutes(45),
        currentParticipants: 1,
        maxParticipants: 4,
        genderRestriction: 'MIXED',
        isCompleted: false,
        needsApproval: false,
        requiredProof: 'NONE',
        status: 'RECRUITING',
        day: expect.any(String),
        partOfDay: expect.any(String),
      },
    ])
  })

  it('keep the host’s words from visitors', async () => {
    await open({ description: '천천히 걸어요.' })
    expect(await get<HomeRoom[]>('recommended-rooms')).toMatchObject([{ title: null, description: null }])
  })

  it('are ten at most', async () => {
    for (let n = 0; n < HOME_ROOMS + 1; n++) await open()
    expect(await rooms()).toHaveLength(HOME_ROOMS)
  })

  it('are none of a host one has blocked, nor of one who has blocked oneself', async () => {
    const viewer = await t.addMember()
    const [theirs, another] = [await open(), await t.addRoom(await t.addMember(), { contentId: SAEBYEOL })]
    const seen = async (as?: Member) =>
      (await t.call<ListedRoom[]>('/api/home/recommended-rooms', {}, as)).result.map(({ roomId }) => roomId)
    await t.call(`/api/blocks/${host.id}`, { method: 'POST' }, viewer)
    expect([await seen(viewer), await seen()]).toEqual([[another], [theirs, another].toSorted((a, b) => a - b)])
    await t.call(`/api/blocks/${host.id}`, { method: 'DELETE' }, viewer)
    await t.call(`/api/blocks/${viewer.id}`, { method: 'POST' }, host)
    expect(await seen(viewer)).toEqual([another])
  })
})

describe('the banners', () => {
  it('are those in use, in their order, each with a path of the app', async () => {
    const all = await get<Banner[]>('banners')
    expect(all.length).toBeGreaterThan(1)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b))
    for (const { link } of all) expect(link).toMatch(/^\/(?!\/)\S*$/)
    for (const { translations } of all) expect(Object.keys(translations)).toEqual(['en', 'ja', 'zh'])
    await t.database.pool.query('update banners set is_active = false where id = $1', [all[0]!.id])
    expect(await get<Banner[]>('banners')).toEqual(all.slice(1))
  })
})

it.each(['recommended-spots', 'latest-reviews', 'recommended-rooms', 'banners'])(
  '%s answers 304 to a client that has it already',
  async (list) => {
    const url = `/api/home/${list}`
    const first = await t.app.inject({ url })
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const again = await t.app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)
