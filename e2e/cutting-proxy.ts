import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Where the connection is cut while a message is on its way: unknown to the server, stored by it, or confirmed by it. */
export type CutPoint = 'unsent' | 'unanswered' | 'unconfirmed'

export const CUT_POINTS: readonly CutPoint[] = ['unsent', 'unanswered', 'unconfirmed']

export interface CuttingProxy {
  /** Where pages find the app. */
  origin: string
  /** While it is set, pages are still served, and neither the API nor the socket answers. */
  isServerDown: boolean
  /** Resolves when the next message was cut off, and every connection with it. */
  cutNextMessage(point: CutPoint): Promise<void>
  /**
   * The same for the next request whose head begins so, and once more: Chromium itself sends again what was cut off on a connection
   * that it had used before.
   */
  cutNextRequest(head: string, point: 'unsent' | 'unconfirmed'): Promise<void>
  close(): Promise<void>
}

const TO_SERVER = /^(?:GET|POST|PUT|PATCH|DELETE) \/(?:api\/|ws\b)/
const RECEIPT_OF_MESSAGE = /RECEIPT\nreceipt-id:(?!subscribed)/

/** Lies between browsers and the server as a bad network does. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let armed: { point: CutPoint; head?: string; times: number; done: () => void } | undefined

  function cut() {
    for (const socket of sockets) socket.resetAndDestroy()
    if (armed && --armed.times > 0) return
    armed?.done()
    armed = undefined
  }

  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname)
    for (const [socket, peer] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => (sockets.delete(socket), peer.destroy()))
    }
    let isArmedRequest = false
    browser.on('data', (chunk) => {
      const { head } = armed ?? {}
      isArmedRequest ||= head !== undefined && chunk.toString('latin1').startsWith(head)
      if (isArmedRequest && armed?.point === 'unsent') return cut()
      if (proxy.isServerDown && TO_SERVER.test(chunk.toString('latin1'))) return browser.resetAndDestroy()
      const isMessage =
        armed !== undefined &&
        head === undefined &&
        framesOf(chunk).some((frame) => frame.startsWith('SEND\n') && frame.includes('"TALK"'))
      if (isMessage && armed?.point === 'unsent') return cut()
      upstream.write(chunk)
      if (isMessage && armed?.point === 'unanswered') setImmediate(cut)
    })
    upstream.on('data', (chunk) => {
      const isConfirmed = armed?.head === undefined ? RECEIPT_OF_MESSAGE.test(chunk.toString('latin1')) : isArmedRequest
      if (armed?.point === 'unconfirmed' && isConfirmed) return cut()
      browser.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')

  const proxy: CuttingProxy = {
    origin: `http://127.0.0.1:${address.port}`,
    isServerDown: false,
    cutNextMessage: (point) => new Promise((done) => (armed = { point, times: 1, done })),
    cutNextRequest: (head, point) => new Promise((done) => (armed = { point, head, times: 2, done })),
    async close() {
      server.close()
      cut()
    },
  }
  return proxy
}

/** The texts of the WebSocket frames that a browser sent at once, unmasked. */
function framesOf(chunk: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at + 6 <= chunk.length;) {
    const short = chunk[at + 1]! & 0x7f
    const [length, keyAt] = short < 126 ? [short, at + 2] : [chunk.readUInt16BE(at + 2), at + 4]
    const key = chunk.subarray(keyAt, keyAt + 4)
    const body = chunk.subarray(keyAt + 4, keyAt + 4 + length)
    texts.push(Buffer.from(body.map((byte, index) => byte ^ key[index % 4]!)).toString())
    at = keyAt + 4 + length
  }
  return texts
}
