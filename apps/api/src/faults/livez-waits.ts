import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { spawnProgram } from '../testing/program.ts'

const PROGRAM = fileURLToPath(new URL('livez-watch.ts', import.meta.url))

/** The time for which an answer was awaited, in ms since 1970. */
export interface Wait {
  from: number
  to: number
}

/** Shorter waits are not kept. */
const NOTED_MS = 5

/** Another client that asks /livez all the time, in a process of its own; it ends with the test. */
export class LivezWatch {
  asked = 0
  readonly #waits: Wait[] = []
  readonly #reading: ReturnType<typeof createInterface>
  #lastFrom = 0

  private constructor(url: string) {
    const child = spawnProgram(PROGRAM, {}, [url])
    onTestFinished(() => void child.kill())
    this.#reading = createInterface({ input: child.stdout })
    this.#reading.on('line', (line) => this.#note(JSON.parse(line) as Wait))
  }

  /** Resolves when the first answer has come. */
  static async start(http: string): Promise<LivezWatch> {
    const watch = new LivezWatch(`${http}/livez`)
    await once(watch.#reading, 'line')
    return watch
  }

  /** Returns the longest wait within this time, in ms; 0 where there was none. */
  async longestIn(time: Wait): Promise<number> {
    while (this.#lastFrom <= time.to) await once(this.#reading, 'line')
    const met = this.#waits.filter(({ from, to }) => from < time.to && time.from < to)
    return Math.max(0, ...met.map(({ from, to }) => to - from))
  }

  #note(wait: Wait): void {
    this.asked++
    this.#lastFrom = wait.from
    if (wait.to - wait.from > NOTED_MS) this.#waits.push(wait)
  }
}
