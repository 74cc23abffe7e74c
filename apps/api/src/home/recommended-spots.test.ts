import type { RecommendedSpot } from '@honjeo/contract/home'
import { HOME_SPOTS } from '@honjeo/contract/values/limits'
import { TRAVELLER_TYPES } from '@honjeo/contract/values/traveller-type'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { JEONGBANG, withCatalogue } from '../testing/places.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const DAY_SECONDS = 86_400
/** How long all are shown the same, whatever becomes of it. */
const SHOWN_SECONDS = 3

interface Facts {
  content_id: number
  content_type_id: number
  region: string
  months: number[] | null
  indoor: boolean
}
let facts: Map<number, Facts>

beforeAll(async () => {
  const { rows } = await t.database.pool.query<Facts>(
    'select content_id, content_type_id, region, months, indoor from places',
  )
  facts = new Map(rows.map((row) => [row.content_id, row]))
})

beforeEach(() => t.clock.advance(SHOWN_SECONDS))

const spots = async (as?: { accessToken: string }) =>
  (await t.call<RecommendedSpot[]>('/api/home/recommended-spots', {}, as)).result
const idsOf = (three: readonly RecommendedSpot[]) => three.map(({ contentId }) => contentId)
const factsOf = (three: readonly RecommendedSpot[]) => idsOf(three).map((id) => facts.get(id)!)

/** Moves the clock ahead, to the next midnight in Korea that begins such a day (`-01-05`: a fifth of January). */
function goToDay(end: string) {
  const ahead = (at: Date) => new Date(at.getTime() + DAY_SECONDS * 1000)
  let day = ahead(t.clock.now())
  while (!koreanDay(day).endsWith(end)) day = ahead(day)
  t.clock.advance((Date.parse(`${koreanDay(day)}T00:00:00+09:00`) - t.clock.now().getTime()) / 1000)
}

/** What is answered on each of the next days, today first. */
async function onDays(count: number): Promise<RecommendedSpot[][]> {
  const days: RecommendedSpot[][] = []
  for (let n = 0; n < count; n++) {
    days.push(await spots())
    t.clock.advance(DAY_SECONDS)
  }
  return days
}

describe('the recommended spots', () => {
  it('are three places with a picture', async () => {
    const three = await spots()
    expect(three).toHaveLength(HOME_SPOTS)
    for (const spot of three) {
      expect(spot).toEqual({
        contentId: expect.any(Number),
        title: expect.any(String),
        firstImage: `/covers/${spot.contentId}.svg`,
        difficulty: 'NONE',
        day: expect.any(String),
      })
    }
  })

  it('stay the same all morning in Korea, and are others the next one', async () => {
    goToDay('-10')
    const morning = await spots()
    t.clock.advance(9 * 3600)
    expect(await spots()).toEqual(morning)
    t.clock.advance(DAY_SECONDS - 9 * 3600)
    expect(await spots()).not.toEqual(morning)
  })

  it('are of three categories and one defies the rain, and on the next day all are others: for 60 days', async () => {
    const days = await onDays(60)
    for (const [n, three] of days.entries()) {
      expect(new Set(factsOf(three).map((place) => place.content_type_id)).size).toBe(3)
      expect(new Set(factsOf(three).map(({ region }) => region)).size).toBe(3)
      expect(factsOf(three).some(({ indoor }) => indoor)).toBe(true)
      expect(idsOf(three).filter((id) => idsOf(days[n + 1] ?? []).includes(id))).toEqual([])
    }
    expect(new Set(days.flatMap(idsOf)).size).toBeGreaterThan(60)
  })

  it('never are a place to sleep', async () => {
    await t.sql('update places set rating_sum = 500, review_count = 100 where content_type_id = 32')
    for (const three of await onDays(10)) {
      for (const place of factsOf(three)) expect(place.content_type_id).not.toBe(32)
    }
    await t.sql('update places set rating_sum = 0, review_count = 0')
  })

  it('never are one that was taken out of sight', async () => {
    const [first] = await spots()
    await t.sql('update places set hidden_at = now() where content_id = $1', first!.contentId)
    t.clock.advance(SHOWN_SECONDS)
    const others = await spots()
    expect(others).toHaveLength(HOME_SPOTS)
    expect(idsOf(others)).not.toContain(first!.contentId)
    await t.sql('update places set hidden_at = null')
  })
})

