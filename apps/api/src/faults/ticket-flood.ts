/**
 * `node ticket-flood.ts PORT ADDRESSES PER_SECOND SECONDS` asks for new passwords with invented tickets. It is a process of its own,
 * because it would hold up the test that measures how long others wait. `PER_SECOND` is the rate of each address, which it names as a
 * proxy does. At the end it writes `{"sent","unsent","seconds","codes"}`.
 */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const [port = 0, addresses = 0, perSecond = 0, seconds = 0] = process.argv.slice(2).map(Number)
/** The most connections of each address. It opens another when all that it has wait for an answer, and sends nothing when it may not. */
const CONNECTIONS_MAX = 250
const TICK_MS = 1
const PATIENCE_MS = 10_000
const TICKET_BYTES = 32

const codes: Record<string, number> = {}
let sent = 0
let unsent = 0
let unanswered = 0

/** The least HTTP client that does: those of libraries cost more than the server they ask. */
class Line {
  readonly #head: string
  readonly #socket: Socket
  readonly #onAnswer: () => void
  #text = ''

  constructor(address: string, onAnswer: () => void) {
    this.#onAnswer = onAnswer
    const length = this.#bodyOf('').length + randomBytes(TICKET_BYTES).toString('base64url').length
    const headers = [`Host: 127.0.0.1:${port}`, `X-Forwarded-For: ${address}`, 'Content-Type: application/json']
    this.#head = ['POST /api/auth/password HTTP/1.1', ...headers, `Content-Length: ${length}`, '', ''].join('\r\n')
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setEncoding('latin1').on('data', (text: string) => this.#read(text))
    this.#socket.on('error', (error) => (codes[error.message] = (codes[error.message] ?? 0) + 1))
  }

  #bodyOf = (ticket: string) => `{"verificationToken":"${ticket}","password":"invented-word-26"}`

  ask(): void {
    this.#socket.write(this.#head + this.#bodyOf(randomBytes(TICKET_BYTES).toString('base64url')), 'latin1')
  }

  end(): void {
    this.#socket.destroy()
  }

  #read(text: string): void {
    this.#text += text
    const headEnd = this.#text.indexOf('\r\n\r\n')
    const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(this.#text) ?? []
    if (headEnd < 0 || this.#text.length < headEnd + 4 + Number(length)) return
    const [, code = 'none'] = /"code":"(\w+)"/.exec(this.#text) ?? []
    this.#text = ''
    codes[code] = (codes[code] ?? 0) + 1
    this.#onAnswer()
  }
}

/** One address, which asks on a connection that is free. */
class Address {
  readonly #name: string
  readonly #lines: Line[] = []
  readonly #free: Line[] = []

  constructor(name: string) {
    this.#name = name
  }

  ask(): void {
    const line = this.#free.pop() ?? this.#open()
    if (line === undefined) {
      unsent++
      return
    }
    sent++
    unanswered++
    line.ask()
  }

  end(): void {
    for (const line of this.#lines) line.end()
  }

  #open(): Line | undefined {
    if (this.#lines.length >= CONNECTIONS_MAX) return undefined
    const line: Line = new Line(this.#name, () => {
      unanswered--
      this.#free.push(line)
    })
    this.#lines.push(line)
    return line
  }
}

const all = Array.from({ length: addresses }, (_, n) => new Address(`10.9.0.${10 + n}`))
const startedAt = performance.now()
const count = addresses * perSecond * seconds
for (let next = 0; next < count; await delay(TICK_MS)) {
  const due = Math.min(count, ((performance.now() - startedAt) * addresses * perSecond) / 1000)
  for (; next < due; next++) all[next % all.length]!.ask()
}
const tookSeconds = (performance.now() - startedAt) / 1000
const end = performance.now() + PATIENCE_MS
const isAnswered = () => unanswered === 0
while (!isAnswered() && performance.now() < end) await delay(TICK_MS)
for (const address of all) address.end()
process.stdout.write(`${JSON.stringify({ sent, unsent, seconds: tookSeconds, codes })}\n`)
