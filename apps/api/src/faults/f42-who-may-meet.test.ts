import type { GenderRestriction } from '@honjeo/contract/values/enums'
import { expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { staffAtWork } from '../testing/staff.ts'
import { NICKNAME_ALONE, setUpTestApp } from '../testing/test-app.ts'
import { answerRequest } from './answer-request.ts'
import { expectDeaf, expectUnknown } from './expect-unknown.ts'
import { below as under, exactly, recordFault } from './figures.ts'
import { inForm, SEED } from './form.ts'
import { expectApart, expectFull, expectInside, expectListed, renewLogins } from './meeting-checks.ts'
import { MeetingModel, type Person } from './meeting-model.ts'
import { askForChanges, birthOfAge, sayFacts, type WalkingAccount } from './own-facts.ts'
import { seededRandom } from './random.ts'

const MEMBERS = inForm({ short: 14, long: 200 })
const STEPS = inForm({ short: 320, long: 20_000 })
/** How many steps lie between two attempts to learn of a room that the one who tries may not know of. */
const LOOK_EVERY = inForm({ short: 4, long: 16 })
/** How many of those lie between two attempts to hear the conversation. */
const LISTEN_EVERY = inForm({ short: 80, long: 40 })
/** How many steps lie between two members who read the list of rooms to its end. */
const LIST_EVERY = inForm({ short: 40, long: 400 })
/** How many steps lie between two looks at all members; after the others, those whom the step concerned are looked at. */
const SWEEP_EVERY = inForm({ short: 1, long: 50 })

const elsewhere = 'http://127.0.0.1:9'
const kakao = { clientId: 'walk', clientSecret: null, authUrl: elsewhere, apiUrl: elsewhere }
const t = setUpTestApp(withCatalogue, { publicUrl: 'https://honjeo.test', kakao })
const board = new Community(t)
const { change, remove, leave, handOver, complete, destroy } = roomActs(t)

it(
  'F42: whatever members do in any order, no two meet who must not, no minor is in a room, and no answer reveals more than a visitor gets',
  { timeout: inForm({ short: 120_000, long: 7_200_000 }) },
  async () => {
    const random = seededRandom(SEED)
    const below = (limit: number) => Math.floor(random() * limit)
    const pick = <T>(items: readonly T[]): T => items[below(items.length)]!
    const model = new MeetingModel()
    const accounts: WalkingAccount[] = []
    const roomIds: number[] = []
    const posts: { id: number; author: number; isHidden: boolean }[] = []
    /** Posts whose author has withdrawn: that author's blocks no longer decide who may comment on them. */
    const authorsGone = new Set<number>()
    const counts = { steps: 0, looks: 0, lists: 0, refusals: 0, joined: 0, answered: 0, given: 0, met: 0 }
    /** The people whom the step was about. */
    let concerned: number[] = []
    const staff = staffAtWork(t)

    const birthOf = (isAdult: boolean) => birthOfAge(t, isAdult ? 30 : 17)

    async function addPerson() {
      const gender = pick(['FEMALE', 'MALE'] as const)
      const isAdult = random() < 0.85
      const birthDate = birthOf(isAdult)
      const hasFacts = random() < 0.8
      const stated = hasFacts ? { gender, birthDate } : NICKNAME_ALONE
      accounts.push({ ...(await t.addMember(stated)), birthDate })
      model.arrive({ gender, isAdult, hasFacts })
    }
    for (let n = 0; n < MEMBERS; n++) await addPerson()

    const walk = { model, accounts, roomIds }
    const isWelcome = (who: number) => model.isKnownAdult(who) && !model.people[who]!.isSuspended
    const here = () => model.people.flatMap(({ isAway }, who) => (isAway ? [] : [who]))
    /** Picks a member for whom the condition holds, three times of four. Otherwise, or without such a member, picks this one. */
    function oftener(holds: (person: Person) => boolean, who: number): number {
      const those = random() < 0.75 ? here().filter((each) => holds(model.people[each]!)) : []
      return those.length > 0 ? pick(those) : who
    }
    const open = () => model.rooms.flatMap(({ isDeleted }, n) => (isDeleted ? [] : [n]))

    async function openRoom(who: number): Promise<string[]> {
      const { gender, isSuspended } = model.people[who]!
      const restriction: GenderRestriction = random() < 0.7 ? 'MIXED' : gender
      const max = 2 + below(6)
      const expected = isSuspended ? 'AUTH4030' : model.isKnownAdult(who) ? 'COMMON200' : model.refusalOfAge(who)
      const draft = { contentId: SAEBYEOL, maxMembers: max, genderRestriction: restriction }
      if (expected !== 'COMMON200') {
        const body = { title: '같이 걸어요', joinDate: t.clock.inSeconds(86_400), ...draft }
        return [(await t.call('/api/chatrooms/create', { method: 'POST', body }, accounts[who])).code, expected]
      }
      const title = `비밀방 ${roomIds.length}번`
      const joinDate = t.clock.inSeconds(86_400 * (1 + below(9)) + below(3600))
      roomIds.push(await t.addRoom(accounts[who]!, { ...draft, title, joinDate }))
      model.open(who, max, restriction)
      const body = {
        postCategory: 'COMPANION_PROPOSAL',
        title: `함께 ${roomIds.length}`,
        content: `글 ${roomIds.length}번`,
        roomId: roomIds.at(-1),
      }
      const post = await board.write(accounts[who]!, body)
      if (post.code === 'COMMON200') posts.push({ id: post.result.postId, author: who, isHidden: false })
      return ['COMMON200', expected]
    }

    /** Signs up again with the address; by Kakao, since codes are limited to some a day. */
    async function comeBack(who: number): Promise<string[]> {
      const { email, birthDate } = accounts[who]!
      t.clock.advance(60)
      const hasFacts = random() < 0.6
      const stated = hasFacts ? { gender: model.people[who]!.gender, birthDate } : NICKNAME_ALONE
      const profile = { ...stated, nickName: `다시온${counts.steps}` }
      accounts[who] = { ...(await t.addMemberOf(email, profile)), birthDate }
      model.comeBack(who, hasFacts)
      concerned = [who]
      return ['COMMON200', 'COMMON200']
    }

    /** Takes one step, and returns the code of the answer and the code that the model expects. */
    async function step(): Promise<readonly (string | undefined)[]> {
      const who = pick(here())
      const whom = pick(here().filter((other) => other !== who))
      concerned = [who, whom]
      const me = model.people[who]!
      const [as, other] = [accounts[who]!, accounts[whom]!]
      const rooms = open()
      const n = rooms.length === 0 ? -1 : pick(rooms)
      const room = model.rooms[n]
      const roomId = roomIds[n] ?? 0
      const drawn = random() * 100
      if (!room || drawn < 6) return openRoom(who)
      if (drawn < 35) {
        const body = { liftBlocks: random() < 0.3 }
        const { code } = await t.call(`/api/chatrooms/${roomId}/join`, { method: 'POST', body }, as)
        counts.joined += Number(code.startsWith('COMMON20'))
        return [code, model.join(who, room, body.liftBlocks)]
      }
      if (drawn < 40) {
        const those = rooms.filter((each) => model.rooms[each]!.asked.size > 0)
        if (those.length === 0) return []
        const asked = pick(those)
        const { asker, isAnswered, ...reply } = await answerRequest(t, walk, { n: asked, stranger: whom, random })
        concerned = [asker, ...model.rooms[asked]!.inside]
        counts.answered += Number(isAnswered)
        return [reply.code, reply.expected]
      }
      if (drawn < 46) return [(await leave(roomId, as)).code, model.leave(who, room)]
      if (drawn < 58) {
        const partWays = random() < 0.5
        const { code } = await t.call(`/api/blocks/${other.id}`, { method: 'POST', body: { partWays } }, as)
        return [code, model.block(who, whom, partWays)]
      }
      if (drawn < 64) {
        const lifted = here().find((each) => me.blocks.has(each)) ?? whom
        const { code } = await t.call(`/api/blocks/${accounts[lifted]!.id}`, { method: 'DELETE' }, as)
        me.blocks.delete(lifted)
        return [code, 'COMMON200']
      }
      const host = room.host ?? who
      concerned.push(host, ...room.inside)
      if (drawn < 70) {
        const target = pick(room.inside.length > 0 ? room.inside : [who])
        return [(await remove(roomId, accounts[target]!, accounts[host]!)).code, model.remove(host, target, room)]
      }
      if (drawn < 71.5) {
        const target = pick(room.inside.length > 0 ? room.inside : [who])
        return [(await handOver(roomId, accounts[target]!, accounts[host]!)).code, model.handOver(host, target, room)]
      }
      if (drawn < 73) {
        const requiredProof = random() < 0.7 ? 'KAKAO' : 'NONE'
        const { code } = await change(roomId, { requiredProof }, accounts[host]!)
        return [code, model.askForProof(host, room, requiredProof === 'KAKAO')]
      }
      if (drawn < 75) return proveOrNot(who)
      if (drawn < 77) {
        const isCompleted = random() < 0.4
        const refused = model.refusal(host, room)
        if (refused === null) room.isClosed = isCompleted
        return [(await complete(roomId, accounts[host]!, { isCompleted })).code, refused ?? 'COMMON200']
      }
      if (drawn < 77.7) {
        const refused = model.refusalToAny(host, room)
        const { code } = await destroy(roomId, accounts[host]!)
        if (refused === null) Object.assign(room, { isDeleted: true, inside: [], host: null, asked: new Map() })
        return [code, refused ?? 'COMMON200']
      }
      // Most members are adults and may act, since the walk would otherwise end in refusals alone.
      if (drawn < 80) return suspendOrLift(oftener(({ isSuspended }) => isSuspended, who))
      if (drawn < 81.5) return correctBirthDate(oftener(({ isAdult }) => !isAdult, who))
      if (drawn < 83) return correctGender(who)
      if (drawn < 84) {
        model.withdraw(who)
        for (const { id, author } of posts) if (author === who) authorsGone.add(id)
        return [(await t.withdraw(as)).code, 'COMMON200']
      }
      if (drawn < 85.5) {
        const away = model.people.flatMap(({ isAway }, person) => (isAway ? [person] : []))
        return away.length === 0 ? [] : comeBack(pick(away))
      }
      if (drawn < 87) return askForChanges(t, model.people[who]!, accounts[who]!)
      if (drawn < 88) return giveFacts(oftener(({ hasFacts }) => !hasFacts, who))
      if (drawn < 89) return propose(who)
      if (drawn < 95) return writeBelow(who)
      const report = { reason: 'NO_SHOW', detail: '기록', targetUserId: other.id }
      const { status } = await t.call('/api/reports', { method: 'POST', body: report }, as)
      return [String(status < 500), 'true']
    }

    /** Connects a Kakao account, or takes it off: a request that was made with it leads nowhere then. */
    async function proveOrNot(who: number): Promise<string[]> {
      const me = model.people[who]!
      me.hasProof = !me.hasProof
      const kakaoId = me.hasProof ? `walk-${counts.steps}` : null
      await t.sql('update users set kakao_id = $2 where id = $1', accounts[who]!.id, kakaoId)
      return []
    }

    async function suspendOrLift(who: number): Promise<string[]> {
      const me = model.people[who]!
      const suspension = { method: 'POST', body: { days: 30, reason: '약속을 어겼어요.' } } as const
      const lifting = { method: 'DELETE', body: { note: '해제' } } as const
      const url = `/api/admin/members/${accounts[who]!.id}/suspension`
      const { code } = await t.call(url, me.isSuspended ? lifting : suspension, await staff())
      me.isSuspended = !me.isSuspended
      if (me.isSuspended) model.endRequests(who)
      return [code, 'COMMON200']
    }

    async function correct(who: number, facts: object): Promise<string[]> {
      const body = { ...facts, note: '신분증 확인' }
      const url = `/api/admin/members/${accounts[who]!.id}`
      // Staff enter both or none where a member has given neither.
      const expected = model.people[who]!.hasFacts ? 'COMMON200' : 'COMMON400'
      return [(await t.call(url, { method: 'PATCH', body }, await staff())).code, expected]
    }

    function correctBirthDate(who: number): Promise<string[]> {
      const me = model.people[who]!
      if (!me.hasFacts) return correct(who, { birthDate: birthOf(!me.isAdult) })
      me.isAdult = !me.isAdult
      const birthDate = birthOf(me.isAdult)
      if (!me.isAdult) {
        model.partWithAll(who)
        for (const post of posts) if (post.author === who) post.isHidden = true
      }
      accounts[who]!.birthDate = birthDate
      return correct(who, { birthDate })
    }

    function correctGender(who: number): Promise<string[]> {
      const me = model.people[who]!
      const other = me.gender === 'MALE' ? 'FEMALE' : 'MALE'
      if (!me.hasFacts) return correct(who, { gender: other })
      me.gender = other
      model.partWithOthers(who)
      return correct(who, { gender: me.gender })
    }

    /** Proposes company without a room: the words alone ask strangers to meet. */
    async function propose(who: number): Promise<string[]> {
      const draft = { postCategory: 'COMPANION_PROPOSAL', title: '같이 걸어요', content: `제안 ${counts.steps}` }
      const { code, result } = await board.write(accounts[who]!, draft)
      if (code === 'COMMON200') posts.push({ id: result.postId, author: who, isHidden: false })
      return [code, model.answerToCompany(who)]
    }

    async function giveFacts(who: number): Promise<string[]> {
      concerned = [who]
      counts.given += Number(!model.people[who]!.hasFacts)
      return sayFacts(t, model.people[who]!, accounts[who]!)
    }

    async function writeBelow(who: number): Promise<string[]> {
      const post = posts.length === 0 ? undefined : pick(posts)
      if (!post) return []
      const isThere = !post.isHidden && !model.areApart(who, post.author)
      if (authorsGone.has(post.id)) return []
      const { code } = await board.comment(accounts[who]!, post.id, { content: `댓글 ${counts.steps}` })
      return [code, isThere || model.people[who]!.isSuspended ? model.answerToCompany(who) : 'POST4040']
    }

    /** Requests, as members who may not see a random room, every answer that could name the room. */
    async function look(): Promise<void> {
      const n = pick(open())
      const room = model.rooms[n]!
      const strangers = here().filter((who) => !model.people[who]!.isSuspended && !model.knows(who, room))
      const full = here().filter((who) => {
        const { isSuspended } = model.people[who]!
        return !isSuspended && model.knows(who, room) && !room.inside.includes(who) && model.seemsFull(who, room)
      })
      if (full.length > 0) await expectFull(t, walk, n, pick(full))
      if (strangers.length === 0) return
      counts.looks += 1
      const who = pick(strangers)
      const [as, roomId] = [accounts[who]!, roomIds[n]!]
      await expectUnknown(t, roomId, as, { ...model.reading(who), wasInside: room.stayed.has(who) })
      const owner = room.host ?? who
      const profile = await t.call(`/api/mypage/profile/${accounts[owner]!.id}`, {}, as)
      expect(profile.code === 'COMMON200' && model.people[owner]!.blocks.has(who)).toBe(false)
      if (counts.looks % LISTEN_EVERY === 0) await expectDeaf(t, roomId, as)
    }

    let renewedAt = t.clock.now().getTime()
    for (; counts.steps < STEPS; counts.steps += 1) {
      if (t.clock.now().getTime() - renewedAt > 8 * 60_000) {
        renewedAt = t.clock.now().getTime()
        await renewLogins(t, accounts, here())
      }
      // Two who joined at one instant would have been there equally long.
      t.clock.advance(0.001)
      const [code, expected] = await step()
      counts.refusals += Number(code !== 'COMMON200')
      if (code !== expected)
        throw new Error(`FAULTS_SEED=${SEED}: step ${counts.steps} was answered ${code}, not ${expected}`)
      const looked = counts.steps % SWEEP_EVERY === 0 ? null : concerned.map((who) => accounts[who]!.id)
      counts.met += await expectApart(t, looked)
      if (counts.steps % (10 * SWEEP_EVERY) === 0) await expectInside(t, walk)
      if (counts.steps % LOOK_EVERY === 0 && open().length > 0) await look()
      if (counts.steps % LIST_EVERY > 0) continue
      await expectListed(t, walk, pick(here().filter(isWelcome)))
      counts.lists += 1
    }
    await expectInside(t, walk)
    recordFault('F42', [
      exactly('steps of a walk', counts.steps, STEPS),
      under('steps refused', counts.refusals, '', Infinity),
      under('joins', counts.joined, '', Infinity),
      under('requests answered', counts.answered, '', Infinity),
      under('members who said later how old they are', counts.given, '', Infinity),
      under('looks at rooms that are none', counts.looks, '', Infinity),
      under('lists read to their end', counts.lists, '', Infinity),
      exactly('people who met and must not, looked for after each step', counts.met, 0),
    ])
  },
)
