import type { Socket } from 'node:net'

/** The most that one socket may have waiting in this process before it is given up: its reader has stopped or is far too slow. */
const BACKLOG_MAX_BYTES = 1_048_576
/** The time after which a peer that takes nothing at all is gone, however little is waiting for it. */
const STALL_MS = 10_000

/** The share of its time in which a process that has time to spare does nothing; it looks after so long how much that is. */
const SPARE = 0.3
const JUDGE_MS = 100
/** The time after a writing within which what comes waits for the next, where no time is left and as long as writing took some time itself. */
const GATHER_MAX_MS = 20
const GATHER_RATIO = 4

/**
 * Collects what one turn of the event loop writes to its sockets, so that each gets it in a single system call. The less
 * time there is to spare, the more turns are collected: fewer system calls then write more.
 */
export class WriteTurn {
  readonly #writers = new Set<SocketWriter>()
  #gatherUntil = 0
  #gatherMs = 0
  #judgedAt = performance.now()
  #utilization = performance.eventLoopUtilization()
  #joined: { frames: readonly Buffer[]; bytes: Buffer } | undefined

  add(writer: SocketWriter): void {
    if (this.#writers.size === 0) this.#schedule()
    this.#writers.add(writer)
  }

  /** Joins frames one after the other. Members of a room mostly get the same frames in a turn: theirs are joined once. */
  join(frames: readonly Buffer[]): Buffer {
    if (frames.length === 1 && frames[0]) return frames[0]
    if (!this.#joined || !areSame(this.#joined.frames, frames)) this.#joined = { frames, bytes: Buffer.concat(frames) }
    return this.#joined.bytes
  }

  #schedule(): void {
    const rest = this.#gatherUntil - performance.now()
    if (rest < 1) setImmediate(() => this.#flush())
    else setTimeout(() => this.#flush(), rest)
  }

  #flush(): void {
    const writers = [...this.#writers]
    this.#writers.clear()
    const now = performance.now()
    for (const writer of writers) writer.flush(now)
    this.#joined = undefined
    const end = performance.now()
    if (end > this.#judgedAt + JUDGE_MS) this.#judge(end)
    this.#gatherUntil = end + Math.min(this.#gatherMs, GATHER_RATIO * (end - now))
  }

  #judge(now: number): void {
    const before = this.#utilization
    this.#utilization = performance.eventLoopUtilization()
    const spare = 1 - performance.eventLoopUtilization(this.#utilization, before).utilization
    this.#gatherMs = GATHER_MAX_MS * Math.max(0, 1 - spare / SPARE)
    this.#judgedAt = now
  }
}

const areSame = (some: readonly Buffer[], others: readonly Buffer[]) =>
  some.length === others.length && some.every((frame, i) => frame === others[i])

/** Writes WebSocket frames that are already framed to one socket. */
export class SocketWriter {
  readonly #socket: Socket
  readonly #turn: WriteTurn
  readonly #onOverflow: () => void
  #frames: Buffer[] = []
  #framesBytes = 0
  #takenBytes = 0
  #takenAt = performance.now()

  /** The time at which something was last handed to the operating system, by `performance.now()`. */
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
    // What the socket still has from earlier turns is asked for once in a turn, when this one's is handed to it.
    if (this.#framesBytes > BACKLOG_MAX_BYTES) this.checkBacklog()
  }

  /** Calls `onOverflow` when too much is waiting; what `ws` itself writes, such as pongs, counts too. */
  checkBacklog(): void {
    if (this.#framesBytes + this.#socket.writableLength <= BACKLOG_MAX_BYTES) return
    this.#frames = []
    this.#framesBytes = 0
    this.#onOverflow()
  }

  flush(now: number): void {
    this.checkBacklog()
    const frames = this.#frames
    if (frames.length === 0) return
    this.#frames = []
    this.#framesBytes = 0
    if (!this.#socket.writable) return
    this.#socket.write(this.#turn.join(frames))
    this.lastWriteAt = now
  }

  /** Whether bytes have been waiting for STALL_MS without the peer taking any. It is to be asked regularly. */
  isStalled(now: number): boolean {
    const taken = this.#socket.bytesWritten - this.#socket.writableLength
    if (this.#socket.writableLength === 0 || taken !== this.#takenBytes) {
      this.#takenBytes = taken
      this.#takenAt = now
    }
    return now - this.#takenAt > STALL_MS
  }
}
