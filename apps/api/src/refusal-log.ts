import type { FastifyBaseLogger } from 'fastify'

/** One line for all of a second: a log that says much of what is too much adds to it. */
const TELL_EVERY_MS = 1000
/** In one line, the most frequent first. */
const TOLD_MAX = 20
const MEMBERS_TOLD_MAX = 10
const ADDRESSES_KNOWN_MAX = 10_000

type Facts = Record<string, string | number | null | undefined>

export interface Refusal {
  /** What shares a line: a status, or what sockets are refused. */
  kind: string | number
  message: string
  /** Why and where, from a small number of possibilities; nothing that somebody typed. */
  facts: Facts
  userId: number | null | undefined
  /** Counted, never told. */
  address?: string
  /** Knows which request it was. */
  log?: FastifyBaseLogger
}

/** What was refused since the last line of its kind. */
class Gathered {
  count = 0
  last: Refusal | undefined
  readonly #entries = new Map<string, { facts: Facts; count: number; userIds: Set<number> }>()
  readonly #addresses = new Set<string>()

  add(refusal: Refusal): void {
    this.count++
    this.last = refusal
    const { facts, userId, address } = refusal
    const key = Object.values(facts).join(' ')
    const entry = this.#entries.get(key) ?? { facts, count: 0, userIds: new Set() }
    this.#entries.set(key, entry)
    entry.count++
    if (typeof userId === 'number') entry.userIds.add(userId)
    if (address !== undefined && this.#addresses.size < ADDRESSES_KNOWN_MAX) this.#addresses.add(address)
  }

  line(): object {
    const all = [...this.#entries.values()].toSorted((a, b) => b.count - a.count)
    const told = all
      .slice(0, TOLD_MAX)
      .map(({ facts, count, userIds }) => ({ ...facts, count, userIds: [...userIds].slice(0, MEMBERS_TOLD_MAX) }))
    return {
      count: this.count,
      addresses: this.#addresses.size,
      what: told,
      ...(all.length > told.length ? { more: all.length - told.length } : {}),
    }
  }
}

/**
 * Tells of what is refused, the first of its kind at once and what follows in one line a second: how many, from how many
 * addresses, whom, what and where. So nobody fills the log by asking what is not theirs.
 */
export class RefusalLog {
  readonly #log: FastifyBaseLogger
  readonly #kinds = new Map<string | number, Gathered>()
  readonly #timers = new Map<string | number, NodeJS.Timeout>()

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  note(refusal: Refusal): void {
    const gathered = this.#kinds.get(refusal.kind)
    if (gathered) return gathered.add(refusal)
    this.#tellOne(refusal)
    this.#gather(refusal.kind)
  }

  /** Tells of what has not been told. */
  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    for (const gathered of this.#kinds.values()) this.#tell(gathered)
    this.#kinds.clear()
    this.#timers.clear()
  }

  #gather(kind: string | number): void {
    this.#kinds.set(kind, new Gathered())
    this.#timers.set(
      kind,
      setTimeout(() => this.#next(kind), TELL_EVERY_MS),
    )
  }

  #next(kind: string | number): void {
    const gathered = this.#kinds.get(kind)
    if (!gathered?.last) {
      this.#kinds.delete(kind)
      this.#timers.delete(kind)
      return
    }
    this.#tell(gathered)
    this.#gather(kind)
  }

  #tell(gathered: Gathered): void {
    const { last, count } = gathered
    if (!last) return
    if (count === 1) this.#tellOne(last)
    else this.#log.info(gathered.line(), last.message)
  }

  #tellOne({ facts, userId, message, log = this.#log }: Refusal): void {
    log.info({ ...facts, userId }, message)
  }
}
