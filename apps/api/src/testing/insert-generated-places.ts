import { Client, type PoolConfig } from 'pg'
import { FIRST_GENERATED_ID, generatePlaces, type GeneratedPlace } from './generated-places.ts'

/** The columns, each by the property of a row and its own name, with the type of its array. */
const COLUMNS = [
  ['contentId', 'content_id', 'int'],
  ['contentTypeId', 'content_type_id', 'int'],
  ['title', 'title', 'text'],
  ['addr1', 'addr1', 'text'],
  ['region', 'region', 'text'],
  ['lat', 'lat', 'float8'],
  ['lng', 'lng', 'float8'],
  ['soloScore', 'solo_score', 'int'],
  ['keywords', 'keywords', 'text'],
  ['easy', 'easy_count', 'int'],
  ['normal', 'normal_count', 'int'],
  ['hard', 'hard_count', 'int'],
  ['ratingSum', 'rating_sum', 'int'],
] as const satisfies [keyof GeneratedPlace, string, string][]

const columns = COLUMNS.map(([, column]) => column).join()
const arrays = COLUMNS.map(([, , type], i) => `$${i + 1}::${type}[]`).join()
const ROWS_PER_STATEMENT = 5000

/** One review for each that a place's figures speak of, with stars that add up to their sum. */
const INSERT_REVIEWS = `
  insert into reviews (content_id, visit_date, difficulty, rating, tags, content, created_at)
  select content_id, date '2026-01-01' + n % 300,
    case when n <= easy_count then 'EASY' when n <= easy_count + normal_count then 'NORMAL' else 'HARD' end,
    rating_sum / review_count + (n <= rating_sum % review_count)::int,
    (array['QUIET', 'SOLO_SEAT', 'KIND_STAFF', 'EASY_WALK', 'BY_BUS'])[1 + (content_id + n) % 4 : 2 + (content_id + n) % 4],
    '혼자 천천히 둘러보기 좋았어요.', timestamptz '2026-01-01' + n * interval '1 hour'
  from places, generate_series(1, review_count) n
  where content_id >= ${FIRST_GENERATED_ID}`

/** Fills a migrated database with `count` generated places and their reviews, and lets the planner know of them. */
export async function insertGeneratedPlaces(connection: PoolConfig, count: number): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await withoutSearchIndexes(client, async () => {
      await insertPlaces(client, count)
      // The trigger would count again, for each review, what the places say already.
      await client.query(
        `alter table reviews disable trigger reviews_place_stats; ${INSERT_REVIEWS};
         alter table reviews enable trigger reviews_place_stats`,
      )
      await client.query('update places set top_tag = top_tag_of(content_id) where review_count > 0')
    })
    await client.query('vacuum analyze places')
    await client.query('vacuum analyze reviews')
  } finally {
    await client.end()
  }
}

async function insertPlaces(client: Client, count: number): Promise<void> {
  const rows = generatePlaces(count)
  for (let start = 0; start < count; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT)
    await client.query(
      `insert into places (${columns}, review_count, months, overview)
       select *, easy_count + normal_count + hard_count,
         case when content_type_id = 15 then array[1 + content_id % 12]::smallint[] end, ''
       from unnest(${arrays}) as generated (${columns})`,
      COLUMNS.map(([property]) => part.map((row) => row[property])),
    )
  }
}

/** Building an inverted index at the end takes a fraction of what filling it row by row does. */
async function withoutSearchIndexes(client: Client, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = 'places' and indexdef like '% USING gin %'`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await fill()
  for (const { definition } of indexes) await client.query(definition)
}
