import type { ErrorCode } from '@honjeo/contract/values/error-codes'
import type { Gender, GenderRestriction } from '@honjeo/contract/values/enums'

type Answer = ErrorCode | 'COMMON200' | 'COMMON202'

/** A person, who keeps one identity over several accounts of the same address. */
export interface Person {
  gender: Gender
  isAdult: boolean
  isSuspended: boolean
  isAway: boolean
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
  /** Who is, or has been, inside with the account they have now. */
  stayed: Set<number>
  banned: Set<number>
  max: number
  restriction: GenderRestriction
  isClosed: boolean
  isDeleted: boolean
}

/**
 * Says who may meet whom, written from the rulings and not from the server: which answer a step of a walk must get, and
 * who is inside after it. People and rooms are numbered in the order in which they came.
 */
export class MeetingModel {
  readonly people: Person[] = []
  readonly rooms: Room[] = []

  areApart(one: number, other: number): boolean {
    return this.people[one]!.blocks.has(other) || this.people[other]!.blocks.has(one)
  }

  /** Whether the room exists as far as this person can find out. */
  knows(who: number, room: Room): boolean {
    const { isAdult, isSuspended, gender } = this.people[who]!
    if (room.isDeleted || !isAdult || room.banned.has(who)) return false
    const isKeptFrom = room.restriction !== 'MIXED' && (room.restriction !== gender || isSuspended)
    if (isKeptFrom && !room.inside.includes(who)) return false
    return room.host === null || room.host === who || !this.areApart(who, room.host)
  }

  seemsFull(who: number, room: Room): boolean {
    const { blocks } = this.people[who]!
    return room.inside.some((other) => this.people[other]!.blocks.has(who) || blocks.get(other) === 'CARRIED_OVER')
  }

  /** Closed, full, or of a host who cannot be reached. */
  takesNobody({ host, isClosed, inside, max }: Room): boolean {
    return isClosed || inside.length >= max || (host !== null && this.people[host]!.isSuspended)
  }

  join(who: number, room: Room, liftsBlocks: boolean): Answer {
    const me = this.people[who]!
    if (me.isSuspended) return 'AUTH4030'
    if (!me.isAdult) return 'CHAT4015'
    if (!this.knows(who, room)) return 'CHAT4040'
    if (room.inside.includes(who)) return 'CHAT4004'
    if (this.takesNobody(room) || this.seemsFull(who, room)) return 'CHAT4001'
    const blocked = room.inside.filter((other) => me.blocks.has(other))
    if (blocked.length > 0 && !liftsBlocks) return 'CHAT4016'
    for (const other of blocked) me.blocks.delete(other)
    room.inside.push(who)
    room.stayed.add(who)
    return room.restriction === 'MIXED' ? 'COMMON200' : 'COMMON202'
  }

  leave(who: number, room: Room): Answer {
    if (!this.people[who]!.isAdult) return 'CHAT4015'
    if (!this.knows(who, room)) return 'CHAT4040'
    if (!room.inside.includes(who)) return 'CHAT4005'
    this.part(who, room)
    return 'COMMON200'
  }

  part(who: number, room: Room): void {
    room.inside = room.inside.filter((other) => other !== who)
    if (room.host !== who) return
    // The member who joined first becomes host; suspended members come last.
    room.host = room.inside.find((other) => !this.people[other]!.isSuspended) ?? room.inside[0] ?? null
    room.isClosed ||= room.host === null
  }

  partWithAll(who: number): void {
    for (const room of this.rooms) if (room.inside.includes(who)) this.part(who, room)
  }

  /** Takes a member out of the rooms that are kept for the other gender. */
  partWithOthers(who: number): void {
    const { gender } = this.people[who]!
    for (const room of this.rooms) {
      if (room.inside.includes(who) && room.restriction !== 'MIXED' && room.restriction !== gender) this.part(who, room)
    }
  }

  /** Returns the code that refuses an act of hosts to this person; null where they may do it. */
  refusal(who: number, room: Room): Answer | null {
    return this.people[who]!.isSuspended ? 'AUTH4030' : this.refusalToAny(who, room)
  }

  /** The same for acts that suspension does not forbid, since they end what binds a suspended host. */
  refusalToAny(who: number, room: Room): Answer | null {
    if (!this.people[who]!.isAdult) return 'CHAT4015'
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
    room.host = whom
    return 'COMMON200'
  }

  /** A room in which no member is left is deleted with the withdrawal. */
  withdraw(who: number): void {
    this.people[who]!.isAway = true
    for (const { stayed } of this.rooms) stayed.delete(who)
    const left = this.rooms.filter(({ inside }) => inside.includes(who))
    for (const room of left) {
      this.part(who, room)
      room.isDeleted = room.inside.length === 0
    }
  }

  /** Signs up again with the same address: blocks against the earlier account still hold. */
  comeBack(who: number): void {
    this.people[who]!.isAway = false
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
    me.blocks.set(whom, 'KNOWN')
    return 'COMMON200'
  }
}
