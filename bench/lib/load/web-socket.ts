import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const TEXT = 1
const PING = 9
const PONG = 10
const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d])
/** All sockets read into this one; what is not used up at once is copied. */
const SHARED = Buffer.allocUnsafe(1 << 18)

export interface WebSocketOptions {
  port: number
  path: string
  subprotocol?: string | undefined
  localAddress?: string | undefined
  onOpen: () => void
  /** One message: the bytes from `start` to `end`, valid during the call only. */
  onMessage: (bytes: Buffer, start: number, end: number) => void
  onClose: () => void
}

/**
 * The client's side of RFC 6455, as little of it as a load needs: messages in one frame, no checks. The clients of libraries
 * cost more than the servers that are to be measured.
 */
export class LoadWebSocket {
  readonly socket: Socket
  readonly #options: WebSocketOptions
  #isOpen = false
  #rest: Buffer | undefined

  constructor(options: WebSocketOptions) {
    this.#options = options
    const { port, path, subprotocol, localAddress, onClose } = options
    const callback = (length: number) => {
      this.#read(SHARED.subarray(0, length))
      return true
    }
    const where = { port, host: '127.0.0.1', ...(localAddress === undefined ? {} : { localAddress }) }
    this.socket = connect({ ...where, noDelay: true, onread: { buffer: SHARED, callback } })
    const headers = [
      `GET ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      'Sec-WebSocket-Version: 13',
      ...(subprotocol === undefined ? [] : [`Sec-WebSocket-Protocol: ${subprotocol}`]),
    ]
    this.socket.on('connect', () => this.socket.write(`${headers.join('\r\n')}\r\n\r\n`))
    this.socket.on('close', onClose)
    // What went wrong shows in the count of closed sockets.
    this.socket.on('error', () => undefined)
  }

  send(text: string): void {
    this.socket.write(maskedFrame(Buffer.from(text), TEXT))
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk
    this.#rest = undefined
    let offset = 0
    if (!this.#isOpen) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0 || !bytes.toString('latin1', 0, 12).includes('101')) {
        this.socket.destroy()
        return
      }
      this.#isOpen = true
      offset = end + 4
      this.#options.onOpen()
    }
    offset = this.#readFrames(bytes, offset)
    if (offset < bytes.length) this.#rest = Buffer.from(bytes.subarray(offset))
  }

  #readFrames(bytes: Buffer, from: number): number {
    let offset = from
    while (bytes.length - offset >= 2) {
      let length = bytes[offset + 1]! & 127
      let start = offset + 2
      if (length === 126) {
        if (bytes.length < start + 2) break
        length = bytes.readUInt16BE(start)
        start += 2
      } else if (length === 127) {
        if (bytes.length < start + 8) break
        length = Number(bytes.readBigUInt64BE(start))
        start += 8
      }
      const end = start + length
      if (end > bytes.length) break
      const opcode = bytes[offset]! & 15
      if (opcode <= 2) this.#options.onMessage(bytes, start, end)
      else if (opcode === PING) this.socket.write(maskedFrame(bytes.subarray(start, end), PONG))
      offset = end
    }
    return offset
  }
}

function maskedFrame(payload: Buffer, opcode: number): Buffer {
  const { length } = payload
  const head = length < 126 ? 2 : 4
  const frame = Buffer.allocUnsafe(head + 4 + length)
  frame[0] = 0x80 | opcode
  frame[1] = 0x80 | (length < 126 ? length : 126)
  if (head === 4) frame.writeUInt16BE(length, 2)
  MASK.copy(frame, head)
  for (let i = 0; i < length; i++) frame[head + 4 + i] = payload[i]! ^ MASK[i & 3]!
  return frame
}
