import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { Inbox } from './stomp-client.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  /** The whole message as it came, and its text with the transfer encoding undone. */
  source: string
  text: string
}

export interface MailServerOptions extends SMTPServerOptions {
  port?: number
  /** Keeps what it is sent, and does not say that it has. */
  isMute?: boolean
}

/** A real SMTP server on loopback that keeps what it is sent; it ends with the test. */
export async function startMailServer({ port = 0, isMute = false, ...options }: MailServerOptions = {}) {
  const mails = new Inbox<ReceivedMail>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const to = envelope.rcptTo.map(({ address }) => address)
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => (source += chunk))
      stream.on('end', () => {
        mails.push({ from, to, source, text: textOf(source) })
        if (!isMute) done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(close)
  return { mails, close, port: (server.server.address() as AddressInfo).port }
}

/** A server that says these lines, one for each it hears, and from then on nothing. */
export async function startSilentServer(...lines: string[]) {
  const sockets = new Inbox<Socket>()
  const server: Server = createServer((socket) => {
    const left = [...lines]
    const answer = () => {
      const line = left.shift()
      if (line !== undefined) socket.write(`${line}\r\n`)
    }
    socket.on('error', () => {})
    socket.on('data', answer)
    answer()
    sockets.push(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  function close() {
    for (const socket of sockets.items) socket.destroy()
    server.close()
  }
  onTestFinished(close)
  return { sockets, close, port: (server.address() as AddressInfo).port }
}

function textOf(source: string): string {
  const at = source.indexOf('\r\n\r\n')
  const [head, body] = [source.slice(0, at), source.slice(at + 4)]
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
