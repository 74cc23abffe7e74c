import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import type { Gender, GenderRestriction } from '@honjeo/contract/values/enums'
import { ROOM_REQUESTS_OPEN_MAX } from '@honjeo/contract/values/limits'

type Answer = ErrorCode | 'COMMON200' | 'COMMON202'

/** A person, who keeps one identity over several accounts of the same address. */
export interface Person {
  gender: Gender
  isAdult: boolean
  /** Whether this account has said how old they are and of what gender. */
  hasFacts: boolean
  isSuspended: boolean
  isAway: boolean
  /** Whether they have what some rooms ask for: a Kakao account. */
  hasProof: boolean
  /**
   * The people this one has blocked. CARRIED_OVER: the block is against an earlier account; it still works, and does
   * not show the blocker that the other is back.
   */
  blocks: Map<number, 'KNOWN' | 'CARRIED_OVER'>
}

export interface Room {
  host: number | null
  /** The members, in the order in which they joined. */
  inside: number[]
  /** Those who are, or have been, inside with the account they have now. */
  stayed: Set<number>
  banned: Set<number>
  /** Those who have asked to come in and wait, each with whether they lift their blocks of those inside for it. */
  asked: Map<number, boolean>
  declined: Set<number>
  max: number
  restriction: GenderRestriction
  isClosed: boolean
  /** Whether only those come in who have the proof. */
  asksProof: boolean
  isDeleted: boolean
}

/**
 * Says who may meet whom, written from the rulings and not from the server: which answer a step of a walk must get, and
 * who is inside after it. People and rooms are numbered in the order in which they came.
 */
export class MeetingModel {
  readonly people: Person[] = []
  readonly rooms: Room[] = []

  /** A person of whom nothing else has happened yet. */
  arrive(person: Pick<Person, 'gender' | 'isAdult' | 'hasFacts'>): void {
    this.people.push({ ...person, isSuspended: false, isAway: false, hasProof: false, blocks: new Map() })
  }

  /** Whether this person may meet others, as far as is known of them. */
  isKnownAdult(who: number): boolean {
    const { isAdult, hasFacts } = this.people[who]!
    return isAdult && hasFacts
  }

  /** Returns the code that refuses a person who is no adult, or of whom that is not known. */
  refusalOfAge(who: number): Answer {
    return this.people[who]!.hasFacts ? 'CHAT4015' : 'USER4031'
  }

  /** Returns how this person is answered where company is proposed, and below a proposal. */
  answerToCompany(who: number): Answer {
    const { isSuspended, hasFacts } = this.people[who]!
    if (isSuspended) return 'AUTH4030'
    if (!hasFacts) return 'USER4031'
    return this.isKnownAdult(who) ? 'COMMON200' : 'POST4030'
  }

  /** What keeps this person from what is said of rooms, if anything, and whether they read lists as visitors do. */
  reading(who: number): { refusal: Answer | null; readsAsVisitor: boolean } {
    return {
      refusal: this.isKnownAdult(who) ? null : this.refusalOfAge(who),
      readsAsVisitor: !this.people[who]!.hasFacts,
    }
  }

  areApart(one: number, other: number): boolean {
    return this.people[one]!.blocks.has(other) || this.people[other]!.blocks.has(one)
  }

  open(host: number, max: number, restriction: GenderRestriction): void {
    this.rooms.push({
      host,
      inside: [host],
      stayed: new Set([host]),
      banned: new Set(),
      asked: new Map(),
      declined: new Set(),
      max,
      restriction,
      isClosed: false,
      asksProof: false,
      isDeleted: false,
    })
  }

  /** Whether the room exists as far as this person can find out. */
  knows(who: number, room: Room): boolean {
    const { isSuspended, gender } = this.people[who]!
    if (room.isDeleted || !this.isKnownAdult(who) || room.banned.has(who)) return false
    const isKeptFrom = room.restriction !== 'MIXED' && (room.restriction !== gender || isSuspended)
    if (isKeptFrom && !room.inside.includes(who)) return false
    return room.host === null || room.host === who || !this.areApart(who, room.host)
  }

