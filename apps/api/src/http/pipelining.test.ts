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
