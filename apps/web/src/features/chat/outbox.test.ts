import * as failures from '@honjeo/contract/values/error-numbers'
import { afterEach, describe, expect, it } from 'vitest'
import { SendError } from '#lib/stomp/stomp-status.ts'
import { RoomOutbox } from './outbox.ts'
import { pumpOutbox } from './outbox-pump.ts'
import { createMemoryStore } from './outbox-store.ts'
import { type OutgoingMessage, withoutStored } from './outgoing-message.ts'
import { aDraft, aMessage } from './testing/messages.ts'

const closings: (() => void)[] = []
const pumps: AbortController[] = []

function open(store = createMemoryStore(), { userId = 7, roomId = 1 } = {}): RoomOutbox {
  const outbox = new RoomOutbox({ userId, roomId, store: Promise.resolve(store) })
  closings.push(outbox.open())
  return outbox
}

/** Resolves when the outbox looks so. */
function until(outbox: RoomOutbox, isSo: (messages: readonly OutgoingMessage[]) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isSo(outbox.messages)) resolve()
    }
    outbox.shown.subscribe(check)
    check()
  })
}

function pump(outbox: RoomOutbox, send: (message: OutgoingMessage) => Promise<void>) {
  const controller = new AbortController()
  pumps.push(controller)
  const done = pumpOutbox({ outbox, send, upload: async () => 'photo-name', signal: controller.signal })
  return { done, stop: () => controller.abort() }
}

const contents = (messages: readonly OutgoingMessage[]) => messages.map(({ content }) => content)
const are = (state: string) => (messages: readonly OutgoingMessage[]) =>
  messages.length > 0 && messages.every((message) => message.state === state)

afterEach(() => {
  for (const controller of pumps.splice(0)) controller.abort()
  for (const close of closings.splice(0)) close()
})

describe('outbox', () => {
  it('shows at once what was written, in its order', () => {
    const outbox = open()
    void outbox.add(aDraft('하나'))
    void outbox.add(aDraft('둘'))
    expect(contents(outbox.messages)).toEqual(['하나', '둘'])
  })

  it('survives a reload', async () => {
    const store = createMemoryStore()
    const before = open(store)
    await Promise.all([before.add(aDraft('하나')), before.add(aDraft('둘'))])
    const after = open(store)
    await until(after, ({ length }) => length === 2)
    expect(contents(after.messages)).toEqual(['하나', '둘'])
    expect(after.messages.map(({ clientId }) => clientId)).toEqual(before.messages.map(({ clientId }) => clientId))
  })

  it('keeps what was written without waiting for what is being kept already', async () => {
    const store = createMemoryStore()
    const before = open({ ...store, list: () => new Promise(() => {}) })
    void before.add(aDraft('하나'))
    await Promise.resolve()
    const after = open(store)
    await until(after, ({ length }) => length === 1)
    expect(contents(after.messages)).toEqual(['하나'])
  })

  it('is one for the tabs of a member, and no one else sees it', async () => {
    const store = createMemoryStore()
    const [one, two, otherRoom, otherMember] = [
      open(store),
      open(store),
      open(store, { roomId: 2 }),
      open(store, { userId: 8 }),
    ]
    await one.add(aDraft('하나'))
    await until(two, ({ length }) => length === 1)
    await two.remove(two.messages[0]!.clientId)
    await until(one, ({ length }) => length === 0)
    await Promise.all([otherRoom.refresh(), otherMember.refresh()])
    expect([...otherRoom.messages, ...otherMember.messages]).toEqual([])
  })

  it('does not bring back one that another tab discarded', async () => {
    const store = createMemoryStore()
    const [one, two] = [open(store), open(store)]
    await one.add(aDraft('하나'))
    await until(two, ({ length }) => length === 1)
    const { clientId } = two.messages[0]!
    await Promise.all([one.remove(clientId), two.change(clientId, { state: 'failed' })])
    await until(two, ({ length }) => length === 0)
    expect(await store.list()).toEqual([])
  })
})

describe('pump', () => {
  it('sends one after the other, in order, each when the last is confirmed', async () => {
    const outbox = open()
    for (const text of ['하나', '둘', '셋']) await outbox.add(aDraft(text))
    const events: string[] = []
    pump(outbox, async ({ content }) => {
      events.push(`${content} →`)
      await Promise.resolve()
      events.push(`${content} ✓`)
    })
    await until(outbox, are('sent'))
    expect(events).toEqual(['하나 →', '하나 ✓', '둘 →', '둘 ✓', '셋 →', '셋 ✓'])
  })

  it('sends what is written later, and what was written while it was stopped', async () => {
    const outbox = open()
    const sent: string[] = []
    const send = async ({ content }: OutgoingMessage) => void sent.push(content)
    const first = pump(outbox, send)
    await outbox.add(aDraft('연결됨'))
    await until(outbox, are('sent'))
    first.stop()
    await first.done
    await outbox.add(aDraft('끊김'))
    expect(sent).toEqual(['연결됨'])
    pump(outbox, send)
    await until(outbox, are('sent'))
    expect(sent).toEqual(['연결됨', '끊김'])
  })

  it('keeps a message whose connection was lost, under the same id', async () => {
    const outbox = open()
    await outbox.add(aDraft('하나'))
    const tried: string[] = []
    const lost = pump(outbox, ({ clientId }) => {
      tried.push(clientId)
      lost.stop()
      return Promise.reject(new SendError(null))
    })
    await lost.done
    expect(outbox.messages[0]?.state).toBe('waiting')
    pump(outbox, async ({ clientId }) => void tried.push(clientId))
    await until(outbox, are('sent'))
    expect(new Set(tried).size).toBe(1)
  })

  it('marks a refused one with the sentence of the server, and goes on with the next', async () => {
    const outbox = open()
    await outbox.add(aDraft('하나'))
    await outbox.add(aDraft('둘'))
    const refusal = { code: failures.IMAGE_NOT_USABLE, message: '사진을 다시 올려주세요.' } as const
    pump(outbox, ({ content }) => (content === '하나' ? Promise.reject(new SendError(refusal)) : Promise.resolve()))
    await until(outbox, ([first, second]) => first?.state === 'failed' && second?.state === 'sent')
    expect(outbox.messages[0]?.error).toBe('사진을 다시 올려주세요.')
  })

  it('uploads a photo before it sends, and not twice', async () => {
    const outbox = open()
    await outbox.add({ ...aDraft(''), file: new Blob(['photo']) })
    const names: (string | null)[] = []
    pump(outbox, async ({ imageName }) => void names.push(imageName))
    await until(outbox, are('sent'))
    expect(names).toEqual(['photo-name'])
    expect(outbox.messages[0]?.imageName).toBe('photo-name')
  })

  it('sends a failed one again when it is asked to', async () => {
    const outbox = open()
    await outbox.add(aDraft('하나'))
    const { clientId } = outbox.messages[0]!
    await outbox.change(clientId, { state: 'failed', error: '실패' })
    pump(outbox, () => Promise.resolve())
    await outbox.resend(clientId)
    await until(outbox, are('sent'))
    expect(outbox.messages[0]?.error).toBeNull()
  })
})

describe('withoutStored', () => {
  it('drops an outgoing message when the room has it', async () => {
    const outbox = open()
    await outbox.add(aDraft('하나'))
    await outbox.add(aDraft('둘'))
    const [first] = outbox.messages
    const rest = withoutStored(outbox.messages, [aMessage(1, { clientId: first!.clientId })])
    expect(contents(rest)).toEqual(['둘'])
  })
})
