import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { SAEBYEOL } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import { callServer } from '../testing/server-process.ts'
import { makeTwoApps, type Member } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const ROUNDS = 4

/** Two servers on one database, asked over real connections. */
const [one, two] = makeTwoApps()
let urls: string[]
let database: TestDatabase
let staff: Member
let host: Member
let guest: Member
let roomId: number

beforeAll(async () => {
  database = await createTestDatabase('catalogue')
  // Either of them may send a mail that the other one's member waits for.
  const options = { bus: createMemoryBus(), outbox: { mailer: one.mailer } }
  await one.open(database.connection, options)
  await two.open(database.connection, options)
  urls = await Promise.all([one, two].map(async (server) => (await server.listen()).http))
  staff = await addStaff(one)
})
afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await database.drop()
})
type Act = (server: string) => ReturnType<typeof callServer>
const act =
  (method: 'POST' | 'PATCH' | 'DELETE', path: () => string, as: () => Member, body?: object): Act =>
  (server) =>
    callServer(`${server}${path()}`, { method, token: as().accessToken, ...(body && { body }) })

const join = act(
  'POST',
  () => `/api/chatrooms/${roomId}/join`,
  () => guest,
)

it.each<[string, Act]>([
  [
    'the host blocks',
    act(
      'POST',
      () => `/api/blocks/${guest.id}`,
      () => host,
      { partWays: true },
    ),
  ],
  [
    'the guest blocks',
    act(
      'POST',
      () => `/api/blocks/${host.id}`,
      () => guest,
      { partWays: true },
    ),
  ],
  [
    'the host removes',
    act(
      'DELETE',
      () => `/api/chatrooms/${roomId}/users/${guest.id}`,
      () => host,
    ),
  ],
  [
    'the host leaves',
    act(
      'DELETE',
      () => `/api/chatrooms/${roomId}/leave`,
      () => host,
    ),
  ],
  [
    'the host closes',
    act(
      'PATCH',
      () => `/api/chatrooms/${roomId}/complete`,
      () => host,
    ),
  ],
  [
    'staff correct a birth date',
    act(
      'PATCH',
      () => `/api/admin/members/${guest.id}`,
      () => staff,
      { birthDate: '2010-01-01', note: '신분증' },
    ),
  ],
  [
    'staff suspend the host',
    act(
      'POST',
      () => `/api/admin/members/${host.id}/suspension`,
      () => staff,
      { days: 3, reason: '약속을 어겼어요.' },
    ),
  ],
  [
    'the guest withdraws',
    act(
      'DELETE',
      () => '/api/mypage/profile',
      () => guest,
      { reason: 'REJOIN', password: 'olle-course-7' },
    ),
  ],
])(
  'two servers: %s and a member joins at one moment, and no two are together who must not be',
  async (_what, other) => {
    for (let round = 0; round < ROUNDS; round++) {
      ;[host, guest] = [await one.addMember(), await one.addMember()]
      roomId = await one.addRoom(host, { contentId: SAEBYEOL })
      const calls = round % 2 === 0 ? [join(urls[0]!), other(urls[1]!)] : [other(urls[0]!), join(urls[1]!)]
      const replies = await Promise.all(calls)
      expect(replies.filter(({ status }) => status >= 500)).toEqual([])
      const { rows } = await one.sql(
        `select 'BLOCKED' as what from room_members a join room_members b using (room_id)
       join blocks k on k.blocker_id = a.user_id and k.blocked_id = b.user_id
       union all select 'REMOVED' from room_members join room_bans using (room_id, user_id)
       union all select 'MINOR' from room_members m join users u on u.id = m.user_id where u.birth_date > '2009-01-01'
       union all select 'COUNT' from chat_rooms r
         where participant_count <> (select count(*) from room_members m where m.room_id = r.id)
       union all select 'HOST' from chat_rooms r where participant_count > 0 and deleted_at is null and not exists (
         select from room_members m where m.room_id = r.id and m.user_id = r.host_id)`,
      )
      expect([round, rows]).toEqual([round, []])
    }
  },
)
