import { ENDED_SESSIONS_KEPT, SESSIONS_MAX } from '@honjeo/contract/values/limits'
import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { cleanUpNow } from '../testing/clean-up.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const STEP_DAYS = 30
/** A time after the longest period that is not counted in years. */
const FULL_AFTER_DAYS = 190

/** A member whose password is judged at once: nothing here is about how dear it is to guess, and a year has many logins. */
async function addMember() {
  const member = await t.addMember()
  const quick = await hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await t.sql('update users set password_hash = $2 where id = $1', member.id, quick)
  return member
}

const post = <T>(url: string, body: object, as?: Member) => t.call<T>(url, { method: 'POST', body }, as)

/** Lets a member use everything on one day; nothing of it is meant to stay. */
async function live(who: Member, other: Member, contactId: number) {
  const signIn = async (member: Member) => {
    const body = { email: member.email, password: TEST_PASSWORD }
    Object.assign(member, (await post<Member>('/api/auth/login', body)).result)
  }
  await post('/api/auth/login', { email: who.email, password: 'not-this-1' })
  await signIn(other)
  await signIn(who)
  for (let n = 0; n < 8; n++) {
    const { result } = await post<Member>('/api/auth/reissue', { refreshToken: who.refreshToken })
    Object.assign(who, result)
  }
  await post('/api/auth/email-codes', { email: who.email, purpose: 'PASSWORD' })
  // The consents are more than are kept of them within half a year.
  for (const agreed of [false, true, false, true, false, true]) {
    const body = { type: 'LOCATION', agreed }
    expect((await t.call('/api/account/consents', { method: 'PUT', body }, who)).status).toBe(200)
  }
  const postId = await board.addPost(who)
  const commentId = await board.addComment(other, postId)
  await board.addComment(who, postId, { parentId: commentId })
  await board.removeComment(other, commentId)
  await board.remove(who, postId)
  const roomId = await t.addRoom(who, { contentId: SAEBYEOL })
  expect((await t.join(roomId, other)).status).toBeLessThan(300)
  const { result: timer } = await post<{ checkInId: number }>(
    '/api/check-ins',
    { title: '걷기', plannedAt: t.clock.inMinutes(60) },
    who,
  )
  await post(`/api/check-ins/${timer.checkInId}/done`, {}, who)
  const fix = { lat: 33.2, lng: 126.5, accuracyM: 5, takenAt: t.clock.inMinutes(0) }
  const { result: share } = await post<{ shareId: number; linkToken: string }>(
    '/api/location-shares',
    { minutes: 60, contactIds: [contactId], fix },
    who,
  )
  expect((await t.call(`/api/shared-locations/${share.linkToken}`)).status).toBe(200)
  await t.call(`/api/location-shares/${share.shareId}`, { method: 'DELETE' }, who)
  await post(`/api/trusted-contacts/${contactId}/drill`, {}, who)
  await t.sql(
    `insert into receipts (user_id, content_id, visit_date, status, reason, image_hash, created_at)
     values ($1, $2, now(), 'REJECTED', 'UNREADABLE', 'x', $3)`,
    who.id,
    SAEBYEOL,
    t.clock.now(),
  )
}

async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await t.sql(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const counts: Record<string, number> = {}
  for (const { table_name: table } of tables as { table_name: string }[]) {
    counts[table] = Number((await t.sql(`select count(*) from "${table}"`)).rows[0].count)
  }
  return counts
}

it('YEAR: a year of use leaves no more rows than half a year did, in any table', { timeout: 300_000 }, async () => {
  const [who, other] = [await addMember(), await addMember()]
  const { rows } = await t.sql(
    `insert into trusted_contacts (owner_id, name, channel, email, status, position, answered_at)
     values ($1, '엄마', 'EMAIL', 'mom@example.com', 'CONFIRMED', 1, now()) returning id`,
    who.id,
  )
  let full: Record<string, number> | undefined
  for (let day = 0; day < 365; day += STEP_DAYS) {
    await live(who, other, Number(rows[0].id))
    t.clock.advance(STEP_DAYS * 86_400)
    await cleanUpNow(t)
    if (day >= FULL_AFTER_DAYS) full ??= await countRows()
  }
  const counts = await countRows()
  const grown = Object.entries(counts).filter(([table, count]) => count > full![table]!)
  expect(grown).toEqual([])
  for (const table of [
    'sessions',
    'refresh_tokens',
    'notifications',
    'posts',
    'comments',
    'chat_rooms',
    'location_provisions',
    'check_ins',
    'safety_messages',
    'receipts',
  ])
    expect([table, counts[table]]).not.toEqual([table, undefined])
  expect(counts['refresh_tokens']).toBeLessThanOrEqual(5 * counts['sessions']!)
})

it(
  'YEAR: a year of logging in and out every day leaves no more logins than are kept',
  { timeout: 300_000 },
  async () => {
    const member = await addMember()
    const signIn = async () => {
      const body = { email: member.email, password: TEST_PASSWORD }
      return (await post<Member>('/api/auth/login', body)).result
    }
    const count = async () => (await t.sql('select from sessions where user_id = $1', member.id)).rowCount
    for (let day = 0; day < 365; day++) {
      t.clock.advance(86_400)
      const { accessToken } = await signIn()
      // Half of them are ended by their owner, the others by the logins that come after them.
      if (day % 2 === 0) await t.call('/api/auth/logout', { method: 'DELETE' }, { ...member, accessToken })
      expect(await count()).toBeLessThanOrEqual(SESSIONS_MAX + ENDED_SESSIONS_KEPT)
      if (day % STEP_DAYS === 0) await cleanUpNow(t)
    }
    expect(await count()).toBe(SESSIONS_MAX + ENDED_SESSIONS_KEPT)
  },
)
