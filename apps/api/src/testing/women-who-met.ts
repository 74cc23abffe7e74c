import { expect } from 'vitest'
import type { Attendance } from '@honjeo/contract/attendance'
import { keepWhoMet } from '../rooms/attendance.service.ts'
import { meetings } from './meetings.ts'
import { Phone } from './phone.ts'
import { SAEBYEOL } from './places.ts'
import type { Member, TestApp } from './test-app.ts'

const HALF_AN_HOUR = 1800

/**
 * A host meets four women in a room of theirs, proven by codes and with words that are open, and these outsiders in a room for
 * all at the same hour. Returns both rooms, and the number by which the women's meeting is spoken of.
 */
export async function meetAmongWomen(t: TestApp, host: Member, outsiders: readonly Member[], title: string) {
  const { pass, write } = meetings(t)
  const women = await Promise.all(Array.from({ length: 4 }, () => t.addMember()))
  const inside = [host, ...women]
  const room = { contentId: SAEBYEOL, joinDate: t.clock.inSeconds(HALF_AN_HOUR), maxMembers: 10 }
  const forAll = await t.addRoom(host, { ...room, title: '모두 함께', approvesNewcomers: false })
  const forWomen = await t.addRoom(host, { ...room, title, genderRestriction: 'FEMALE' })
  for (const each of outsiders) expect((await t.join(forAll, each)).status).toBe(200)
  for (const each of women) expect((await t.letIn(forWomen, each, host)).status).toBe(200)
  const [first, second] = [await Phone.of(t, host, forWomen), await Phone.of(t, women[0]!, forWomen)]
  expect((await first.meets(second)).status).toBe(200)
  await pass(2 * HALF_AN_HOUR, ...inside, ...outsiders)
  await keepWhoMet({ db: t.database.db, clock: t.clock })

  async function metIn(roomId: number, as: Member): Promise<number[]> {
    const path = `/api/chatrooms/${roomId}/attendance`
    const { result } = await t.call<Attendance>(path, {}, as)
    const met = (result.past?.people ?? []).map(({ attendanceId }) => attendanceId)
    for (const id of met) await t.call(`${path}/${id}`, { method: 'PUT', body: { claim: 'MET' } }, as)
    return met
  }
  // One word proves nothing, so that those of the women would show if they counted in a room for all.
  await metIn(forAll, outsiders[0]!)
  let attendanceId = 0
  for (const as of inside) {
    for (const id of await metIn(forWomen, as)) {
      const words = { tags: ['KIND', 'AGAIN'], sentence: title }
      expect((await write(id, words, as)).status).toBe(200)
      attendanceId = id
    }
  }
  return { forAll, forWomen, attendanceId }
}

/** Takes rooms out of the database with all that they left, as if their numbers had never been given. */
export async function forgetRooms(t: TestApp, ids: readonly number[]): Promise<void> {
  await t.sql(`delete from notifications where resource_id = any($1) and resource_type in ('ROOM', 'STAY')`, ids)
  await t.sql(`delete from notifications where resource_type = 'WORDS'`)
  await t.sql('delete from attendances where room_id = any($1)', ids)
  await t.sql('delete from chat_rooms where id = any($1)', ids)
}
