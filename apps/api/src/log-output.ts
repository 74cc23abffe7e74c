import { writeSync } from 'node:fs'

/** Bytes that wait for a reader who is slow or stands still; what comes beyond them is lost, and counted. */
const WAITING_MAX = 4_194_304
const TRY_AGAIN_MS = 20
/** So long an exit waits for whoever reads the log. */
const PATIENCE_MS = 2000

const sleep = new Int32Array(new SharedArrayBuffer(4))

/**
 * Where the lines of the log go: out at once as long as somebody reads them, else kept in order until somebody does. Stdout of a
 * process that has touched it does not block (libuv), so nobody's request waits for the reader of the log, and before an exit
 * or a fatal line everything is out. Only what ends the process from outside takes along what waited.
 */
export class LogOutput {
  #waiting: Buffer[] = []
  #bytes = 0
  #lost = 0
  #timer: NodeJS.Timeout | undefined
  readonly #fd = process.stdout.fd
  /** Makes the line that tells how many were lost. */
  readonly #tellLost: (count: number) => void

  constructor(tellLost: (count: number) => void) {
    this.#tellLost = tellLost
    process.once('exit', () => this.flushSync())
  }

  write(line: string): void {
    const bytes = Buffer.from(line)
    if (this.#bytes + bytes.length > WAITING_MAX) this.#lost++
    else {
      this.#waiting.push(bytes)
      this.#bytes += bytes.length
      if (this.#timer === undefined) this.#writeOut()
    }
  }

  /** Waits for the reader, though not for ever. */
  flushSync(): void {
    const end = performance.now() + PATIENCE_MS
    while (!this.#writeOut() && performance.now() < end) Atomics.wait(sleep, 0, 0, TRY_AGAIN_MS)
  }

  /** Whether everything is out. */
  #writeOut(): boolean {
    clearTimeout(this.#timer)
    this.#timer = undefined
    let done = 0
    for (const bytes of this.#waiting) {
      const written = this.#tryToWrite(bytes)
      this.#bytes -= written
      if (written < bytes.length) {
        this.#waiting = [bytes.subarray(written), ...this.#waiting.slice(done + 1)]
        this.#timer = setTimeout(() => this.#writeOut(), TRY_AGAIN_MS)
        return false
      }
      done++
    }
    this.#waiting = []
    const lost = this.#lost
    this.#lost = 0
    if (lost > 0) this.#tellLost(lost)
    return true
  }

  /** How many bytes are out; those that cannot be written at all count as such. */
  #tryToWrite(bytes: Buffer): number {
    try {
      return writeSync(this.#fd, bytes)
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? 0 : bytes.length
    }
  }
}