  seemsFull(who: number, room: Room): boolean {
    const { blocks } = this.people[who]!
    return room.inside.some((other) => this.people[other]!.blocks.has(who) || blocks.get(other) === 'CARRIED_OVER')
  }

  lacksProof(who: number, { asksProof }: Room): boolean {
    return asksProof && !this.people[who]!.hasProof
  }

  /** Whether a room is closed, full, or of a host who cannot be reached. */
  isClosedToNewcomers({ host, isClosed, inside, max }: Room): boolean {
    return isClosed || inside.length >= max || (host !== null && this.people[host]!.isSuspended)
  }

  join(who: number, room: Room, liftsBlocks: boolean): Answer {
    const me = this.people[who]!
    if (me.isSuspended) return 'AUTH4030'
    if (!this.isKnownAdult(who)) return this.refusalOfAge(who)
    if (!this.knows(who, room)) return 'CHAT4040'
    if (room.inside.includes(who)) return 'CHAT4004'
    if (room.declined.has(who)) return 'CHAT4019'
    if (this.lacksProof(who, room)) return 'CHAT4032'
    if (room.asked.has(who)) return 'COMMON202'
    if (this.isClosedToNewcomers(room) || this.seemsFull(who, room)) return 'CHAT4001'
    const blocked = room.inside.filter((other) => me.blocks.has(other))
    if (blocked.length > 0 && !liftsBlocks) return 'CHAT4016'
    if (room.restriction === 'MIXED') {
      this.enter(who, room, liftsBlocks)
      return 'COMMON200'
    }
    if (this.rooms.filter(({ asked }) => asked.has(who)).length >= ROOM_REQUESTS_OPEN_MAX) return 'CHAT4292'
    room.asked.set(who, liftsBlocks)
    return 'COMMON202'
  }

  enter(who: number, room: Room, liftsBlocks: boolean): void {
    const { blocks } = this.people[who]!
    if (liftsBlocks) for (const other of room.inside) blocks.delete(other)
    room.inside.push(who)
    room.stayed.add(who)
    room.asked.delete(who)
    // Others who have asked and must not meet the newcomer wait, as for a seat.
    for (const other of room.asked.keys()) if (this.areApart(other, who)) room.asked.set(other, false)
  }

  /** Whether the host may read that this person has asked. */
  mayBeLetIn(who: number, room: Room): boolean {
    const lifts = room.asked.get(who)
    const { blocks, isSuspended } = this.people[who]!
    return (
      lifts !== undefined &&
      this.knows(who, room) &&
      !isSuspended &&
      !this.lacksProof(who, room) &&
      !this.seemsFull(who, room) &&
      (lifts || !room.inside.some((other) => blocks.has(other)))
    )
  }

  /** The host lets in a member who has asked. */
  letIn(who: number, room: Room): Answer {
    if (this.isClosedToNewcomers(room)) return 'CHAT4001'
    this.enter(who, room, room.asked.get(who) ?? false)
    return 'COMMON200'
  }

  decline(who: number, room: Room): Answer {
    room.asked.delete(who)
    room.declined.add(who)
    return 'COMMON200'
  }

  /** Ends what this person has asked, in all rooms or in those for which it holds. */
  endRequests(who: number, isIn: (room: Room) => boolean = () => true): void {
    for (const room of this.rooms) if (isIn(room)) room.asked.delete(who)
  }

  leave(who: number, room: Room): Answer {
    if (!this.isKnownAdult(who)) return this.refusalOfAge(who)
    if (!this.knows(who, room)) return 'CHAT4040'
    if (!room.inside.includes(who)) return 'CHAT4005'
    this.part(who, room)
    return 'COMMON200'
  }

  part(who: number, room: Room): void {
    room.inside = room.inside.filter((other) => other !== who)
    if (room.host !== who) return
    // The member who joined first becomes host, after them those who lack what the room asks for; suspended members come last.
    const rank = (other: number) => Number(this.people[other]!.isSuspended) * 2 + Number(this.lacksProof(other, room))
    room.host = room.inside.toSorted((one, other) => rank(one) - rank(other))[0] ?? null
    room.isClosed ||= room.host === null
    if (room.host !== null) return
    room.asked.clear()
    room.declined.clear()
  }

