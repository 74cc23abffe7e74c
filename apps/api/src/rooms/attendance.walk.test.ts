import type { AttendanceClaim } from '@honjeo/contract/values/enums'
import { expect, it } from 'vitest'
import { seededRandom } from '../faults/random.ts'
import { Phone } from '../testing/phone.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { leave, remove } = roomActs(t)

const PEOPLE = 7
const STEPS = 160

interface Person {
  account: Member
  phone: Phone
  attendanceId: number
  isInside: boolean
  isRemoved: boolean
  isGone: boolean
  blocked: Set<number>
  said: Map<number, AttendanceClaim>
  outcome: string
}

/** What the decisions say of a claim and of a code, written without the server: whether it counts, and what comes of all. */
class ClaimsModel {
  readonly people: Person[]

  constructor(people: Person[]) {
    this.people = people
  }

  areApart = (one: number, other: number) =>
    this.people[one]!.blocked.has(other) || this.people[other]!.blocked.has(one)

  /** Whether what one says of another counts, also of who was removed afterwards. */
  counts(author: number, about: number): boolean {
    return !this.people[author]!.isGone && (this.people[about]!.isGone || !this.areApart(author, about))
  }

  #proven = new Set<string>()

  /** Returns why a member may show or type no code in the room; undefined where they may. */
  #refusal(author: number): string | undefined {
    const me = this.people[author]!
    if (me.isRemoved) return 'CHAT4040'
    // The host cannot be seen across a block, and the room with them.
    if (author !== 0 && !this.people[0]!.isGone && this.areApart(author, 0)) return 'CHAT4040'
    return me.isInside ? undefined : 'CHAT4005'
  }

  say(author: number, about: number, claim: AttendanceClaim): string {
    // A member who was there says so from outside as well; a no-show is not said after a removal.
    if (this.people[author]!.isRemoved && claim === 'NO_SHOW') return 'CHAT4040'
    if (author === about || !this.counts(author, about)) return 'CHAT4044'
    this.#keep(author, about, claim)
    return 'COMMON200'
  }

  /** Lets `typer` type the code that `shower` shows. */
  meet(typer: number, shower: number): string {
    const refusal = this.#refusal(typer)
    if (refusal !== undefined) return refusal
    if (typer === shower) return 'CHAT4022'
    const { isGone, isRemoved } = this.people[shower]!
    if (isGone || isRemoved || this.areApart(typer, shower)) return 'CHAT4021'
    const pair = `${Math.min(typer, shower)} ${Math.max(typer, shower)}`
    if (!this.#proven.has(pair)) {
      this.#proven.add(pair)
      if (!this.people[typer]!.said.has(shower)) this.#keep(typer, shower, 'MET')
      if (!this.people[shower]!.said.has(typer)) this.#keep(shower, typer, 'MET')
    }
    return 'COMMON200'
  }

  #keep(author: number, about: number, claim: AttendanceClaim): void {
    this.people[author]!.said.set(about, claim)
    const claims = this.people.flatMap((each, n) => {
      const said = each.said.get(about)
      return said !== undefined && this.counts(n, about) ? [said] : []
    })
    const missed = claims.filter((each) => each === 'NO_SHOW').length
    const met = claims.length - missed
    this.people[about]!.outcome = missed >= 2 && missed > met ? 'NO_SHOW' : met > 0 ? 'KEPT' : 'OPEN'
  }
}

