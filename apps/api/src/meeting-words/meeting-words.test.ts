import type { MemberCard } from '@honjeo/contract/member-card'
import type { PublicProfile } from '@honjeo/contract/users'
import { describe, beforeEach, expect, it } from 'vitest'
import { cleanUpNow } from '../testing/clean-up.ts'
import { Phone } from '../testing/phone.ts'
import { keepWhoMet } from '../rooms/attendance.service.ts'
import { meetings } from '../testing/meetings.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { remindOfWords } from './meeting-words.service.ts'

const t = setUpTestApp(withCatalogue)
const { attendance, claim, meet, met, pass, renew, write } = meetings(t)
const { leave, notices, remove } = roomActs(t)
const DAY = 86_400
const WORDS = { tags: ['PUNCTUAL', 'KIND'], sentence: '말없이 걷는 것도 편했어요' }
const BACK = { tags: ['AGAIN'], sentence: '길을 잘 알아서 든든했어요' }

let ara: Member
let bora: Member
let roomId: number
/** The rows by which the two speak of each other. */
let ofAra: number
let ofBora: number

beforeEach(async () => {
  ;[ara, bora] = [await t.addMember(), await t.addMember()]
  roomId = await meet(ara, bora)
  ;[ofAra, ofBora] = [await attendance(roomId, ara, bora), await attendance(roomId, bora, ara)]
})

async function bothMet() {
  await claim(roomId, 'MET', bora, ara)
  await claim(roomId, 'MET', ara, bora)
}

describe('who writes', () => {
  it('says first that they met, was there, and writes once', async () => {
    expect(await write(ofBora, WORDS, ara)).toMatchObject({ status: 409, code: 'CHAT4029' })
    await claim(roomId, 'MET', bora, ara)
    expect((await write(ofBora, WORDS, ara)).status).toBe(200)
    expect(await write(ofBora, BACK, ara)).toMatchObject({ status: 409, code: 'CHAT4027' })
    expect((await met(ara))[0]!.mine).toEqual(WORDS)
    expect((await write(ofAra, WORDS, ara)).code).toBe('CHAT4044')
    const stranger = await t.addMember()
    for (const id of [ofAra, 9_999_999]) expect((await write(id, WORDS, stranger)).code).toBe('CHAT4044')
    expect((await write(ofAra, WORDS, undefined as unknown as Member)).status).toBe(401)
  })

  it('has said something, within its length, without an address or a swear word', async () => {
    await claim(roomId, 'MET', bora, ara)
    const refused = async (body: object) => (await write(ofBora, body, ara)).code
    expect(await refused({})).toBe('COMMON400')
    expect(await refused({ tags: [], sentence: ' ' })).toBe('COMMON400')
    expect(await refused({ tags: ['RUDE'] })).toBe('COMMON400')
    expect(await refused({ tags: ['KIND', 'KIND'] })).toBe('COMMON400')
    expect(await refused({ sentence: '가'.repeat(81) })).toBe('COMMON400')
    expect(await refused({ sentence: 'ㅋ'.repeat(120_000) })).toMatch(/^COMMON4/)
    expect(await refused({ sentence: '여기로 와요 evil.com' })).toBe('COMMON400')
    expect(await refused({ sentence: '씨발' })).toBe('SPAM4000')
    expect(await refused({ sentence: '고마워요\n두 줄' })).toBe('COMMON400')
    expect((await write(ofBora, { sentence: '가'.repeat(80) }, ara)).status).toBe(200)
  })

  it('has 14 days, is neither suspended nor under 19, and not across a block', async () => {
    await bothMet()
    await t.sql(`update users set suspended_until = now() + interval '9 years' where id = $1`, ara.id)
    // The database holds it, too: this session does not know of it yet.
    expect((await write(ofBora, WORDS, ara)).status).toBe(404)
    await t.sql('update users set suspended_until = null where id = $1', ara.id)
    await t.call(`/api/blocks/${ara.id}`, { method: 'POST', body: { partWays: true } }, bora)
    for (const [id, as] of [
      [ofBora, ara],
      [ofAra, bora],
    ] as const)
      expect((await write(id, WORDS, as)).code).toBe('CHAT4044')
    expect(await met(ara)).toEqual([])
    await t.call(`/api/blocks/${ara.id}`, { method: 'DELETE' }, bora)
    await pass(14 * DAY, ara, bora)
    expect((await write(ofBora, WORDS, ara)).code).toBe('CHAT4028')
    await t.sql(`update users set birth_date = '2012-01-01' where id = $1`, bora.id)
    expect((await t.call('/api/mypage/meeting-words', {}, bora)).code).toBe('CHAT4015')
    expect((await write(ofAra, WORDS, bora)).code).toBe('CHAT4015')
  })
})

