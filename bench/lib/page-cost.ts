import { CONTENT_TYPE_IDS, REGIONS } from '@honjeo/contract/values/enums'
import { queryOnce } from '../../apps/api/src/faults/query-once.ts'
import { runStatements } from '../../apps/api/src/testing/database-server.ts'
import type { BusyData } from '../../apps/api/src/testing/busy-calls.ts'
import type { Connection } from './database.ts'
import { measureCalls, type HttpServer } from './http-cost.ts'
import type { Program } from './program.ts'
import { row, type Row } from './report.ts'

/** Milliseconds of a page that is rendered for strangers, with the calls that it is rendered of; and of one that was a moment ago. */
const LIMITS = { rendered: 5, cached: 0.3 }
const LANGUAGES = ['ko', 'en', 'ja', 'zh']
/** In every language these are more pages than the server keeps. */
const PAGES = 200
const DAYS = 3
const STOPS = 5
const TEXT = '바람이 세면 우도와 마라도로 가는 배가 뜨지 않아요. 나서기 전에 선사에 전화로 물어보세요. '

const MAKE = [
  `insert into notices (title, content, published_at, told_at)
   select '배가 뜨지 않는 날 ' || n, repeat('${TEXT}', 10), now(), now() from generate_series(1, ${PAGES}) n`,
  `insert into plans (user_id, title, start_date, end_date, transport_type, method, pace, share_token)
   select id, '혼자 걷는 제주', current_date + 7, current_date + ${6 + DAYS}, 'BUS', 'MANUAL', 'RELAXED',
     lpad(row_number() over ()::text, 22, 'a') from (select id from users order by id limit ${PAGES}) u`,
  `insert into plan_spots (plan_id, spot_id, day_index, position, content_id, title)
   select p.id, 's' || n, n / ${STOPS}, n % ${STOPS}, s.content_id, s.title
   from (select id, row_number() over () as nth from plans) p, generate_series(0, ${DAYS * STOPS - 1}) n,
     lateral (select content_id, title from places order by score desc offset p.nth + n limit 1) s`,
]

/** Lists of one district and one category, most liked first and most reviewed first: each page has eight cards of them. */
const LISTS = ['RATING', 'REVIEWS', 'RECOMMENDED'].flatMap((sort) =>
  REGIONS.flatMap((region) =>
    CONTENT_TYPE_IDS.map((id) => `/search?region=${region}&contentTypeId=${id}&sort=${sort}&`),
  ),
)

/** The pages that most links lead to. */
export async function measurePages(
  load: Program,
  app: HttpServer,
  { placeIds, postIds }: BusyData,
  connection: Connection,
): Promise<Row[]> {
  await runStatements(connection, ...MAKE)
  const keys = (query: string) => queryOnce<{ key: string }>(connection, query).then((all) => all.map(({ key }) => key))
  const notices = await keys('select id as key from notices where published_at is not null')
  const plans = await keys('select share_token as key from plans where share_token is not null')
  const to = (start: string, of: readonly (string | number)[]) => of.slice(0, PAGES).map((key) => `${start}${key}?`)
  const kinds = {
    place: to('/search-detail/', placeIds),
    post: to('/community/', postIds),
    'list of places': LISTS,
    notice: to('/notices/', notices),
    'shared plan': to('/shared-plan/', plans),
  }
  const rows: Row[] = []
  for (const [name, paths] of Object.entries(kinds)) {
    let opened = 0
    const next = () => {
      const n = opened++
      return { path: `${paths[n % paths.length]}lang=${LANGUAGES[Math.floor(n / paths.length) % LANGUAGES.length]}` }
    }
    const rendered = await measureCalls(load, app, 1, (count) => Array.from({ length: count }, next))
    const same = next()
    const cached = await measureCalls(load, app, 1, (count) => Array.from({ length: count }, () => same))
    const { length } = await (await fetch(`http://127.0.0.1:${app.port}${same.path}`)).text()
    console.log(`${name}: ${rendered.cpu.toFixed(2)} ms, cached ${cached.cpu.toFixed(2)} ms, ${length} characters`)
    rows.push(
      row(`page of a ${name}, rendered: CPU`, { figure: rendered.cpu, unit: 'ms', reference: LIMITS.rendered }),
      row(`page of a ${name}, cached: CPU`, { figure: cached.cpu, unit: 'ms', reference: LIMITS.cached }),
    )
  }
  return rows
}
