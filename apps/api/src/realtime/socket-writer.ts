import type { Socket } from 'node:net'

/** What one socket may have waiting in this process before it is given up: its reader has stopped or is far too slow. */
const BACKLOG_MAX_BYTES = 1_048_576
/** A peer that takes nothing at all for so long is gone, however little is waiting for it. */
const STALL_MS = 10_000

/** Collects what one turn of the event loop writes to its sockets, so that each gets it in a single system call. */
export class WriteTurn {
  readonly #writers = new Set<SocketWriter>()

  add(writer: SocketWriter): void {
    if (this.#writers.size === 0) setImmediate(() => this.#flush())
    this.#writers.add(writer)
  }

  #flush(): void {
    const writers = [...this.#writers]
    this.#writers.clear()
    const now = performance.now()
    for (const writer of writers) writer.flush(now)
  }
}

/** Writes WebSocket frames that are already framed to one socket. */
export class SocketWriter {
  readonly #socket: Socket
  readonly #turn: WriteTurn
  readonly #onOverflow: () => void
  #frames: Buffer[] = []
  #framesBytes = 0
  #takenBytes = 0
  #takenAt = performance.now()

  /** When something was last handed to the operating system, in `performance.now()` time. */
  lastWriteAt = performance.now()

  constructor(socket: Socket, turn: WriteTurn, onOverflow: () => void) {
    this.#socket = socket
    this.#turn = turn
    this.#onOverflow = onOverflow
  }

  write(frame: Buffer): void {
    if (this.#frames.length === 0) this.#turn.add(this)
    this.#frames.push(frame)
    this.#framesBytes += frame.length
    this.checkBacklog()
  }

  /** Calls `onOverflow` when too much is waiting; what `ws` itself writes, such as pongs, counts too. */
  checkBacklog(): void {
    if (this.#framesBytes + this.#socket.writableLength <= BACKLOG_MAX_BYTES) return
    this.#frames = []
    this.#framesBytes = 0
    this.#onOverflow()
  }

  flush(now: number): void {
    const frames = this.#frames
    if (frames.length === 0) return
    this.#frames = []
    this.#framesBytes = 0
    if (!this.#socket.writable) return
    this.#socket.write(frames.length === 1 && frames[0] ? frames[0] : Buffer.concat(frames))
    this.lastWriteAt = now
  }

  /** Whether bytes have been waiting for STALL_MS without the peer taking any. To be asked regularly. */
  isStalled(now: number): boolean {
    const taken = this.#socket.bytesWritten - this.#socket.writableLength
    if (this.#socket.writableLength === 0 || taken !== this.#takenBytes) {
      this.#takenBytes = taken
      this.#takenAt = now
    }
    return now - this.#takenAt > STALL_MS
  }
}
