import { writeSync } from 'node:fs'
import { pino, stdTimeFunctions, type Logger } from 'pino'
import pretty from 'pino-pretty'
import { loggableError } from './loggable-error.ts'

/** Bytes that wait for a slow or stopped reader; lines beyond them are lost, and counted. */
const WAITING_MAX = 4_194_304
const TRY_AGAIN_MS = 20
/** The time that an exit waits for the reader of the log. */
const PATIENCE_MS = 2000

const sleep = new Int32Array(new SharedArrayBuffer(4))

/**
 * Writes the lines of the log to stdout, at once while it is read, else in order as soon as it is read again. Stdout
 * does not block in a process that has touched it (libuv), so no request waits for the reader of the log. Before an
 * exit or a fatal line everything is written; waiting lines are lost only when the process is killed.
 */
class LogOutput {
  #waiting: Buffer[] = []
  #bytes = 0
  #lost = 0
  #timer: NodeJS.Timeout | undefined
  readonly #fd = process.stdout.fd
  /** Logs how many lines were lost. */
  readonly #onLost: (count: number) => void

  constructor(onLost: (count: number) => void) {
    this.#onLost = onLost
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

  /** Writes what is waiting, for PATIENCE_MS at the most. */
  flushSync(): void {
    const end = performance.now() + PATIENCE_MS
    while (!this.#writeOut() && performance.now() < end) Atomics.wait(sleep, 0, 0, TRY_AGAIN_MS)
  }

  /** Writes what is waiting, and returns whether everything is written. */
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
    if (lost > 0) this.#onLost(lost)
    return true
  }

  /** Returns how many bytes were written; bytes that can never be written count as written. */
  #tryToWrite(bytes: Buffer): number {
    try {
      return writeSync(this.#fd, bytes)
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? 0 : bytes.length
    }
  }
}

export const LOGGER_OPTIONS = {
  serializers: { err: loggableError },
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
}

/** Returns a logger that writes JSON lines for machines, with the time in UTC, and readable lines on a terminal. */
export function createLogger(isTerminal: boolean): Logger {
  if (isTerminal) {
    return pino(LOGGER_OPTIONS, pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', sync: true }))
  }
  const output = new LogOutput((count) =>
    logger.warn({ count }, 'lines of this log were lost: nobody read them in time'),
  )
  const logger = pino(LOGGER_OPTIONS, output)
  return logger
}
