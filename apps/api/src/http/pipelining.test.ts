import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()

/** Sends requests in one piece on a connection of their own, and counts the answers until it ends. */
async function countAnswers(requests: readonly string[]): Promise<number> {
  const { hostname, port } = new URL((await t.listen()).http)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // The server may cut it while it sends.
  socket.on('error', () => {})
  socket.write(requests.join(''))
  const answers = await text(socket).catch(() => '')
  return answers.split('HTTP/1.1 200').length - 1
}

const ask = (more = '') => `GET /livez HTTP/1.1\r\nHost: a\r\n${more}\r\n`

it('a few requests that come at once on one connection are all answered', async () => {
  expect(await countAnswers([...Array<string>(9).fill(ask()), ask('Connection: close\r\n')])).toBe(10)
})

it('a connection that sends very many without waiting is cut', async () => {
  expect(await countAnswers([...Array<string>(5000).fill(ask()), ask('Connection: close\r\n')])).toBeLessThan(500)
})

it('a connection on which nothing came is closed without a word, and one with half a request is answered', async () => {
  const { hostname, port } = new URL((await t.listen()).http)
  t.app.server.headersTimeout = 50
  const read = async (sent: string) => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(sent)
    return text(socket)
  }
  // Browsers connect ahead, and would take an answer that lies there for that of the page they ask for next.
  expect(await Promise.all([read(''), read('GET /livez HTTP/1.1\r\nHo')])).toEqual([
    '',
    expect.stringContaining('HTTP/1.1 400 Bad Request'),
  ])
})
