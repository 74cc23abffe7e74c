import type { Banner, LatestReview, RecommendedSpot } from '@honjeo/contract/home'
import type { RoomSummary } from '@honjeo/contract/rooms'
import { HOME_REVIEWS, HOME_ROOMS, HOME_SPOTS } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const DAY_SECONDS = 86_400
let host: Member

beforeAll(async () => {
  host = await t.addMember()
})

const get = async <T>(list: string) => (await t.call<T>(`/api/home/${list}`)).result
const hide = (contentId: number, hiddenAt: string | null) =>
  t.database.pool.query('update places set hidden_at = $2 where content_id = $1', [contentId, hiddenAt])

/** Moves the clock to a time of day in Korea, today or later. */
function setKoreanTime(time: string) {
  const now = t.clock.now()
  const day = new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
  const then = Date.parse(`${day}T${time}+09:00`)
  t.clock.advance((then - now.getTime()) / 1000 + (then < now.getTime() ? DAY_SECONDS : 0))
}

describe('the recommended spots', () => {
  const spots = () => get<RecommendedSpot[]>('recommended-spots')

  it('are three places with a picture', async () => {
    const three = await spots()
    expect(three).toHaveLength(HOME_SPOTS)
    for (const spot of three) {
      expect(spot).toEqual({
        contentId: expect.any(Number),
        title: expect.any(String),
        firstImage: `/covers/${spot.contentId}.svg`,
        difficulty: 'NONE',
      })
    }
  })

  it('stay the same all day in Korea, and change with its midnight', async () => {
    setKoreanTime('00:00:00')
    const days: string[] = []
    for (let day = 0; day < 5; day++) {
      const morning = await spots()
      t.clock.advance(DAY_SECONDS - 1)
      expect(await spots()).toEqual(morning)
      t.clock.advance(1)
      days.push(morning.map(({ contentId }) => contentId).join())
    }
    for (const [i, day] of days.entries()) expect(day).not.toBe(days[i + 1])
  })

  it('are among the best, and never one that was taken out of sight', async () => {
    const { rows } = await t.database.pool.query<{ content_id: number }>(
      'select content_id from places order by score desc, content_id limit 40',
    )
    const best = rows.map((row) => row.content_id)
    const [first] = await spots()
    for (const { contentId } of await spots()) expect(best).toContain(contentId)
    await hide(first!.contentId, t.clock.now().toISOString())
    const others = await spots()
    expect(others).toHaveLength(HOME_SPOTS)
    expect(others.map(({ contentId }) => contentId)).not.toContain(first!.contentId)
    await hide(first!.contentId, null)
  })
})

describe('the latest reviews', () => {
  const latest = () => get<LatestReview[]>('latest-reviews')
  beforeEach(async () => {
    await t.database.pool.query('delete from reviews')
  })

  it('are none where nobody has written', async () => {
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
  const rooms = () => get<RoomSummary[]>('recommended-rooms')
  const inMinutes = (minutes: number) => new Date(t.clock.now().getTime() + minutes * 60_000).toISOString()
  const open = (draft: object = {}) => t.addRoom(host, { contentId: SAEBYEOL, ...draft })
  beforeEach(async () => {
    await t.database.pool.query('delete from chat_rooms')
    host = await t.addMember()
  })

  it('are those one can still join, the next meeting first', async () => {
    const [later, sooner] = [await open({ joinDate: inMinutes(50) }), await open({ joinDate: inMinutes(5) })]
    const full = await open({ maxMembers: 2, joinDate: inMinutes(1) })
    await t.join(full, await t.addMember())
    const closed = await open({ joinDate: inMinutes(1) })
    await t.database.pool.query('update chat_rooms set completed_at = now() where id = $1', [closed])
    expect((await rooms()).map(({ roomId }) => roomId)).toEqual([sooner, later])
    t.clock.advance(5 * 60)
    expect(await rooms()).toEqual([
      {
        roomId: later,
        title: '같이 걸어요',
        spotName: '새별오름',
        spotImage: `/covers/${SAEBYEOL}.svg`,
        scheduledDate: inMinutes(45),
        currentParticipants: 1,
        maxParticipants: 4,
        genderRestriction: 'MIXED',
        isCompleted: false,
        status: 'RECRUITING',
      },
    ])
  })

  it('are ten at most', async () => {
    for (let n = 0; n < HOME_ROOMS + 1; n++) await open()
    expect(await rooms()).toHaveLength(HOME_ROOMS)
  })
})

describe('the banners', () => {
  it('are those in use, in their order, each with a path of the app', async () => {
    const all = await get<Banner[]>('banners')
    expect(all.length).toBeGreaterThan(1)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b))
    for (const { link } of all) expect(link).toMatch(/^\/(?!\/)\S*$/)
    await t.database.pool.query('update banners set is_active = false where id = $1', [all[0]!.id])
    expect(await get<Banner[]>('banners')).toEqual(all.slice(1))
  })
})

it.each(['recommended-spots', 'latest-reviews', 'recommended-rooms', 'banners'])(
  '%s answers 304 to whoever has it already',
  async (list) => {
    const url = `/api/home/${list}`
    const first = await t.app.inject({ url })
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const again = await t.app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)
