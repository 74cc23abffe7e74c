import type { AccountRing } from '@honjeo/contract/admin/rings'
import type { MemberCard } from '@honjeo/contract/member-card'
import { beforeAll, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { meetings } from '../testing/meetings.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { makeKnown, vouchFor } from '../testing/vouching.ts'
import { lookForRings } from './rings.service.ts'

const t = setUpTestApp(withCatalogue)
const { attendance, claim, meet, renew, write } = meetings(t)
const PUPPETS = 20
/** Each makes hundreds of calls, for which a machine that does much else takes more than the usual half minute. */
const MANY_CALLS = { timeout: 180_000 }

const puppets: Member[] = []
const honest: Member[] = []
let stage: number

const look = () => lookForRings({ database: t.database, clock: t.clock })
const rings = async (as: Member, query = '') =>
  (await t.call<PageOf<AccountRing>>(`/api/admin/rings${query}`, {}, as)).result.content
const card = async (of: Member, as: Member, room: number) =>
  (await t.call<MemberCard>(`/api/chatrooms/${room}/people/${of.id}`, {}, as)).result

/** Proves more of these than meetings, by an account of Kakao. */
const proveMore = async (...members: Member[]) => {
  for (const { id } of members) await t.sql(`update users set kakao_id = $2 where id = $1`, id, `proven-${id}`)
}

/** Lets all who were there say of all others that they met. */
async function vouch(room: number, people: readonly Member[]) {
  await renew(...people)
  for (const as of people) {
    for (const whom of people.filter((each) => each !== as)) {
      expect((await claim(room, 'MET', whom, as)).status).toBe(200)
    }
  }
}

beforeAll(async () => {
  for (let n = 0; n < PUPPETS; n++) puppets.push(await t.addMember())
  for (let n = 0; n < 20; n++) {
    const member = await t.addMember()
    honest.push(member)
    // They signed up on different days of the season.
    await t.sql(`update users set created_at = created_at - make_interval(days => $2) where id = $1`, member.id, n * 2)
    // Three of ten have proven more than meetings.
    if (n % 10 > 6) await proveMore(member)
  }
})

it(
  'twenty sock puppets that meet and praise each other raise none of them, and staff see who they are',
  MANY_CALLS,
  async () => {
    stage = await meet(...puppets)
    await vouch(stage, puppets)
    await renew(...puppets)
    for (const as of puppets) {
      for (const whom of puppets) {
        if (whom === as) continue
        await write(await attendance(stage, whom, as), { tags: ['KIND', 'AGAIN'], sentence: '최고예요' }, as)
      }
    }
    await renew(...puppets)
    expect((await card(puppets[1]!, puppets[0]!, stage)).manner).toHaveLength(2)
    await look()
    await look()
    for (const puppet of puppets) {
      const {
        proofs,
        manner,
        meetings: kept,
      } = await card(puppet, puppet === puppets[0] ? puppets[1]! : puppets[0]!, stage)
      expect([proofs, manner, kept]).toEqual([['MAIL'], [], null])
    }
    const staff = await addStaff(t)
    const found = await rings(staff, '?state=FOUND')
    expect(found).toMatchObject([{ reason: 'ALL_WITH_ALL', density: 100, outside: 0, meetings: 1, decidedBy: null }])
    expect(new Set(found[0]!.members.map(({ userId }) => userId))).toEqual(new Set(puppets.map(({ id }) => id)))
  },
)

it('twenty honest travellers with ordinary meetings are no ring, and keep what they have', MANY_CALLS, async () => {
  for (let n = 0; n < 10; n++) {
    const there = [...new Set([0, 1, 2, 3].map((k) => honest[(n * 7 + k * (n + 3)) % 20]!))]
    await renew(...there)
    await vouch(await meet(...there), there)
  }
  await look()
  const staff = await addStaff(t)
  const inRings = (await rings(staff)).flatMap(({ members }) => members.map(({ userId }) => userId))
  expect(honest.filter(({ id }) => inRings.includes(id))).toEqual([])
  const [reader, ...others] = honest
  await renew(...honest)
  const room = await meet(...honest.slice(0, 2))
  expect((await card(reader!, others[0]!, room)).proofs).toContain('MEETING')
})

it(
  'grows with whom it takes in, counts again once staff dismiss it, and is not found once more',
  MANY_CALLS,
  async () => {
    const comers = [await t.addMember(), await t.addMember()]
    await renew(...puppets)
    const room = await meet(...puppets.slice(0, 18), ...comers)
    await vouch(room, [...puppets.slice(0, 18), ...comers])
    await look()
    const staff = await addStaff(t)
    const [ring] = await rings(staff)
    expect(await rings(staff)).toHaveLength(1)
    expect(ring!.members).toHaveLength(22)

    const decide = (isRing: boolean, as: Member | undefined = staff) =>
      t.call(`/api/admin/rings/${ring!.ringId}/decision`, { method: 'POST', body: { isRing } }, as)
    await renew(...puppets)
    expect((await decide(true, puppets[0])).status).toBe(403)
    expect((await decide(true)).status).toBe(200)
    expect((await card(puppets[1]!, puppets[0]!, stage)).proofs).not.toContain('MEETING')
    expect((await decide(false)).status).toBe(200)
    await look()
    expect(await rings(staff)).toMatchObject([{ state: 'DISMISSED', decidedBy: staff.nickName }])
    expect((await card(puppets[1]!, puppets[0]!, stage)).proofs).toContain('MEETING')
    expect((await deedsOf(t, staff)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['RING_CONFIRM', 'RING_DISMISS']),
    )
    expect(
      (await t.call('/api/admin/rings/999999/decision', { method: 'POST', body: { isRing: true } }, staff)).status,
    ).toBe(404)
  },
)

it(
  'found by meetings of women alone is one for women and their rooms, and a man’s answers do not differ by it',
  MANY_CALLS,
  async () => {
    const women = await Promise.all(Array.from({ length: 6 }, () => t.addMember()))
    const man = await t.addMember()
    const [first, second, third] = women
    await t.sql(`update users set gender = 'FEMALE' where id = any($1)`, [women.map(({ id }) => id)])
    await t.sql(`update users set gender = 'MALE' where id = $1`, man.id)
    // Enough others know two of them.
    const others = [await t.addMember(), await t.addMember(), await t.addMember(), await t.addMember()]
    await proveMore(...others)
    for (const known of [second!, third!]) await vouchFor(t, known, others)
    await makeKnown(t, [second!, third!])
    const among = await meet(...women)
    for (const table of ['attendances set gender_restriction', 'chat_rooms set gender_restriction']) {
      await t.sql(`update ${table} = 'FEMALE' where ${table.startsWith('chat') ? 'id' : 'room_id'} = $1`, among)
    }
    await vouch(among, women)
    const mixed = await meet(first!, second!, third!, man)
    await vouch(mixed, [first!, second!, third!])
    await renew(man, ...women)

    const open = (as: Member, genderRestriction: string) =>
      t.call(
        '/api/chatrooms/create',
        {
          method: 'POST',
          body: {
            title: '만남 확인한 사람과 걸어요',
            contentId: SAEBYEOL,
            joinDate: t.clock.inSeconds(86_400),
            maxMembers: 4,
            genderRestriction,
            requiredProof: 'MEETING',
          },
        },
        as,
      )
    /** Returns all that a man reads of one of them. */
    const readByMan = async () => ({
      card: await card(first!, man, mixed),
      profile: (await t.call(`/api/mypage/profile/${first!.id}`, {}, man)).result,
      room: (await t.call(`/api/chatrooms/${mixed}`, {}, man)).result,
      people: (await t.call(`/api/chatrooms/${mixed}/members`, {}, man)).result,
    })
    const before = await readByMan()
    expect(before.card.proofs).toContain('MEETING')
    await look()
    expect(await readByMan()).toEqual(before)
    expect((await card(first!, second!, mixed)).proofs).not.toContain('MEETING')
    expect((await open(first!, 'FEMALE')).code).toBe('CHAT4033')
    expect((await open(first!, 'MIXED')).status).toBe(201)
    // Staff without a report know as little of it as of the room.
    const staff = await addStaff(t)
    const ofWomen = async () =>
      (await rings(staff)).filter(({ members }) => members.some(({ userId }) => userId === first!.id))
    const hidden = await t.sql(`select id from rings where kept_for = 'FEMALE'`)
    const decision = { method: 'POST', body: { isRing: true } } as const
    const decide = () => t.call(`/api/admin/rings/${String(hidden.rows[0]?.['id'])}/decision`, decision, staff)
    expect([await ofWomen(), (await decide()).status]).toEqual([[], 404])
    const report = { targetUserId: first!.id, reason: 'FRAUD', detail: '서로 칭찬만 해요.' }
    expect((await t.call('/api/reports', { method: 'POST', body: report }, second)).status).toBe(201)
    // What is shown alone, as few have raised them, has been found in the same look.
    const ring = (await ofWomen()).find(({ reason }) => reason === 'SIGNED_UP_TOGETHER')
    expect(new Set(ring!.members.map(({ userId }) => userId))).toEqual(new Set(women.map(({ id }) => id)))

    // The same people, found once more by meetings of which everybody may know, are a ring for everybody.
    await renew(man, ...women)
    await vouch(await meet(...women), women)
    await look()
    await renew(man, second!)
    expect((await card(first!, man, mixed)).proofs).not.toContain('MEETING')
  },
)

it(
  'twenty who meet in threes around a circle raise none of them, at once and with three who were fooled, and staff see them',
  MANY_CALLS,
  async () => {
    const circle: Member[] = []
    for (let n = 0; n < 20; n++) {
      const puppet = await t.addMember()
      circle.push(puppet)
      // Old accounts are no better known for it.
      await t.sql(
        `update users set created_at = created_at - make_interval(days => $2) where id = $1`,
        puppet.id,
        n * 9,
      )
    }
    const fooled = [await t.addMember(), await t.addMember(), await t.addMember()]
    await proveMore(...fooled)
    let room = 0
    for (let n = 0; n < circle.length; n++) {
      const three = [0, 1, 2].map((k) => circle[(n + k) % circle.length]!)
      await renew(...three)
      room = await meet(...three)
      await vouch(room, three)
    }
    for (const [n, dupe] of fooled.entries()) {
      const pair = [dupe, circle[n * 5]!]
      await renew(...pair)
      await vouch(await meet(...pair), pair)
    }
    const levels = async () => {
      await renew(...circle)
      const { rows } = await t.sql(
        `select id from users where id = any($1) and has_proof(id, 'MEETING', 'MIXED')`,
        circle.map(({ id }) => id),
      )
      const shown = await card(circle[0]!, circle[1]!, room)
      return { rows, proofs: shown.proofs }
    }
    expect(await levels()).toEqual({ rows: [], proofs: ['MAIL'] })
    await look()
    expect(await levels()).toEqual({ rows: [], proofs: ['MAIL'] })
    const staff = await addStaff(t)
    const [ring] = await rings(staff, '?state=FOUND')
    expect(ring).toMatchObject({ reason: 'CLOSED_GROUP', keptFor: 'MIXED', meetings: 20, outside: 7 })
    expect(new Set(ring!.members.map(({ userId }) => userId))).toEqual(new Set(circle.map(({ id }) => id)))

    // Four who are known have met them, so one of them is known too; the others stay a closed group.
    const further = [await t.addMember(), ...fooled]
    await proveMore(...further)
    await vouchFor(t, circle[0]!, further)
    await look()
    expect((await rings(staff, '?state=FOUND'))[0]!.members).toHaveLength(19)
    expect((await levels()).proofs).toEqual(['MAIL', 'MEETING'])
  },
)

it('the word of a suspended member raises no one while they are suspended', MANY_CALLS, async () => {
  const [one, other, newcomer] = [await t.addMember(), await t.addMember(), await t.addMember()]
  await proveMore(one, other)
  const room = await meet(one, other, newcomer)
  await vouch(room, [one, other, newcomer])
  const hasRisen = async () =>
    (await t.sql(`select has_proof($1, 'MEETING', 'MIXED') as it`, newcomer.id)).rows[0]?.['it']
  expect(await hasRisen()).toBe(true)
  await t.sql(`update users set suspended_until = now() + interval '1 day' where id = $1`, other.id)
  expect(await hasRisen()).toBe(false)
})

it('a ring that staff have confirmed takes in no one by itself', MANY_CALLS, async () => {
  const crowd: Member[] = []
  for (let n = 0; n < 9; n++) crowd.push(await t.addMember())
  const newcomer = await t.addMember()
  await vouch(await meet(...crowd), crowd)
  await look()
  // Meetings take so long that a login of staff is over.
  const ofCrowd = async () =>
    (await rings(await addStaff(t))).filter(({ members }) => members.some(({ userId }) => userId === crowd[0]!.id))
  const [ring] = await ofCrowd()
  const decision = { method: 'POST', body: { isRing: true } } as const
  expect((await t.call(`/api/admin/rings/${ring!.ringId}/decision`, decision, await addStaff(t))).status).toBe(200)

  await renew(crowd[1]!, newcomer)
  await vouch(await meet(crowd[1]!, newcomer), [crowd[1]!, newcomer])
  await look()
  const after = await ofCrowd()
  const confirmed = after.find(({ ringId }) => ringId === ring!.ringId)
  expect(confirmed?.members.map(({ userId }) => userId)).not.toContain(newcomer.id)
})

it(
  'five newcomers whom four who are known have raised, and no one else knows, are shown to staff, and keep what they have until staff confirm it',
  MANY_CALLS,
  async () => {
    const few = await Promise.all(Array.from({ length: 4 }, () => t.addMember()))
    await proveMore(...few)
    const raised = await Promise.all(Array.from({ length: 5 }, () => t.addMember()))
    for (const newcomer of raised) await vouchFor(t, newcomer, few)
    await t.sql('delete from voices')
    await look()
    const risen = async () => {
      const ids = raised.map(({ id }) => id)
      return (await t.sql(`select id from users where id = any($1) and has_proof(id, 'MEETING', 'MIXED')`, ids)).rows
        .length
    }
    const staff = await addStaff(t)
    const shown = async () => (await rings(staff, '?state=FOUND')).find(({ reason }) => reason === 'FEW_VOICES')
    const ring = await shown()
    expect(new Set(ring!.members.map(({ userId }) => userId))).toEqual(new Set([...few, ...raised].map(({ id }) => id)))
    await look()
    expect((await shown())?.ringId).toBe(ring!.ringId)
    expect(await risen()).toBe(5)
    const decision = { method: 'POST', body: { isRing: true } } as const
    expect((await t.call(`/api/admin/rings/${ring!.ringId}/decision`, decision, staff)).status).toBe(200)
    expect(await risen()).toBe(0)
  },
)
