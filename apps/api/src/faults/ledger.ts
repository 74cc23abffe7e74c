import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

interface Acknowledged {
  kind: string
  /** The client's own id of it, or its Idempotency-Key. */
  id: string
  answer: number | 'RECEIPT'
  result: unknown
  /** The time of `performance.now()` when the confirmation came. */
  at: number
}

/** What the server confirmed, in a file outside of it that only grows. */
export class Ledger {
  readonly #path: string
  #count = 0
  #waiting: { count: number; resolve: () => void }[] = []

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'honjeo-ledger-'))
    this.#path = join(folder, 'acknowledged.jsonl')
    onTestFinished(() => rmSync(folder, { recursive: true }))
  }

  get count(): number {
    return this.#count
  }

  note(entry: Omit<Acknowledged, 'at'>): void {
    appendFileSync(this.#path, `${JSON.stringify({ ...entry, at: performance.now() } satisfies Acknowledged)}\n`)
    this.#count += 1
    for (const { count, resolve } of this.#waiting) if (count === this.#count) resolve()
  }

  /** Resolves in the moment of the n-th confirmation. */
  async reaches(count: number): Promise<void> {
    if (this.#count < count) await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }))
  }

  read(kind: string): Acknowledged[] {
    if (this.#count === 0) return []
    const lines = readFileSync(this.#path, 'utf8').trimEnd().split('\n')
    return lines.map((line) => JSON.parse(line) as Acknowledged).filter((entry) => entry.kind === kind)
  }
}
