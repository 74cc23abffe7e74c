import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { SAEBYEOL } from '../testing/places.ts'
import { callServer } from '../testing/server-process.ts'
import { makeTwoApps, type Member } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { vouchFor } from '../testing/vouching.ts'

const ROUNDS = 6

/** Two servers on one database, asked over real connections. */
const [one, two] = makeTwoApps()
let urls: string[]
let database: TestDatabase
let host: Member
let witnesses: Member[]

beforeAll(async () => {
  database = await createTestDatabase('catalogue')
  const options = { bus: createMemoryBus(), outbox: { mailer: one.mailer } }
  await one.open(database.connection, options)
  await two.open(database.connection, options)
  urls = await Promise.all([one, two].map(async (server) => (await server.listen()).http))
  witnesses = [await one.addMember(), await one.addMember()]
})
afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await database.drop()
})

const ask = (server: string, path: string, as: Member, body: object, method: 'POST' | 'PATCH' = 'POST') =>
  callServer(`${server}${path}`, { method, token: as.accessToken, body })

it.each(['INSTANT', 'APPROVAL'] as const)(
  'two servers: a host raises the condition while others come into an %s room, and none asks or waits who lacks it',
  async (joinPolicy) => {
    for (let round = 0; round < ROUNDS; round++) {
      host = await one.addMember()
      await vouchFor(one, host, witnesses)
      const comers = [await one.addMember(), await one.addMember(), await one.addMember()]
      const roomId = await one.addRoom(host, { contentId: SAEBYEOL, maxMembers: 2, joinPolicy })
      const raise = () => ask(urls[0]!, `/api/chatrooms/${roomId}`, host, { requiredProof: 'MEETING' }, 'PATCH')
      const joins = comers.map(
        (comer, n) => () => ask(urls[n % 2]!, `/api/chatrooms/${roomId}/join`, comer, { wait: true }),
      )
      const acts = round % 2 === 0 ? [raise, ...joins] : [...joins, raise]
      const replies = await Promise.all(acts.map((act) => act()))
      expect(replies.filter(({ status }) => status >= 500)).toEqual([])
      const { rows } = await one.sql(
        `select q.user_id from room_requests q join chat_rooms r on r.id = q.room_id
         where r.id = $1 and not has_proof(q.user_id, r.required_proof, r.gender_restriction)`,
        roomId,
      )
      expect([round, rows]).toEqual([round, []])
      // Who came in before the change is inside, who came after it was refused by name.
      const answers = replies.map(({ status }) => status).filter((status) => ![200, 202, 403].includes(status))
      expect([round, answers]).toEqual([round, []])
    }
  },
)
