import { Delays } from './delays.ts'
import { HttpSocket } from './http-socket.ts'

const TICK_MS = 5

export interface CallsHeard {
  answered: number
  /** Answers of the server's own fault, and calls that got none. */
  failed: number
  /** Answers of the caller's fault, which a load should not get either. */
  refused: number
  /** What the first of both said. */
  problem: string | null
}

/**
 * Makes calls at a steady rate, whatever the server does: each over a connection that no other call waits on, so one
 * that is slow keeps no other from being made. How long a call takes counts from when it was due.
 */
export class SteadyCalls {
  readonly heard: CallsHeard = { answered: 0, failed: 0, refused: 0, problem: null }
  readonly delays = new Delays()
  readonly #port: number
  readonly #idle: HttpSocket[] = []
  #underWay = 0

  constructor(port: number) {
    this.#port = port
  }

  /** `next` gives the bytes of the n-th call. The answer ends it. */
  start(perSecond: number, next: (n: number) => Buffer): () => void {
    const startedAt = performance.now()
    let made = 0
    const timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000)
      for (; made < due; made++) void this.#make(next(made), startedAt + (made * 1000) / perSecond)
    }, TICK_MS)
    return () => clearInterval(timer)
  }

  get isQuiet(): boolean {
    return this.#underWay === 0
  }

  async #make(request: Buffer, dueAt: number): Promise<void> {
    this.#underWay += 1
    const socket = this.#idle.pop() ?? new HttpSocket(this.#port)
    try {
      const { status, bytes } = await socket.ask(request)
      this.#idle.push(socket)
      this.heard.answered += 1
      if (status >= 500) this.heard.failed += 1
      else if (status >= 400) this.heard.refused += 1
      if (status >= 400) this.heard.problem ??= `${request.toString('utf8', 0, 80)}: ${status} ${bytes.toString()}`
    } catch (error) {
      this.heard.failed += 1
      this.heard.problem ??= String(error)
    }
    this.delays.add((performance.now() - dueAt) * 1000)
    this.#underWay -= 1
  }
}
