import { createMemoryBus } from '@honjeo/bus/bus'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IDENTITY_KEY, identityActs } from '../testing/identity-app.ts'
import { NiceServer, nicePerson } from '../testing/nice-server.ts'
import { callServer } from '../testing/server-process.ts'
import { makeTwoApps, type Member } from '../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const ROUNDS = 5

/** Two servers on one database, asked over real connections. */
const [one, two] = makeTwoApps()
const nice = new NiceServer()
const { start, visit } = identityActs(nice)
let urls: string[]
let database: TestDatabase

beforeAll(async () => {
  await nice.listen()
  database = await createTestDatabase()
  const options = {
    bus: createMemoryBus(),
    outbox: { mailer: one.mailer },
    publicUrl: 'https://honjeo.test',
    identity: { ...nice.settings, hashKeys: [IDENTITY_KEY] },
  }
  for (const server of [one, two]) await server.open(database.connection, options)
  urls = await Promise.all([one, two].map(async (server) => (await server.listen()).http))
})
afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await database.drop()
  await nice.close()
})

const ready = async (member: Member, n: number) => {
  nice.person = nicePerson(n)
  return { member, webTransactionId: await visit((await start(one, member)).result.url) }
}
const end = (server: string, { member, webTransactionId }: Awaited<ReturnType<typeof ready>>) =>
  callServer(`${server}/api/account/identity/result`, {
    method: 'POST',
    token: member.accessToken,
    body: { webTransactionId },
  })
const proofs = async () => (await one.sql('select user_id::int as id from identity_proofs')).rows

it('two servers: one person who is checked in two accounts at once passes in one', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await one.sql('delete from identity_proofs')
    const members = [await one.addMember(), await one.addMember()]
    const checks = [await ready(members[0]!, round), await ready(members[1]!, round)]
    const replies = await Promise.all(checks.map((check, n) => end(urls[n]!, check)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await proofs()).toHaveLength(1)
  }
})

it('two servers: one check that is ended twice at once is used once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await one.sql('delete from identity_proofs')
    const check = await ready(await one.addMember(), 100 + round)
    const replies = await Promise.all(urls.map((url) => end(url, check)))
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    expect(await proofs()).toEqual([{ id: check.member.id }])
  }
})

it('two servers: who is checked while another account of theirs leaves passes, or is refused for now', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await one.sql('delete from identity_proofs')
    const [leaver, comer] = [await one.addMember(), await one.addMember()]
    expect((await end(urls[0]!, await ready(leaver, 200 + round))).status).toBe(200)
    const check = await ready(comer, 200 + round)
    const [left, checked] = await Promise.all([one.withdraw(leaver), end(urls[1]!, check)])
    expect(left.status).toBe(200)
    expect([200, 409]).toContain(checked.status)
    const passed = (await proofs()).map(({ id }) => id)
    expect(passed).toEqual(checked.status === 200 ? [comer.id] : [])
    // What was held of the account that left is taken up by whom passed, whichever was first.
    const { rows } = await one.sql('select taken_by::int as id from former_members order by id desc limit 1')
    expect(rows).toEqual([{ id: checked.status === 200 ? comer.id : null }])
  }
})
