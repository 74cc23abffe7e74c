import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { change, info, notices } = roomActs(t)
let staff: Member
let host: Member
let guest: Member

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  await t.sql('delete from chat_rooms')
  ;[host, guest] = [await t.addMember(), await t.addMember()]
})

const correct = (whom: Member) =>
  t.call(`/api/admin/members/${whom.id}`, { method: 'PATCH', body: { gender: 'MALE', note: '신분증 확인' } }, staff)
const openFor = (genderRestriction: 'FEMALE' | 'MIXED') => t.addRoom(host, { contentId: SAEBYEOL, genderRestriction })
const insideOf = async (roomId: number) =>
  (await t.sql('select user_id as id from room_members where room_id = $1 order by 1', roomId)).rows.map(
    (row: { id: number }) => row.id,
  )

describe('a room that is kept for one gender', () => {
  it('is left by a member whose gender staff correct, as one leaves, and no other room is', async () => {
    const [womens, mixed] = [await openFor('FEMALE'), await openFor('MIXED')]
    await t.letIn(womens, guest, host)
    await t.join(mixed, guest)
    expect(await correct(guest)).toMatchObject({ status: 200 })
    expect([await insideOf(womens), await insideOf(mixed)]).toEqual([[host.id], [host.id, guest.id]])
    expect((await history(t, womens, host)).at(-1)).toMatchObject({ type: 'EXIT', senderId: guest.id })
    expect((await notices(guest))[0]).toMatchObject({ resourceType: 'STAY', resourceId: womens })
    expect(await t.join(womens, guest)).toMatchObject({ status: 404, code: 'CHAT4040' })
  })

  it('goes to another member with a correction of its host', async () => {
    const roomId = await openFor('FEMALE')
    await t.letIn(roomId, guest, host)
    await correct(host)
    expect((await info(roomId, guest)).result).toMatchObject({ hostId: guest.id, currentParticipants: 1 })
  })

  it('has no member of another gender, no matter who changes what at one moment', async () => {
    for (let n = 0; n < 8; n++) {
      const [roomId, comer] = [await openFor('MIXED'), await t.addMember()]
      await t.join(roomId, comer)
      const acts = [() => correct(comer), () => change(roomId, { genderRestriction: 'FEMALE' }, host)]
      const replies = await Promise.all((n % 2 === 0 ? acts : acts.toReversed()).map((act) => act()))
      expect(replies.every(({ status }) => status < 500)).toBe(true)
      const { rows } = await t.sql(
        `select from room_members m join users u on u.id = m.user_id join chat_rooms r on r.id = m.room_id
         where r.gender_restriction not in ('MIXED', u.gender)`,
      )
      expect(rows).toEqual([])
    }
  })

  it('is kept so by the database, by whichever door', async () => {
    const man = await t.addMember({ gender: 'MALE' })
    const [womens, mixed] = [await openFor('FEMALE'), await openFor('MIXED')]
    await t.letIn(womens, guest, host)
    await t.join(mixed, man)
    for (const [statement, constraint] of [
      [`insert into room_members (room_id, user_id) values (${womens}, ${man.id})`, 'room_members_gender'],
      [`update users set gender = 'MALE' where id = ${guest.id}`, 'users_gender_in_rooms'],
      [`update chat_rooms set gender_restriction = 'FEMALE' where id = ${mixed}`, 'chat_rooms_gender_of_members'],
      [`insert into room_bans (room_id, user_id) values (${mixed}, ${man.id})`, 'room_bans_not_inside'],
    ] as const)
      await expect(t.sql(statement)).rejects.toMatchObject({ constraint })
  })
})
