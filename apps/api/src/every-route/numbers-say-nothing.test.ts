import { expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)

const openRoom = (host: Member, genderRestriction?: 'FEMALE') =>
  t.addRoom(host, { contentId: SAEBYEOL, joinDate: t.clock.inSeconds(86_400), genderRestriction })
it('the numbers of rooms and posts do not say what was made between two of them that one may not know of', async () => {
  const man = await t.addMember({ gender: 'MALE' })
  const woman = await t.addMember({ gender: 'FEMALE' })
  /** Returns how far apart two rooms and two posts are that a man sees, with so many women's rooms between them. */
  async function gaps(hidden: number) {
    const before = [await openRoom(man), await board.addPost(man)]
    for (let n = 0; n < hidden; n++) await openRoom(woman, 'FEMALE')
    const after = [await openRoom(man), await board.addPost(man)]
    return after.map((id, n) => id - before[n]!)
  }
  const all = []
  for (let n = 0; n < 8; n++) all.push(...(await gaps(n % 2)))
  // The numbers are by chance: as many lead forwards as backwards, and none is near, whatever lies between.
  expect(all.some((gap) => gap > 0) && all.some((gap) => gap < 0)).toBe(true)
  expect(all.filter((gap) => Math.abs(gap) < 1000)).toEqual([])
})

it('the numbers of before stay, and a new one is a safe integer in every language that reads numbers by 53 bits', async () => {
  const host = await t.addMember()
  await t.sql(
    `insert into chat_rooms (id, host_id, content_id, title, scheduled_at, max_participants)
     select 7, $1, content_id, '오래된 방', now() + interval '1 day', 4 from places limit 1`,
    host.id,
  )
  expect((await t.call('/api/chatrooms/7', {}, host)).status).toBe(200)
  const { rows } = await t.sql('select scattered_id() as id from generate_series(1, 10000)')
  const ids = rows.map(({ id }) => Number(id))
  expect(new Set(ids).size).toBe(10_000)
  expect(ids.every((id) => Number.isSafeInteger(id) && id >= 2 ** 47 && id < 2 ** 48)).toBe(true)
})
