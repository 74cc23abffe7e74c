/** A frame as the page sent it. */
export interface ReceivedFrame {
  command: string
  headers: Record<string, string>
  body: string
}

/** The way in which the server answers a frame; by default as one that has nothing against it. */
export type Answering = (socket: ServerSocket, frame: ReceivedFrame) => void

/** The WebSocket of a page, seen from the server. */
export class ServerSocket {
  static readonly OPEN = 1
  static readonly all: ServerSocket[] = []
  static answer: Answering = confirm

  readonly openedAt = performance.now()
  readonly received: ReceivedFrame[] = []
  /** What the page said when it could not be heard any more: a browser complains of that. */
  readonly lost: string[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    ServerSocket.all.push(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  /** The page's end. */
  send(text: string): void {
    if (this.readyState !== ServerSocket.OPEN) {
      this.lost.push(text)
      return
    }
    const frame = parse(text)
    if (frame === null) return
    this.received.push(frame)
    // The server never answers before the page has done what it was doing.
    queueMicrotask(() => this.readyState === 1 && ServerSocket.answer(this, frame))
  }

  /** Closes the socket, as either end may. */
  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code: 1000 })
  }

  /** The server's closing handshake has begun, and the page's library has not heard of it yet. */
  startClosing(): void {
    this.readyState = 2
  }

  say(command: string, headers: Record<string, string>): void {
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}`)
    this.onmessage?.({ data: `${[command, ...lines].join('\n')}\n\n\0` })
  }

  /** Refuses as STOMP has it: an ERROR frame, and then the end. */
  refuse(code: string, message: string, receipt?: string): void {
    this.say('ERROR', { code, message, ...(receipt !== undefined && { 'receipt-id': receipt }) })
    this.close()
  }
}

/** Accepts everybody, and confirms what asks for it. */
export function confirm(socket: ServerSocket, { command, headers: { receipt } }: ReceivedFrame): void {
  if (command === 'CONNECT') socket.say('CONNECTED', { version: '1.2' })
  else if (receipt !== undefined) socket.say('RECEIPT', { 'receipt-id': receipt })
}

/** Returns the frame; null for a heart-beat. */
function parse(text: string): ReceivedFrame | null {
  const [head = '', body = ''] = text.replace(/\0$/, '').split('\n\n')
  const [command = '', ...lines] = head.split('\n')
  if (command === '') return null
  return { command, headers: Object.fromEntries(lines.map((line) => line.split(/:(.*)/, 2))), body }
}
