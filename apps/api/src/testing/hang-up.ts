import { once } from 'node:events'
import { connect } from 'node:net'
import type { TestApp } from './test-app.ts'

interface Said {
  method?: 'POST' | 'PUT' | 'DELETE'
  url: string
  body: object
  accessToken?: string
  /** The number of bytes of the body that are sent; by default all. */
  bytes?: number
}

/** Sends a request and closes the connection before the server answers. */
export async function hangUp(t: TestApp, { method = 'POST', url, body, accessToken, bytes }: Said): Promise<void> {
  const { hostname, port } = new URL((await t.listen()).http)
  const text = JSON.stringify(body)
  const headers = [
    `${method} ${url} HTTP/1.1`,
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...(accessToken === undefined ? [] : [`Authorization: Bearer ${accessToken}`]),
  ]
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(`${headers.join('\r\n')}\r\n\r\n${text.slice(0, bytes)}`, resolve))
  const closed = once(socket, 'close')
  socket.destroy()
  await closed
}