describe('the season', () => {
  it.each([
    ['-01-01', [12, 1, 2]],
    ['-04-01', [3, 4, 5]],
    ['-07-01', [6, 7, 8]],
    ['-10-01', [9, 10, 11]],
  ])('decides: in the month from %s no place is at its best in months far away', async (day, near) => {
    goToDay(day)
    const shown = (await onDays(28)).flatMap(factsOf)
    const seasonal = shown.filter(({ months }) => months !== null)
    expect(seasonal.length).toBeGreaterThan(0)
    for (const { months } of seasonal) expect(near.filter((month) => months!.includes(month))).not.toEqual([])
    // The second place is at its best now, rather than only nearly so.
    expect(seasonal.some(({ months }) => months!.includes(near[1]!))).toBe(true)
  })

  const FESTIVAL = 990_001
  /** Adds a festival beside places that are nothing much, so that it cannot be left out where it takes place. */
  async function addFestival(months: number[], days: { start: string; end: string } | null) {
    await t.sql('update places set solo_score = 0')
    await t.sql(
      `insert into places (content_id, content_type_id, title, addr1, region, lat, lng, overview, solo_score,
        months, event_start, event_end)
      values ($1, 15, '바람축제', '제주특별자치도 제주시', 'JEJU_SI', 33.5, 126.5, '', 100, $2, $3, $4)`,
      FESTIVAL,
      months,
      days?.start,
      days?.end,
    )
  }
  const isShownOn = async (days: number) => (await onDays(days)).map((three) => idsOf(three).includes(FESTIVAL))
  afterEach(async () => {
    await t.sql('delete from places where content_id = $1', FESTIVAL)
    await withCatalogue(t.database)
  })

  it('shows a festival in its announced days alone', async () => {
    goToDay('-05-01')
    const year = koreanDay(t.clock.now()).slice(0, 4)
    await addFestival([5], { start: `${year}-05-08`, end: `${year}-05-11` })
    const shown = await isShownOn(16)
    expect(shown.slice(0, 7)).not.toContain(true)
    // Places take turns, day by day.
    expect(shown.slice(7, 11).filter(Boolean)).toHaveLength(2)
    expect(shown.slice(11)).not.toContain(true)
  })

  it('shows a festival without announced days in its months', async () => {
    await addFestival([9], null)
    goToDay('-08-24')
    const shown = await isShownOn(16)
    expect(shown.slice(0, 8)).not.toContain(true)
    expect(shown.slice(8).filter(Boolean)).toHaveLength(4)
  })
})

describe('the picture of a spot', () => {
  it.each([
    ['TYPE1', 'https://tong.visitkorea.or.kr/cms/photo.jpg'],
    ['TYPE3', `/covers/${JEONGBANG}.svg`],
  ])('under licence %s is %s: the small one is cut to its frame', async (licence, picture) => {
    await t.sql(
      `update places set hidden_at = case when content_id <> $1 then now() end,
        first_image = 'https://tong.visitkorea.or.kr/cms/photo.jpg', copyright_type = $2`,
      JEONGBANG,
      licence,
    )
    expect(await spots()).toMatchObject([{ contentId: JEONGBANG, firstImage: picture }])
    await t.sql('update places set hidden_at = null, first_image = null, copyright_type = null')
  })
})

describe('for a member', () => {
  it('the spots follow the traveller type, and keep all other promises', async () => {
    const members = await Promise.all(
      TRAVELLER_TYPES.map(async (type) => {
        const member = await t.addMember()
        await t.sql('update users set user_type = $2 where id = $1', member.id, type)
        return member
      }),
    )
    const seen = [new Set<string>(), ...members.map(() => new Set<string>())]
    for (let day = 0; day < 10; day++) {
      seen[0]!.add(idsOf(await spots()).join())
      for (const [n, member] of members.entries()) {
        const three = await spots(member)
        expect(await spots(member)).toEqual(three)
        expect(new Set(factsOf(three).map((place) => place.content_type_id)).size).toBe(3)
        expect(factsOf(three).some(({ indoor }) => indoor)).toBe(true)
        seen[n + 1]!.add(idsOf(three).join())
      }
      t.clock.advance(DAY_SECONDS)
      for (const member of members) {
        const { refreshToken } = member
        const reply = await t.call<typeof member>('/api/auth/reissue', { method: 'POST', body: { refreshToken } })
        Object.assign(member, reply.result)
      }
    }
    const courses = seen.map((days) => [...days].toSorted().join(' '))
    expect(new Set(courses).size).toBe(courses.length)
  })
})

describe('a member who answers the questions again', () => {
  it('sees what is for the other type at once', async () => {
    const member = await t.addMember()
    const before = idsOf(await spots(member))
    const others = new Map<string, number[]>()
    for (const choice of [1, 2, 3, 4]) {
      const answers = {
        q1_expect: choice,
        q2_habit: choice,
        q3_avoid: choice,
        q4_feeling: choice,
        q5_necessity: choice,
      }
      const { result } = await t.call<{ userType: string }>(
        '/api/mypage/profile',
        { method: 'PUT', body: { answers } },
        member,
      )
      others.set(result.userType, idsOf(await spots(member)))
    }
    expect(others.size).toBeGreaterThan(1)
    expect(new Set([before, ...others.values()].map(String)).size).toBeGreaterThan(1)
  })
})

describe('where there are few places', () => {
  it.each([0, 1, 2, 3])('the %i there are, are there every day', async (count) => {
    await t.sql(
      `update places set hidden_at = now() where content_id not in
        (select content_id from places where content_type_id = 12 and months is null order by content_id limit $1)`,
      count,
    )
    for (const spotsOfDay of await onDays(4)) expect(spotsOfDay).toHaveLength(count)
    await t.sql('update places set hidden_at = null')
  })
})