  partWithAll(who: number): void {
    for (const room of this.rooms) if (room.inside.includes(who)) this.part(who, room)
    this.endRequests(who)
  }

  /** Takes a member out of the rooms that are kept for the other gender. */
  partWithOthers(who: number): void {
    const { gender } = this.people[who]!
    const isOfOthers = ({ restriction }: Room) => restriction !== 'MIXED' && restriction !== gender
    for (const room of this.rooms) if (room.inside.includes(who) && isOfOthers(room)) this.part(who, room)
    this.endRequests(who, isOfOthers)
  }

  /** Returns the code that refuses an act of hosts to this person; null where they may do it. */
  refusal(who: number, room: Room): Answer | null {
    return this.people[who]!.isSuspended ? 'AUTH4030' : this.refusalToAny(who, room)
  }

  /** Returns what refuses acts that suspension does not forbid, since they end what binds a suspended host. */
  refusalToAny(who: number, room: Room): Answer | null {
    if (!this.isKnownAdult(who)) return this.refusalOfAge(who)
    if (!this.knows(who, room)) return 'CHAT4040'
    return room.host === who ? null : 'CHAT4009'
  }

  remove(who: number, whom: number, room: Room): Answer {
    const refused = this.refusal(who, room)
    if (refused !== null) return refused
    if (who === whom) return 'CHAT4010'
    if (!room.inside.includes(whom)) return 'CHAT4042'
    this.part(whom, room)
    room.banned.add(whom)
    return 'COMMON200'
  }

  handOver(who: number, whom: number, room: Room): Answer {
    const refused = this.refusal(who, room)
    if (refused !== null) return refused
    if (!room.inside.includes(whom)) return 'CHAT4042'
    if (this.people[whom]!.isSuspended) return 'CHAT4017'
    if (who !== whom && this.lacksProof(whom, room)) return 'CHAT4035'
    room.host = whom
    return 'COMMON200'
  }

  /** The host asks for the proof from now on, or no more; who is inside stays. */
  askForProof(who: number, room: Room, isAsked: boolean): Answer {
    const refused = this.refusal(who, room)
    if (refused !== null) return refused
    if (isAsked && !room.asksProof && !this.people[who]!.hasProof) return 'CHAT4033'
    room.asksProof = isAsked
    for (const other of room.asked.keys()) if (this.lacksProof(other, room)) room.asked.delete(other)
    return 'COMMON200'
  }

  /** A room in which no member is left is deleted with the withdrawal. */
  withdraw(who: number): void {
    this.people[who]!.isAway = true
    this.endRequests(who)
    for (const { stayed, declined, banned } of this.rooms) {
      stayed.delete(who)
      // Leaving does not wash: a no holds for the account that comes after.
      if (declined.delete(who)) banned.add(who)
    }
    const left = this.rooms.filter(({ inside }) => inside.includes(who))
    for (const room of left) {
      this.part(who, room)
      room.isDeleted = room.inside.length === 0
    }
  }

  /** Signs up again with the same address: blocks against the earlier account still hold. */
  comeBack(who: number, hasFacts: boolean): void {
    Object.assign(this.people[who]!, { isAway: false, hasProof: false, hasFacts })
    for (const { blocks } of this.people) if (blocks.has(who)) blocks.set(who, 'CARRIED_OVER')
  }

  block(who: number, whom: number, partsWays: boolean): Answer {
    const me = this.people[who]!
    if (me.blocks.get(whom) === 'KNOWN') return 'COMMON200'
    const shared = this.rooms.filter(({ inside }) => inside.includes(who) && inside.includes(whom))
    if (shared.length > 0 && !partsWays) return 'BLOCK4091'
    for (const room of shared) {
      if (room.host === who) {
        this.part(whom, room)
        room.banned.add(whom)
      } else {
        this.part(who, room)
      }
    }
    if (!me.blocks.has(whom)) {
      this.endRequests(who, ({ inside }) => inside.includes(whom))
      this.endRequests(whom, ({ inside }) => inside.includes(who))
    }
    me.blocks.set(whom, 'KNOWN')
    return 'COMMON200'
  }
}
