import { beforeEach, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const GROUPS = `select region, content_type_id, difficulty, count(*)::int as count from places
  where hidden_at is null group by 1, 2, 3 order by 1, 2, 3`
const COUNTERS = 'select region, content_type_id, difficulty, count from place_counts where count <> 0 order by 1, 2, 3'

const query = async (sql: string, ...values: unknown[]) => (await t.database.pool.query(sql, values)).rows

/** What the counters say beside what is there. */
async function expectTrueCounters() {
  expect(await query(COUNTERS)).toEqual(await query(GROUPS))
}

beforeEach(async () => {
  await t.database.pool.query('delete from reviews')
})

it('count the places of the catalogue', async () => {
  expect(await query(COUNTERS)).not.toEqual([])
  await expectTrueCounters()
})

it.each([
  ['hiding', 'update places set hidden_at = now() where content_type_id = 12'],
  ['showing', 'update places set hidden_at = null'],
  ['moving', "update places set region = 'JEJU_SI' where region = 'BUKJEJU_GUN'"],
  ['another category', 'update places set content_type_id = 14 where content_type_id = 12'],
  [
    'adding',
    `insert into places (content_id, content_type_id, title, addr1, region, lat, lng, overview, solo_score, hidden_at)
     select 2000000000 + n, 28, '새 장소', '제주특별자치도 제주시', 'JEJU_SI', 33.5, 126.5, '', 1,
       case when n > 5 then now() end from generate_series(1, 9) n`,
  ],
  ['taking away', 'delete from places where content_id > 2000000000'],
])('follow %s', async (_name, change) => {
  const before = await query(COUNTERS)
  await t.database.pool.query(change)
  expect(await query(COUNTERS)).not.toEqual(before)
  await expectTrueCounters()
})

it.each(['EASY', 'NORMAL', 'HARD'] as const)('follow reviews that make a place %s', async (difficulty) => {
  await addReviews(t.database, SAEBYEOL, { difficulty })
  await expectTrueCounters()
  expect(await query(COUNTERS.replace('count <> 0', 'difficulty = $1'), difficulty)).toMatchObject([{ count: 1 }])
})

it('stay true while many change places at once', async () => {
  const toggle = (n: number) =>
    t.database.pool.query(
      'update places set hidden_at = case when hidden_at is null then now() end where content_id % 7 = $1',
      [n],
    )
  await Promise.all([0, 1, 2, 3, 4, 5, 6].map(toggle))
  expect(await query(COUNTERS)).toEqual(await query(GROUPS))
})

it('stay true while reviews of neighbouring places change from one difficulty to another at once', async () => {
  const neighbours =
    await query(`select content_id as id from places where hidden_at is null and (region, content_type_id) =
    (select region, content_type_id from places where hidden_at is null group by 1, 2 order by count(*) desc limit 1) limit 8`)
  const ways = ['EASY', 'HARD'] as const
  const ids: number[] = []
  for (const [n, { id }] of neighbours.entries()) {
    ids.push(...(await addReviews(t.database, id, { difficulty: ways[n % 2]! })))
  }
  for (let round = 1; round <= 10; round++) {
    await Promise.all(
      ids.map((id, n) =>
        t.database.pool.query('update reviews set difficulty = $2 where id = $1', [id, ways[(n + round) % 2]]),
      ),
    )
  }
  expect(await query(COUNTERS)).toEqual(await query(GROUPS))
})
