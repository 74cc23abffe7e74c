import type { ChatSend } from '@honjeo/contract/chat'
import * as failures from '@honjeo/contract/values/error-numbers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closePage, openPage } from '#lib/stomp/testing/open-page.ts'
import { confirm, type ReceivedFrame, ServerSocket } from '#lib/stomp/testing/server-socket.ts'
import type { RoomOutbox } from './outbox.ts'
import { aDraft } from './testing/messages.ts'

const REFUSAL = '메시지를 찾을 수 없어요. 이미 삭제됐을 수 있어요.'

let outbox: RoomOutbox
let stored: string[]
let leave: () => void

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const contentOf = ({ command, headers, body }: ReceivedFrame) =>
  command === 'SEND' && headers['receipt'] !== undefined ? ((JSON.parse(body) as ChatSend).content ?? '') : null
const shown = () => outbox.messages.map(({ content, state, error }) => [content, state, error])

/** The server stores every message but those. */
function refuse(code: string, ...contents: string[]): void {
  ServerSocket.answer = (socket, frame) => {
    const content = contentOf(frame)
    if (content !== null && contents.includes(content)) socket.refuse(code, REFUSAL, frame.headers['receipt'])
    else {
      if (content !== null) stored.push(content)
      confirm(socket, frame)
    }
  }
}

/** Opens the room and sends what waits, whenever it is connected, as the screen does. */
beforeEach(async () => {
  openPage()
  const [{ RoomOutbox }, { pumpOutbox }, { createMemoryStore }, { RoomSocket }] = await Promise.all([
    import('./outbox.ts'),
    import('./outbox-pump.ts'),
    import('./outbox-store.ts'),
    import('./chat.socket.ts'),
  ])
  stored = []
  outbox = new RoomOutbox({ userId: 7, roomId: 1, store: Promise.resolve(createMemoryStore()) })
  const shut = outbox.open()
  for (const text of ['하나', '둘', '셋', '넷']) await outbox.add(aDraft(text))

  let pumping: AbortController | undefined
  const room = new RoomSocket(1, {
    onChange({ phase }) {
      pumping?.abort()
      if (phase !== 'connected') return
      pumping = new AbortController()
      const send = room.send.bind(room)
      void pumpOutbox({ outbox, send, upload: async () => 'photo', signal: pumping.signal })
    },
    onSubscribed() {},
    onMessage() {},
    onStateSubscribed() {},
    onState() {},
  })
  leave = () => {
    pumping?.abort()
    room.close()
    shut()
  }
})

afterEach(() => {
  leave()
  closePage()
})

it('is the only one that fails: the others go out in their order, each once, a moment later', async () => {
  refuse(failures.MESSAGE_NOT_FOUND, '둘')
  await pass(1000)
  expect(shown()).toEqual([
    ['하나', 'sent', null],
    ['둘', 'failed', REFUSAL],
    ['셋', 'sent', null],
    ['넷', 'sent', null],
  ])
  expect([stored, ServerSocket.all.length]).toEqual([['하나', '셋', '넷'], 2])
})

it('waits to be sent again or discarded, whatever becomes of the connection', async () => {
  refuse(failures.MESSAGE_NOT_FOUND, '둘')
  await pass(1000)
  ServerSocket.all.at(-1)!.close()
  await pass(20_000)
  expect(stored).toEqual(['하나', '셋', '넷'])

  refuse(failures.MESSAGE_NOT_FOUND)
  await outbox.resend(outbox.messages[1]!.clientId)
  await pass(1)
  expect(stored).toEqual(['하나', '셋', '넷', '둘'])
})

it('keeps its place while the server only asks for a little patience', async () => {
  refuse(failures.TOO_MANY_MESSAGES, '하나')
  await pass(100)
  refuse(failures.TOO_MANY_MESSAGES)
  await pass(1000)
  expect(stored).toEqual(['하나', '둘', '셋', '넷'])
})
