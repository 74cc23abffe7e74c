import type { BaseLogger } from 'pino'

/** The period that shares one line, so that a flood of refusals does not become a flood of lines. */
const LOG_EVERY_MS = 1000
/** The number of causes in one line, the most frequent first. */
const CAUSES_MAX = 20
const MEMBERS_MAX = 10
const ADDRESSES_KNOWN_MAX = 10_000

type Facts = Record<string, string | number | null | undefined>

export interface LoggedRefusal {
  /** The kind that shares a line: a status, or a message about sockets. */
  kind: string | number
  message: string
  /** The cause and the place, from a small number of possibilities; never text of a client. */
  facts: Facts
  userId: number | null | undefined
  /** The address is counted and never written. */
  address?: string
  /** The request's own logger, for a line with its id. */
  log?: Pick<BaseLogger, 'info'>
}

/** The refusals since the last line of their kind. */
class Gathered {
  count = 0
  last: LoggedRefusal | undefined
  readonly #entries = new Map<string, { facts: Facts; count: number; userIds: Set<number> }>()
  readonly #addresses = new Set<string>()

  add(refusal: LoggedRefusal): void {
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
    const shown = all
      .slice(0, CAUSES_MAX)
      .map(({ facts, count, userIds }) => ({ ...facts, count, userIds: [...userIds].slice(0, MEMBERS_MAX) }))
    return {
      count: this.count,
      addresses: this.#addresses.size,
      what: shown,
      ...(all.length > shown.length ? { more: all.length - shown.length } : {}),
    }
  }
}

/**
 * Logs refusals: the first of a kind at once, and the following ones in one line a second with their number, the number
 * of addresses, members, causes and places. So requests that are refused cannot fill the log.
 */
export class RefusalLog {
  readonly #log: Pick<BaseLogger, 'info'>
  readonly #kinds = new Map<string | number, Gathered>()
  readonly #timers = new Map<string | number, NodeJS.Timeout>()

  constructor(log: Pick<BaseLogger, 'info'>) {
    this.#log = log
  }

  note(refusal: LoggedRefusal): void {
    const gathered = this.#kinds.get(refusal.kind)
    if (gathered) return gathered.add(refusal)
    this.#writeOne(refusal)
    this.#gather(refusal.kind)
  }

  /** Logs what was gathered and is not logged yet. */
  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    for (const gathered of this.#kinds.values()) this.#write(gathered)
    this.#kinds.clear()
    this.#timers.clear()
  }

  #gather(kind: string | number): void {
    this.#kinds.set(kind, new Gathered())
    this.#timers.set(
      kind,
      setTimeout(() => this.#next(kind), LOG_EVERY_MS),
    )
  }

  #next(kind: string | number): void {
    const gathered = this.#kinds.get(kind)
    if (!gathered?.last) {
      this.#kinds.delete(kind)
      this.#timers.delete(kind)
      return
    }
    this.#write(gathered)
    this.#gather(kind)
  }

  #write(gathered: Gathered): void {
    const { last, count } = gathered
    if (!last) return
    if (count === 1) this.#writeOne(last)
    else this.#log.info(gathered.line(), last.message)
  }

  #writeOne({ facts, userId, message, log = this.#log }: LoggedRefusal): void {
    log.info({ ...facts, userId }, message)
  }
}
