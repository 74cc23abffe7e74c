import { runStatements } from '../../apps/api/src/testing/database-server.ts'
import type { BusyData } from '../../apps/api/src/testing/busy-calls.ts'
import { FIRST_GENERATED_ID } from '../../apps/api/src/testing/generated-places.ts'
import type { Connection } from './database.ts'
import { measureCalls, type HttpServer } from './http-cost.ts'
import type { Program } from './program.ts'
import { row, type Row } from './report.ts'

/** Milliseconds of home's first card, whether the server has just read the plan for the same member or not. */
const CARD_CPU = 2
const DAYS = 3
const STOPS = 5
/** With this many members in turn, each asks again before the server has to read their plan a second time. */
const KEPT_MEMBERS = 100

/** A journey that is on for everybody who talks in rooms, each with other places of the catalogue, half of them by car. Generated places have neither gates nor hours. */
const MAKE = [
  `with talkers as (select id, row_number() over (order by id) as nth from users where email ~ '^talker')
   insert into plans (user_id, title, start_date, end_date, transport_type, method, pace, stay_content_id)
   select id, '혼자 걷는 제주', current_date, current_date + ${DAYS - 1},
     (array['CAR', 'BUS'])[1 + nth % 2], 'MANUAL', 'RELAXED',
     (select content_id from places where content_type_id = 32 and content_id < ${FIRST_GENERATED_ID} order by content_id offset nth % 20 limit 1)
   from talkers`,
  `with real as (select content_id, title, row_number() over (order by content_id) - 1 as nth from places
     where content_id < ${FIRST_GENERATED_ID} and content_type_id <> 32),
   size as (select count(*)::int as count from real),
   made as (select p.id, row_number() over (order by p.id) as nth from plans p join users u on u.id = p.user_id where u.email ~ '^talker')
   insert into plan_spots (plan_id, spot_id, day_index, position, content_id, title, start_minute, end_minute)
   select m.id, 's' || n, n / ${STOPS}, n % ${STOPS}, r.content_id, r.title, 540 + n % ${STOPS} * 120, 600 + n % ${STOPS} * 120
   from made m cross join size cross join generate_series(0, ${DAYS * STOPS - 1}) n
     join real r on r.nth = (m.nth * 17 + n * 29) % size.count`,
  'analyze plans',
  'analyze plan_spots',
]

/** Home's card of a journey that a plan describes: to members whose plan the server has at hand, and to those whose plan it reads first. */
export async function measureTrips(
  load: Program,
  app: HttpServer,
  { tokens }: BusyData,
  connection: Connection,
): Promise<Row[]> {
  await runStatements(connection, ...MAKE)
  const measure = async (members: number) => {
    let asked = 0
    return measureCalls(load, app, 1, (count) =>
      Array.from({ length: count }, () => ({ path: '/api/home/trip', token: tokens[asked++ % members]! })),
    )
  }
  const kept = await measure(KEPT_MEMBERS)
  // More members than the server keeps plans of: each time it has forgotten the plan when its member comes again.
  const read = await measure(tokens.length)
  return [
    row("home's card of a planned journey: CPU", { figure: kept.cpu, unit: 'ms', reference: CARD_CPU }),
    row("home's card of a planned journey, read anew: CPU", { figure: read.cpu, unit: 'ms', reference: CARD_CPU }),
  ]
}
