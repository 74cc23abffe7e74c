import { expect, it } from 'vitest'
import { RawClient, startServer } from './testing/stomp-harness.ts'

const CROWD = 300

it('an address that opens sockets without end keeps no one else out', async () => {
  const { app, url } = await startServer()
  let opened = 0
  const crowd = Array.from({ length: CROWD }, () => {
    const { socket } = new RawClient(url, { from: '127.0.0.2' })
    socket.on('open', () => opened++).on('error', () => {})
    return socket
  })
  await expect.poll(() => opened).toBeGreaterThan(0)

  const member = await RawClient.open(url, { from: '127.0.0.3' })
  member.send('CONNECT', { 'accept-version': '1.2', Authorization: 'Bearer 7' })
  await member.expect('CONNECTED')
  expect(opened).toBeLessThan(CROWD)

  for (const socket of [...crowd, member.socket]) socket.terminate()
  await app.close()
})