it.each([1, 2, 3])(
  'whatever members do after a meeting, what counts is what the decision says (walk %i)',
  async (seed) => {
    const random = seededRandom(seed)
    const below = (limit: number) => Math.floor(random() * limit)
    const accounts: Member[] = []
    for (let n = 0; n < PEOPLE; n++) accounts.push(await t.addMember())
    const roomId = await t.addRoom(accounts[0]!, { contentId: SAEBYEOL, maxMembers: PEOPLE })
    for (const account of accounts.slice(1)) await t.join(roomId, account)
    const phones: Phone[] = []
    for (const account of accounts) phones.push(await Phone.of(t, account, roomId))
    await t.sql(`update chat_rooms set scheduled_at = $2 where id = $1`, roomId, t.clock.now().toISOString())
    const { rows } = await t.sql(
      `insert into attendances (room_id, user_id, meets_at, was_inside)
     select r.id, m.user_id, r.scheduled_at, true from chat_rooms r join room_members m on m.room_id = r.id
     where r.id = $1 returning id, user_id as "userId"`,
      roomId,
    )
    const people = accounts.map((account, n): Person => ({
      account,
      phone: phones[n]!,
      attendanceId: Number(rows.find(({ userId }) => Number(userId) === account.id)!['id']),
      isInside: true,
      isRemoved: false,
      isGone: false,
      blocked: new Set(),
      said: new Map(),
      outcome: 'OPEN',
    }))
    const model = new ClaimsModel(people)
    let counted = 0
    let met = 0

    /** Takes one step, and returns the code of its answer beside the one that the model expects. */
    async function take(who: number, whom: number): Promise<string[]> {
      const [me, other] = [people[who]!, people[whom]!]
      const drawn = random() * 100
      if (drawn < 12) {
        const { code } = await me.phone.meets(other.phone)
        met += Number(code === 'COMMON200')
        return [code, model.meet(who, whom)]
      }
      if (drawn < 92) {
        const claim = random() < 0.5 ? 'MET' : 'NO_SHOW'
        const path = `/api/chatrooms/${roomId}/attendance/${other.attendanceId}`
        const { code } = await t.call(path, { method: 'PUT', body: { claim } }, me.account)
        counted += Number(code === 'COMMON200')
        return [code, model.say(who, whom, claim)]
      }
      if (drawn < 94 && who !== 0 && me.isInside && !model.areApart(who, 0)) {
        me.isInside = false
        return [(await leave(roomId, me.account)).code, 'COMMON200']
      }
      if (drawn < 95 && whom > 1 && other.isInside) {
        Object.assign(other, { isInside: false, isRemoved: true })
        return [(await remove(roomId, other.account, people[0]!.account)).code, 'COMMON200']
      }
      if (drawn < 98 && who > 0 && whom > 0 && who !== whom && !other.isGone) {
        if (me.isInside && other.isInside) me.isInside = false
        me.blocked.add(whom)
        const block = { method: 'POST', body: { partWays: true } } as const
        return [(await t.call(`/api/blocks/${other.account.id}`, block, me.account)).code, 'COMMON200']
      }
      if (drawn < 99 && who > 2) {
        Object.assign(me, { isInside: false, isGone: true })
        me.said.clear()
        return [(await t.withdraw(me.account)).code, 'COMMON200']
      }
      return []
    }

    for (let step = 0; step < STEPS; step++) {
      const here = people.flatMap(({ isGone }, n) => (isGone ? [] : [n]))
      const [who, whom] = [here[below(here.length)]!, below(PEOPLE)]
      const [code, expected] = await take(who, whom)
      expect([step, who, whom, code]).toEqual([step, who, whom, expected])
      const about = people[whom]!
      const { rows: after } = await t.sql('select outcome from attendances where id = $1', about.attendanceId)
      expect([step, after[0]!['outcome']]).toEqual([step, about.outcome])
      // One claim is never answered in the same instant as another.
      t.clock.advance(0.001)
    }
    const { rows: outcomes } = await t.sql('select id, outcome from attendances where room_id = $1 order by id', roomId)
    const expected = people.map(({ attendanceId, outcome }) => ({ id: attendanceId, outcome }))
    expect(outcomes.map(({ id, outcome }) => ({ id: Number(id), outcome }))).toEqual(
      expected.toSorted((one, another) => one.id - another.id),
    )
    expect(counted).toBeGreaterThan(20)
    expect(met).toBeGreaterThan(3)
  },
)
