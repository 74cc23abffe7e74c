import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setImmediate as turnEnd } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SocketWriter, WriteTurn } from './socket-writer.ts'

let near: Socket
let far: Socket
const server = createServer()

beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  far = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [accepted] = (await once(server, 'connection')) as [Socket]
  near = accepted
  near.on('error', () => {})
  far.on('error', () => {})
})

afterEach(async () => {
  near.destroy()
  far.destroy()
  await new Promise((resolve) => server.close(resolve))
})

async function received(length: number): Promise<string> {
  let text = ''
  while (text.length < length) text += String((await once(far, 'data'))[0])
  return text
}

it('writes at once what one turn of the event loop wrote, in order', async () => {
  const write = vi.spyOn(near, 'write')
  const writer = new SocketWriter(near, new WriteTurn(), () => {})
  for (const part of ['a', 'b', 'c']) writer.write(Buffer.from(part))
  expect(await received(3)).toBe('abc')
  expect(write).toHaveBeenCalledTimes(1)
  await turnEnd()
  writer.write(Buffer.from('d'))
  expect(await received(1)).toBe('d')
  expect(write).toHaveBeenCalledTimes(2)
})

it('gives up a socket for which too much is waiting, also within one turn', () => {
  const onOverflow = vi.fn<() => void>()
  const writer = new SocketWriter(near, new WriteTurn(), onOverflow)
  writer.write(Buffer.alloc(1_048_576))
  expect(onOverflow).not.toHaveBeenCalled()
  writer.write(Buffer.alloc(1))
  expect(onOverflow).toHaveBeenCalledTimes(1)
})

it('counts what the peer has not taken, and what others wrote to the socket', async () => {
  const onOverflow = vi.fn<() => void>()
  const writer = new SocketWriter(near, new WriteTurn(), onOverflow)
  far.pause()
  while (near.writableLength <= 1_048_576) near.write(Buffer.alloc(262_144))
  writer.checkBacklog()
  expect(onOverflow).toHaveBeenCalledTimes(1)
})

it('knows a peer that takes nothing from one that is slow', async () => {
  const writer = new SocketWriter(near, new WriteTurn(), () => {})
  const start = performance.now()
  far.pause()
  // The test writes more than the operating system takes on its own, so that some is left waiting here.
  while (near.writableLength === 0) near.write(Buffer.alloc(1_048_576))
  await turnEnd()
  expect(writer.isStalled(start)).toBe(false)
  expect(writer.isStalled(start + 9_999)).toBe(false)
  expect(writer.isStalled(start + 10_001)).toBe(true)

  far.resume()
  await once(near, 'drain')
  expect(writer.isStalled(start + 30_000)).toBe(false)
  expect(writer.isStalled(start + 60_000)).toBe(false)
})
