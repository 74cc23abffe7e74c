/**
 * `node ticket-flood.ts PORT ADDRESSES PER_SECOND SECONDS` asks for new passwords with invented tickets. It is a process of its own,
 * because it would hold up the test that measures how long others wait. `PER_SECOND` is the rate of each address, which it names as a
 * proxy does. At the end it writes `{"sent","unsent","seconds","codes"}`.
 */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const [port = 0, addresses = 0, perSecond = 0, seconds = 0] = process.argv.slice(2).map(Number)
/** The connections of each address. */
const CONNECTIONS = 20
/** Requests on one connection may follow each other without waiting (RFC 9112, 9.3.2). Those for which there is no room count as unsent. */
const UNANSWERED_MAX = 16
const TICK_MS = 1
const PATIENCE_MS = 10_000
const TICKET_BYTES = 32

const codes: Record<string, number> = {}
let sent = 0
let unsent = 0
let unanswered = 0

/** The least HTTP client that does: those of libraries cost more than the server they ask. */
class Line {
  unanswered = 0
  readonly #head: string
  readonly #socket: Socket
  #text = ''

  constructor(address: string) {
    const length = this.#bodyOf('').length + randomBytes(TICKET_BYTES).toString('base64url').length
    const headers = [`Host: 127.0.0.1:${port}`, `X-Forwarded-For: ${address}`, 'Content-Type: application/json']
    this.#head = ['POST /api/auth/password HTTP/1.1', ...headers, `Content-Length: ${length}`, '', ''].join('\r\n')
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.setEncoding('latin1').on('data', (text: string) => this.#read(text))
    this.#socket.on('error', (error) => (codes[error.message] = (codes[error.message] ?? 0) + 1))
  }

  #bodyOf = (ticket: string) => `{"verificationToken":"${ticket}","password":"invented-word-26"}`

  ask(): void {
    this.unanswered++
    unanswered++
    this.#socket.write(this.#head + this.#bodyOf(randomBytes(TICKET_BYTES).toString('base64url')), 'latin1')
  }

  end(): void {
    this.#socket.destroy()
  }

  #read(text: string): void {
    this.#text += text
    for (;;) {
      const headEnd = this.#text.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(this.#text) ?? []
      const end = headEnd + 4 + Number(length)
      if (this.#text.length < end) return
      const [, code = 'none'] = /"code":"(\w+)"/.exec(this.#text.slice(headEnd, end)) ?? []
      this.#text = this.#text.slice(end)
      codes[code] = (codes[code] ?? 0) + 1
      this.unanswered--
      unanswered--
    }
  }
}

const lines = Array.from({ length: addresses * CONNECTIONS }, (_, n) => new Line(`10.9.0.${10 + (n % addresses)}`))
const startedAt = performance.now()
const count = addresses * perSecond * seconds
for (let next = 0; next < count; await delay(TICK_MS)) {
  const due = Math.min(count, ((performance.now() - startedAt) * addresses * perSecond) / 1000)
  for (; next < due; next++) {
    // Neighbours have different addresses, so each address has its turn.
    const line = lines[next % lines.length]!
    if (line.unanswered < UNANSWERED_MAX) {
      line.ask()
      sent++
    } else unsent++
  }
}
const tookSeconds = (performance.now() - startedAt) / 1000
const end = performance.now() + PATIENCE_MS
const isAnswered = () => unanswered === 0
while (!isAnswered() && performance.now() < end) await delay(TICK_MS)
for (const line of lines) line.end()
process.stdout.write(`${JSON.stringify({ sent, unsent, seconds: tookSeconds, codes })}\n`)
