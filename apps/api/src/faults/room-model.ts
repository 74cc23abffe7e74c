import type { ErrorCode } from '@honjeo/contract/values/error-codes'

/** A member does something in a room, `to` another where it is about one. People are numbered from 0. */
export interface RoomStep {
  act: 'join' | 'leave' | 'remove' | 'handOver' | 'close' | 'reopen'
  who: number
  to: number
}

type Answer = ErrorCode | 'COMMON200'

/** What a room is to be after each step, and what each step is to be answered. */
export class RoomModel {
  /** The members, the longest there first. */
  members: number[]
  host: number | null
  isClosed = false
  readonly #max: number
  readonly #banned = new Set<number>()

  constructor(host: number, max: number) {
    this.members = [host]
    this.host = host
    this.#max = max
  }

  take({ act, who, to }: RoomStep): Answer {
    // A room does not exist for those whom its host has removed.
    if (this.#banned.has(who)) return 'CHAT4040'
    if (act === 'join') return this.#join(who)
    if (act === 'leave') return this.#leave(who)
    if (who !== this.host) return 'CHAT4009'
    if (act === 'close' || act === 'reopen') this.isClosed = act === 'close'
    else if (act === 'remove' && who === to) return 'CHAT4010'
    else if (!this.members.includes(to)) return 'CHAT4042'
    else if (act === 'handOver') this.host = to
    else this.#remove(to)
    return 'COMMON200'
  }

  #join(who: number): Answer {
    if (this.members.includes(who)) return 'CHAT4004'
    if (this.isClosed || this.members.length === this.#max) return 'CHAT4001'
    this.members.push(who)
    return 'COMMON200'
  }

  #leave(who: number): Answer {
    if (!this.members.includes(who)) return 'CHAT4005'
    this.#part(who)
    if (this.host === who) this.host = this.members[0] ?? null
    this.isClosed ||= this.host === null
    return 'COMMON200'
  }

  #remove(who: number): void {
    this.#banned.add(who)
    this.#part(who)
  }

  #part(who: number): void {
    this.members = this.members.filter((member) => member !== who)
  }
}