describe('what happens to a member after the meeting', () => {
  const events = {
    leaves: () => leave(roomId, bora),
    'is removed by the host': () => remove(roomId, bora, ara),
    'sees the room deleted': () => t.call(`/api/chatrooms/${roomId}`, { method: 'DELETE' }, ara),
  }
  it.each(Object.keys(events) as (keyof typeof events)[])(
    'does not change that they write and are written to: who %s',
    async (what) => {
      await bothMet()
      await events[what]()
      expect((await t.call(`/api/chatrooms/${roomId}/attendance`, {}, bora)).status).not.toBe(200)
      expect(await met(bora)).toMatchObject([{ attendanceId: ofAra, mine: null }])
      expect((await write(ofAra, BACK, bora)).status).toBe(200)
      expect((await write(ofBora, WORDS, ara)).status).toBe(200)
      expect((await met(bora))[0]).toMatchObject({ mine: BACK, theirs: WORDS })
      // Who blocks is not written to, whatever happened before.
      const third = await t.addMember()
      const other = await meet(ara, third)
      const ofHost = await attendance(other, ara, third)
      await claim(other, 'MET', ara, third)
      if (what === 'is removed by the host') await remove(other, third, ara)
      await t.call(`/api/blocks/${third.id}`, { method: 'POST', body: { partWays: true } }, ara)
      expect((await write(ofHost, WORDS, third)).code).toBe('CHAT4044')
    },
  )
})

describe('two who have met', () => {
  it('read each other when both have written, and can change nothing any more', async () => {
    await bothMet()
    await write(ofBora, WORDS, ara)
    expect((await met(bora))[0]).toMatchObject({ mine: null, theirs: null })
    await write(ofAra, BACK, bora)
    expect((await met(bora))[0]).toMatchObject({ mine: BACK, theirs: WORDS })
    expect((await met(ara))[0]).toMatchObject({ mine: WORDS, theirs: BACK })
    for (const word of ['NO_SHOW', 'NOT_MET'] as const)
      expect(await claim(roomId, word, bora, ara)).toMatchObject({ status: 409, code: 'CHAT4030' })
    await expect(t.sql(`update meeting_words set sentence = '다른 말'`)).rejects.toThrow('is not changed')
    expect((await notices(ara)).map(({ message }) => message)).toContain('함께한 사람이 남긴 한마디가 열렸어요.')
    expect((await notices(bora)).map(({ message }) => message)).not.toContain('함께한 사람이 남긴 한마디가 열렸어요.')
  })

  it('cannot tell before whether the other has written, by any answer', async () => {
    await bothMet()
    const everything = async () => ({
      met: await met(bora),
      attendance: (await t.call(`/api/chatrooms/${roomId}/attendance`, {}, bora)).result,
      notices: await notices(bora),
      card: (await t.call(`/api/chatrooms/${roomId}/people/${bora.id}`, {}, bora)).result,
      profile: (await t.call(`/api/mypage/profile/${bora.id}`, {}, bora)).result,
      empty: await write(ofAra, {}, bora).then(({ status, code }) => ({ status, code })),
    })
    const before = await everything()
    await write(ofBora, WORDS, ara)
    expect(await everything()).toEqual(before)
    await pass(13 * DAY, ara, bora)
    expect((await met(bora))[0]!.theirs).toBeNull()
  })

  it('read after 14 days what one of them wrote, and hear of it once', async () => {
    await bothMet()
    await write(ofBora, WORDS, ara)
    await pass(14 * DAY - 1800, ara, bora)
    await remindOfWords({ db: t.database.db, clock: t.clock })
    await remindOfWords({ db: t.database.db, clock: t.clock })
    expect((await met(bora))[0]).toMatchObject({ mine: null, theirs: WORDS })
    expect((await met(ara))[0]).toMatchObject({ mine: WORDS, theirs: null })
    const opened = (await notices(bora)).filter(({ resourceType }) => resourceType === 'WORDS')
    expect(opened).toHaveLength(1)
    expect((await notices(ara)).filter(({ resourceType }) => resourceType === 'WORDS')).toEqual([])
  })

  it('read nothing where one of them says that they did not meet, which counts against no one', async () => {
    await claim(roomId, 'MET', bora, ara)
    await write(ofBora, WORDS, ara)
    expect((await claim(roomId, 'NOT_MET', ara, bora)).status).toBe(200)
    expect(await met(bora)).toEqual([])
    await pass(15 * DAY, ara, bora)
    await remindOfWords({ db: t.database.db, clock: t.clock })
    expect(await met(bora)).toEqual([])
    expect((await notices(bora)).filter(({ resourceType }) => resourceType === 'WORDS')).toEqual([])
    const { rows } = await t.sql('select outcome from attendances where user_id = $1', ara.id)
    expect(rows).toEqual([{ outcome: 'OPEN' }])
  })

  it('are asked once for a word, some hours after the meeting', async () => {
    const asked = async () => (await notices(bora)).filter(({ message }) => message.includes('한마디를 남겨보세요'))
    await remindOfWords({ db: t.database.db, clock: t.clock })
    expect(await asked()).toEqual([])
    await pass(3 * 3600, ara, bora)
    for (let n = 0; n < 2; n++) await remindOfWords({ db: t.database.db, clock: t.clock })
    expect(await asked()).toMatchObject([{ resourceType: 'ROOM', resourceId: roomId }])
  })

  it('write more easily by a code, which says for both that they met', async () => {
    const [one, other] = [await t.addMember(), await t.addMember()]
    const id = await t.addRoom(one, { contentId: SAEBYEOL, joinDate: t.clock.inSeconds(1800) })
    await t.join(id, other)
    const [mine, theirs] = [await Phone.of(t, one, id), await Phone.of(t, other, id)]
    expect((await mine.meets(theirs)).status).toBe(200)
    await pass(3600, one, other)
    await keepWhoMet({ db: t.database.db, clock: t.clock })
    expect((await write(await attendance(id, other, one), WORDS, one)).status).toBe(200)
    expect((await write(await attendance(id, one, other), BACK, other)).status).toBe(200)
    expect((await met(one))[0]!.theirs).toEqual(BACK)
  })
})

