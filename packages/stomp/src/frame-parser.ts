import type { Frame } from './frame.ts'
import { escapingOf, unescapeHeader } from './header-escaping.ts'
import { StompProtocolError } from './stomp-protocol-error.ts'
import type { StompVersion } from './version.ts'

export interface FrameLimits {
  /** The bytes of command and headers together, with their line ends. */
  headerBytes: number
  headerCount: number
  bodyBytes: number
}

const NUL = 0
const LF = 10
const CR = 13
/** The longest command is UNSUBSCRIBE. */
const COMMAND = /^[A-Z]{1,11}$/
const COMMAND_SO_FAR = /^[A-Z]{0,11}\r?$/
const INCOMPLETE = -1
const EMPTY = Buffer.alloc(0)

/** Headers inherit nothing, and yet are objects that are quick to make and to read, unlike those of Object.create(null). */
const Headers = function () {} as unknown as new () => Record<string, string>
Headers.prototype = Object.create(null)

/**
 * Turns a byte stream into frames, wherever it is cut. Holds no more than one unfinished frame within the limits, and
 * nothing at all between frames. After it has thrown a StompProtocolError the stream is lost and the parser with it.
 */
export class FrameParser {
  /** Decides how headers are unescaped; the owner sets it when a version has been agreed on. */
  version: StompVersion = '1.2'

  readonly #limits: FrameLimits
  readonly #onFrame: (frame: Frame) => void

  /** The unfinished part of the stream: the first `#pendingLength` bytes of a buffer that grows by doubling. */
  #pending = EMPTY
  #pendingLength = 0
  /** The length of the unfinished line or body that has been searched for its end, so that no byte is searched twice. */
  #searched = 0

  #command: string | undefined
  #headers = new Headers()
  #headerCount = 0
  #headerBytes = 0
  #isInBody = false
  #contentLength: number | undefined

  constructor(limits: FrameLimits, onFrame: (frame: Frame) => void) {
    this.#limits = limits
    this.#onFrame = onFrame
  }

  push(chunk: Buffer): void {
    const input = this.#joinPending(chunk)
    let offset = 0
    while (offset < input.length) {
      const next = this.#step(input, offset)
      if (next === INCOMPLETE) break
      this.#searched = 0
      offset = next
    }
    this.#keep(input, offset)
  }

  /** Consumes one heart-beat, line or body; returns where the next begins, or INCOMPLETE. */
  #step(input: Buffer, offset: number): number {
    if (this.#isInBody) return this.#readBody(input, offset)
    if (this.#command === undefined && (input[offset] === LF || input[offset] === CR)) return skipLineEnd(input, offset)
    return this.#readLine(input, offset)
  }

  #readLine(input: Buffer, offset: number): number {
    const lineFeed = input.indexOf(LF, offset + this.#searched)
    const length = (lineFeed < 0 ? input.length : lineFeed + 1) - offset
    if (this.#headerBytes + length > this.#limits.headerBytes) throw new StompProtocolError('header section too large')
    if (lineFeed < 0) {
      this.#searched = length
      // A peer that speaks something else learns so at once, not when it happens to send a line end.
      if (this.#command === undefined && (length > 12 || !COMMAND_SO_FAR.test(input.toString('latin1', offset)))) {
        throw new StompProtocolError('not a STOMP command')
      }
      return INCOMPLETE
    }
    this.#headerBytes += length
    const end = lineFeed > offset && input[lineFeed - 1] === CR ? lineFeed - 1 : lineFeed
    if (this.#command === undefined) this.#readCommand(input, offset, end)
    else if (end === offset) this.#endHeaders()
    else this.#readHeader(this.#command, input, offset, end)
    return lineFeed + 1
  }

  #readCommand(input: Buffer, start: number, end: number): void {
    const command = input.toString('latin1', start, Math.min(end, start + 12))
    if (!COMMAND.test(command)) throw new StompProtocolError('not a STOMP command')
    this.#command = command
  }

  #readHeader(command: string, input: Buffer, start: number, end: number): void {
    this.#headerCount += 1
    if (this.#headerCount > this.#limits.headerCount) throw new StompProtocolError('too many headers')
    const line = input.toString('utf8', start, end)
    const colon = line.indexOf(':')
    if (colon < 1) throw new StompProtocolError('malformed header')
    if (line.includes('\0')) throw new StompProtocolError('NUL in a header')
    const escaping = escapingOf(command, this.version)
    const name = unescapeHeader(line.slice(0, colon), escaping)
    const value = unescapeHeader(line.slice(colon + 1), escaping)
    // Clients of 1.0 pad values as that version's own examples do; later versions forbid both padding and trimming.
    if (!(name in this.#headers)) this.#headers[name] = this.version === '1.0' ? value.trim() : value
  }

  #endHeaders(): void {
    const contentLength = this.#headers['content-length']
    if (contentLength !== undefined) {
      if (!/^\d{1,15}$/.test(contentLength)) throw new StompProtocolError('malformed content-length')
      this.#contentLength = Number(contentLength)
      if (this.#contentLength > this.#limits.bodyBytes) throw new StompProtocolError('body too large')
    }
    this.#isInBody = true
  }

  #readBody(input: Buffer, offset: number): number {
    const end =
      this.#contentLength === undefined ? input.indexOf(NUL, offset + this.#searched) : offset + this.#contentLength
    const isComplete = end >= 0 && end < input.length
    if (!isComplete) this.#searched = input.length - offset
    if ((isComplete ? end - offset : this.#searched) > this.#limits.bodyBytes)
      throw new StompProtocolError('body too large')
    if (!isComplete) return INCOMPLETE
    if (input[end] !== NUL) throw new StompProtocolError('no NUL where content-length says the frame ends')
    this.#emit(input, offset, end)
    return end + 1
  }

  #emit(input: Buffer, start: number, end: number): void {
    const body = input.subarray(start, end)
    // What was put together here will be overwritten by the next bytes.
    const isOwn = this.#pendingLength > 0
    const frame = { command: this.#command ?? '', headers: this.#headers, body: isOwn ? Buffer.from(body) : body }
    this.#command = undefined
    this.#headers = new Headers()
    this.#headerCount = 0
    this.#headerBytes = 0
    this.#isInBody = false
    this.#contentLength = undefined
    this.#onFrame(frame)
  }

  #joinPending(chunk: Buffer): Buffer {
    if (this.#pendingLength === 0) return chunk
    const length = this.#pendingLength + chunk.length
    if (this.#pending.length < length) {
      const grown = Buffer.allocUnsafe(Math.max(length, this.#pending.length * 2))
      this.#pending.copy(grown, 0, 0, this.#pendingLength)
      this.#pending = grown
    }
    chunk.copy(this.#pending, this.#pendingLength)
    return this.#pending.subarray(0, length)
  }

  #keep(input: Buffer, offset: number): void {
    const wasPending = this.#pendingLength > 0
    this.#pendingLength = input.length - offset
    if (this.#pendingLength === 0) this.#pending = EMPTY
    else if (!wasPending) this.#pending = Buffer.from(input.subarray(offset))
    else if (offset > 0) this.#pending.copyWithin(0, offset, input.length)
  }
}

/** An end of line between frames is a heart-beat. */
function skipLineEnd(input: Buffer, offset: number): number {
  if (input[offset] === LF) return offset + 1
  if (offset + 1 === input.length) return INCOMPLETE
  if (input[offset + 1] !== LF) throw new StompProtocolError('carriage return without line feed')
  return offset + 2
}
