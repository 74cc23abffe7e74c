import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Finding, ReceiptClaim } from './check-receipt.ts'

const isSource = import.meta.url.endsWith('.ts')
const PROGRAM = fileURLToPath(new URL(`./reader-process.${isSource ? 'ts' : 'js'}`, import.meta.url))
const { PATH, HOME, TMPDIR } = process.env

export class TimeUp extends Error {
  override name = 'TimeUp'
}

/** A process that reads one receipt at a time. It knows none of the server's secrets: it opens files of strangers. */
export class ReaderChild {
  readonly #child: ChildProcess
  readonly #ended: Promise<never>
  jobs = 0

  constructor() {
    this.#child = fork(PROGRAM, {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      // With one arena, what one thread freed the next one uses: some 50 MB less (mallopt(3)).
      env: { PATH, HOME, TMPDIR, MALLOC_ARENA_MAX: '1' },
      execArgv: isSource ? ['--import', 'tsx', '--conditions=source'] : [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#ended = once(this.#child, 'exit').then(([code, signal]) => {
      throw new Error(`the reader of receipts ended with ${code ?? signal}`)
    })
    this.#ended.catch(() => {})
    // The process may just have ended when a message is sent to it: its end is what counts.
    this.#child.on('error', () => {})
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Rejects with `TimeUp` after `limitMs`, with another error when the process ends. */
  async check(claim: ReceiptClaim, limitMs: number): Promise<Finding> {
    this.jobs++
    this.#child.send(claim)
    const stop = new AbortController()
    const answer = once(this.#child, 'message', { signal: stop.signal }).then(([finding]) => finding as Finding)
    answer.catch(() => {})
    let timer: NodeJS.Timeout | undefined
    const timeUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TimeUp(`a receipt was not read within ${limitMs} ms`)), limitMs)
    })
    try {
      return await Promise.race([answer, this.#ended, timeUp])
    } finally {
      clearTimeout(timer)
      stop.abort()
    }
  }

  stop(): void {
    this.#child.kill('SIGKILL')
  }
}
