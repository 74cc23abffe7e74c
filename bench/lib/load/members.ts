import { PROTOCOLS, type Member, type Protocol, type ProtocolName } from './protocols.ts'
import { LoadWebSocket } from './web-socket.ts'

export interface MembersOptions {
  protocol: ProtocolName
  port: number
  rooms: number
  membersPerRoom: number
  /** Bytes of a message's body. */
  payload: number
  heartBeat?: string
  /** One for each member, in order; the rooms' ids in the same order. */
  tokens?: string[]
  roomIds?: number[]
  /** Loopback addresses to connect from, where one has too few ports. */
  addresses?: number
}

const CONNECTING_AT_ONCE = 50
const CONNECT_TIME_LIMIT_MS = 60_000
/** Before the time in a message's content, which is twelve digits of microseconds. */
const MARK = '@T'
const TIME_DIGITS = 12
/** So many messages are lately. */
const RECENT = 2000

const start = performance.now()
export const microseconds = () => Math.round((performance.now() - start) * 1000)

/** Members with open sockets, and what they hear. */
export class Members {
  readonly sockets: LoadWebSocket[] = []
  heard = 0
  closed = 0
  /** Mean of the messages that were heard lately, in microseconds. */
  recentDelay = 0
  /** Called with every message: who heard it, how many microseconds after it was sent, and when. */
  onDelay: ((member: number, delay: number, now: number) => void) | undefined
  readonly #options: MembersOptions
  readonly #protocol: Protocol
  readonly #roomIds: number[]
  readonly #listening: LoadWebSocket[] = []
  #sent = 0

  constructor(options: MembersOptions) {
    this.#options = options
    this.#protocol = PROTOCOLS[options.protocol]
    this.#roomIds = options.roomIds ?? Array.from({ length: options.rooms }, (_, i) => i + 1)
  }

  get size(): number {
    return this.#options.rooms * this.#options.membersPerRoom
  }

  /** Resolves when all listen. */
  async connect(): Promise<void> {
    const numbers = Array.from({ length: this.size }, (_, i) => i)
    const lane = async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) await this.#connect(number)
    }
    const late = setTimeout(() => {
      console.error(`only ${this.sockets.length} of ${this.size} members could connect in time`)
      process.exit(1)
    }, CONNECT_TIME_LIMIT_MS)
    await Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, lane))
    clearTimeout(late)
  }

  /** The next member of the next room says something. */
  speak(): void {
    const { rooms, membersPerRoom, payload } = this.#options
    const nr = this.#sent++
    const room = nr % rooms
    const roomId = this.#roomIds[room]!
    const member = room * membersPerRoom + (Math.floor(nr / rooms) % membersPerRoom)
    const time = String(microseconds()).padStart(TIME_DIGITS, '0')
    const head = `{"type":"TALK","roomId":${roomId},"clientId":"b${process.pid}-${nr}","content":"${MARK}${time}`
    const body = `${head}${'x'.repeat(Math.max(0, payload - head.length - 2))}"}`
    this.sockets[member]?.send(this.#protocol.say(roomId, body))
  }

  /** Sends what keeps an idle client's connection alive. */
  beat(): void {
    for (const socket of this.#listening) socket.send('\n')
  }

  #connect(number: number): Promise<void> {
    const { port, membersPerRoom, tokens, heartBeat = '0,0', addresses } = this.#options
    const { subprotocol, greeting, isReadyAtOnce = false, path } = this.#protocol
    const room = this.#roomIds[Math.floor(number / membersPerRoom)]!
    const member: Member = { room, token: tokens?.[number] ?? String(number + 1), heartBeat, isReady: false }
    return new Promise((resolve, reject) => {
      const ready = () => {
        member.isReady = true
        this.#listening.push(socket)
        resolve()
      }
      const socket: LoadWebSocket = new LoadWebSocket({
        port,
        path: path(room),
        subprotocol,
        localAddress: addresses === undefined ? undefined : `127.0.0.${2 + (number % addresses)}`,
        onOpen: () => {
          if (greeting) socket.send(greeting(member))
          else if (isReadyAtOnce) ready()
        },
        onMessage: (bytes, from, to) => {
          const heard = this.#protocol.hear(member, bytes, from, to)
          if (heard === 'MESSAGE') this.#hear(number, bytes, from, to)
          else if (heard === 'READY') ready()
          else if (heard === 'REFUSED') reject(new Error(bytes.toString('utf8', from, to)))
          else if (heard) socket.send(heard.answer)
        },
        onClose: () => {
          this.closed += 1
          reject(new Error(`the server closed the socket of member ${number}`))
        },
      })
      this.sockets[number] = socket
    })
  }

  #hear(number: number, bytes: Buffer, from: number, to: number): void {
    this.heard += 1
    const mark = bytes.indexOf(MARK, from, 'latin1')
    if (mark < 0 || mark > to) return
    let sentAt = 0
    for (let i = mark + MARK.length; i < mark + MARK.length + TIME_DIGITS; i++) sentAt = sentAt * 10 + bytes[i]! - 48
    const now = microseconds()
    const took = now - sentAt
    this.recentDelay += (took - this.recentDelay) / RECENT
    this.onDelay?.(number, took, now)
  }
}