describe('a line for staff', () => {
  it('is a report that the other does not learn of, with or without words', async () => {
    const staff = await addStaff(t)
    await bothMet()
    expect((await write(ofBora, { toStaff: '술을 권하고 자꾸 손을 잡았어요' }, ara)).status).toBe(200)
    expect((await met(ara))[0]!.mine).toBeNull()
    const { result } = await t.call<{ reports: { reason: string; detail?: string }[] }>('/api/admin/reports', {}, staff)
    expect(JSON.stringify(result)).toContain('MEETING')
    expect(await notices(bora)).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ type: 'REPORT_RESULT' })]),
    )
    // An open report is there, so that nothing of the second try is stored.
    expect((await write(ofBora, { ...WORDS, toStaff: '또 그랬어요' }, ara)).status).toBe(409)
    expect((await write(ofBora, WORDS, ara)).status).toBe(200)
  })
})

describe('manner', () => {
  const card = async (of: Member, as: Member) =>
    (await t.call<MemberCard>(`/api/chatrooms/${roomId}/people/${of.id}`, {}, as)).result.manner
  const profile = async (of: Member, as: Member) =>
    (await t.call<PublicProfile>(`/api/mypage/profile/${of.id}`, {}, as)).result.manner

  it('counts the words of three people on, once they are open, for who may know of the meeting', async () => {
    const writers = [await t.addMember(), await t.addMember(), await t.addMember()]
    const room = await meet(ara, ...writers)
    const ofHost = await attendance(room, ara, writers[0]!)
    for (const writer of writers) {
      await claim(room, 'MET', ara, writer)
      await claim(room, 'MET', writer, ara)
    }
    await renew(ara, bora)
    for (const [n, writer] of writers.entries()) {
      await write(ofHost, { tags: n === 0 ? ['KIND', 'AGAIN'] : ['KIND'] }, writer)
    }
    expect(await card(ara, bora)).toEqual([])
    for (const [n, writer] of writers.entries()) {
      expect(await card(ara, bora)).toEqual([])
      await write(await attendance(room, writer, ara), { tags: ['KIND'] }, ara)
      expect(await profile(ara, bora)).toEqual(n === 2 ? [{ tag: 'KIND', count: 3 }] : [])
    }
    expect(await card(ara, bora)).toEqual([{ tag: 'KIND', count: 3 }])

    // The reader may not know of that meeting.
    await t.sql(`update attendances set gender_restriction = 'MALE' where room_id = $1`, room)
    await t.sql(`update users set gender = 'FEMALE' where id = $1`, bora.id)
    expect(await profile(ara, bora)).toEqual([])
    await t.sql(`update attendances set gender_restriction = 'MIXED' where room_id = $1`, room)
    expect(await profile(ara, await t.addMember({ birthDate: '2012-01-01' }))).toEqual([])
    // Who withdraws takes their words along.
    await t.withdraw(writers[0]!)
    expect(await profile(ara, bora)).toEqual([])
  })
})

/** How many words there are between the two. */
const countWords = async () =>
  (await t.sql('select from meeting_words where attendance_id = any($1)', [ofAra, ofBora])).rowCount

describe('with an account', () => {
  it('go the words of both directions, and who comes back writes no second time', async () => {
    await bothMet()
    await write(ofBora, WORDS, ara)
    await write(ofAra, BACK, bora)
    await t.withdraw(ara)
    expect(await countWords()).toBe(0)
    const back = await t.addMemberOf(ara.email, { nickName: `다시${ara.id}` })
    expect((await write(ofBora, WORDS, back)).code).toBe('CHAT4044')
    expect((await write(ofAra, BACK, bora)).code).toBe('CHAT4044')
    expect(await met(bora)).toEqual([])
    expect(await met(back)).toEqual([])
  })

  it('or a year after the meeting they go by themselves', async () => {
    await bothMet()
    await write(ofBora, WORDS, ara)
    t.clock.advance(364 * DAY)
    await cleanUpNow(t)
    expect(await countWords()).toBe(1)
    t.clock.advance(2 * DAY)
    await cleanUpNow(t)
    expect(await countWords()).toBe(0)
  })
})
