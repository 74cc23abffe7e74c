import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@honjeo/contract/chat'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryBus } from '@honjeo/bus/bus'
import { connect, history, say, talk } from '../../testing/conversation.ts'
import { SAEBYEOL } from '../../testing/places.ts'
import { Inbox } from '../../testing/stomp-client.ts'
import { makeTwoApps, type Member } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const [one, two] = makeTwoApps()
const holders: Client[] = []
let database: TestDatabase
let host: Member
let guest: Member
let stranger: Member
let roomId: number

beforeAll(async () => {
  database = await createTestDatabase('catalogue')
  const bus = createMemoryBus()
  await one.open(database.connection, { bus })
  await two.open(database.connection, { bus })
  stranger = await one.addMember()
})
beforeEach(async () => {
  // The members are new ones, who have not come near the limit of what a member may send.
  ;[host, guest] = [await one.addMember(), await one.addMember()]
  roomId = await openRoom()
})
afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.end()
})
afterAll(async () => {
  for (const server of [one, two]) await server.close()
  await database.drop()
})

async function openRoom() {
  const opened = await one.addRoom(host, { contentId: SAEBYEOL })
  await one.join(opened, guest)
  return opened
}

const said = async (room = roomId) => (await history(one, room, host)).filter(({ type }) => type === 'TALK')
const contents = async (room?: number) => (await said(room)).map(({ content }) => content)

/** Returns 'stored', or the code of the refusal. */
const outcomeOf = (sent: Promise<void>) =>
  sent.then(
    () => 'stored',
    (error: Error) => error.message,
  )

/** A connection whose transaction has locked the room. */
async function holdRoom(): Promise<Client> {
  const holder = new Client(database.connection)
  holders.push(holder)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from chat_rooms where id = $1 for no key update', [roomId])
  return holder
}

/**
 * Holds the room as an act in it does, while these are sent, so that they come to be stored as one group; returns the
 * answer to each. `act` is done in the room before it is free again.
 */
async function sendTogether(sends: (() => Promise<void>)[], act = 'select'): Promise<string[]> {
  const holder = await holdRoom()
  const outcomes = sends.map((send) => outcomeOf(send()))
  // A message to another room, which was sent after these: they have arrived when it is stored.
  const elsewhere = await openRoom()
  await say(one, guest, elsewhere, '다른 방')
  expect(await said()).toEqual([])
  await holder.query(act)
  await holder.query('commit')
  return Promise.all(outcomes)
}

describe('messages that come together', () => {
  it('are numbered without a gap in each room, in the order each sender wrote them', async () => {
    const rooms = [roomId, await openRoom(), await openRoom()]
    const inbox = new Inbox<ChatMessage>()
    const listener = await connect(one, host)
    for (const room of rooms) await listener.subscribe(roomTopic(room), inbox.push)
    const speakers = [await connect(one, host), await connect(one, guest), await connect(two, guest)]
    await Promise.all(
      speakers.map(async (client, speaker) => {
        for (let n = 0; n < 8; n++) {
          for (const room of rooms) await client.send(roomInbox(room), talk(room, `${speaker}:${n}`))
        }
      }),
    )
    await inbox.has(3 * 3 * 8)
    for (const room of rooms) {
      const messages = (await said(room)).map(({ seq, content }) => ({ seq, content }))
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => 4 + i))
      for (const speaker of speakers.keys()) {
        const own = messages.map(({ content }) => content).filter((content) => content.startsWith(`${speaker}:`))
        expect(own).toEqual(Array.from({ length: 8 }, (_, n) => `${speaker}:${n}`))
      }
      const heard = inbox.items.filter((message) => message.roomId === room)
      expect(heard.map(({ seq, content }) => ({ seq, content }))).toEqual(messages)
    }
  })

  it('go out as they are listed, a reply with what it answers', async () => {
    await say(one, guest, roomId, '어디서 만날까요?')
    const inbox = new Inbox<ChatMessage>()
    await (await connect(one, guest)).subscribe(roomTopic(roomId), inbox.push)
    const pin = { lat: 33.366, lng: 126.355, label: '새별오름 입구' }
    const answer = { ...talk(roomId, '여기요 \\ "{}" 😀'), pin, replyTo: `${roomId}-4` }
    await (await connect(one, host)).send(roomInbox(roomId), answer)
    const [heard] = await inbox.has(1)
    expect(heard).toMatchObject({ seq: 5, pin, quote: { seq: 4, senderName: guest.nickName, kind: 'TEXT' } })
    expect((await said()).at(-1)).toEqual(heard)
  })

  it('are one message where one sent it twice, and each is confirmed', async () => {
    const message = talk(roomId, '한 번만')
    const sockets = [await connect(one, guest), await connect(one, guest)]
    const outcomes = await sendTogether(sockets.map((socket) => () => socket.send(roomInbox(roomId), message)))
    expect(outcomes).toEqual(['stored', 'stored'])
    expect(await contents()).toEqual(['한 번만'])
  })

  it('are one message where it was sent to two servers', async () => {
    const sockets = [await connect(one, guest), await connect(two, guest)]
    const sent = Array.from({ length: 20 }, (_, n) => talk(roomId, String(n)))
    await Promise.all(
      sockets.map(async (socket) => {
        for (const message of sent) await socket.send(roomInbox(roomId), message)
      }),
    )
    expect(await contents()).toEqual(sent.map(({ content }) => content))
    expect((await said()).map(({ seq }) => seq)).toEqual(sent.map((_, n) => 4 + n))
  })

  it('without an id of the sender’s are each their own', async () => {
    const { clientId: _none, ...anonymous } = talk(roomId, '같은 말')
    const sockets = [await connect(one, guest), await connect(one, guest)]
    await sendTogether(sockets.map((socket) => () => socket.send(roomInbox(roomId), anonymous)))
    expect(await contents()).toEqual(['같은 말', '같은 말'])
  })

  it('are refused one by one, each for its own reason', async () => {
    const [good, lost, foreign] = [await connect(one, host), await connect(one, guest), await connect(one, stranger)]
    const outcomes = await sendTogether([
      () => foreign.send(roomInbox(roomId), talk(roomId, '저도요')),
      () => lost.send(roomInbox(roomId), { ...talk(roomId, '뭐라고요?'), replyTo: `${roomId}-99` }),
      () => good.send(roomInbox(roomId), talk(roomId, '들려요')),
    ])
    expect(outcomes).toEqual(['CHAT4005', 'CHAT4041', 'stored'])
    expect(await contents()).toEqual(['들려요'])
    expect((await said())[0]).toMatchObject({ seq: 4 })
  })

  it('do not fail with one that the database refuses', async () => {
    await one.sql(`create function refuse() returns trigger language plpgsql as $$
      begin if new.content = 'poison' then raise exception 'no'; end if; return new; end $$`)
    await one.sql('create trigger refuse before insert on messages for each row execute function refuse()')
    const [good, bad, other] = [await connect(one, host), await connect(one, guest), await connect(one, host)]
    const outcomes = await sendTogether([
      () => good.send(roomInbox(roomId), talk(roomId, '하나')),
      () => bad.send(roomInbox(roomId), talk(roomId, 'poison')),
      () => other.send(roomInbox(roomId), talk(roomId, '둘')),
    ])
    await one.sql('drop function refuse cascade')
    expect(outcomes).toEqual(['stored', 'COMMON500', 'stored'])
    expect((await contents()).toSorted()).toEqual(['둘', '하나'])
    expect((await said()).map(({ seq }) => seq)).toEqual([4, 5])
  })
})

describe('while a message waits', () => {
  it('the room may be deleted: it is refused', async () => {
    const client = await connect(one, guest)
    const send = () => client.send(roomInbox(roomId), talk(roomId, '늦었어요'))
    expect(await sendTogether([send], `update chat_rooms set deleted_at = now() where id = ${roomId}`)).toEqual([
      'CHAT4005',
    ])
    const { rows } = await one.sql(`select from messages where room_id = $1 and type = 'TALK'`, roomId)
    expect(rows).toEqual([])
  })

  it('its sender may be removed: it is refused', async () => {
    const client = await connect(one, guest)
    const send = () => client.send(roomInbox(roomId), talk(roomId, '나가기 전에'))
    const remove = `delete from room_members where room_id = ${roomId} and user_id = ${guest.id}`
    expect(await sendTogether([send], remove)).toEqual(['CHAT4005'])
    expect(await said()).toEqual([])
  })

  it('what is written beside it takes a number before it', async () => {
    const client = await connect(one, guest)
    const write = `with next as (update chat_rooms set last_seq = last_seq + 1 where id = ${roomId} returning last_seq)
      insert into messages (room_id, seq, sender_id, type, content) select ${roomId}, last_seq, ${host.id}, 'NOTICE', '' from next`
    await sendTogether([() => client.send(roomInbox(roomId), talk(roomId, '공지 봤어요'))], write)
    expect((await history(one, roomId, host)).slice(3).map(({ seq, type }) => ({ seq, type }))).toEqual([
      { seq: 4, type: 'NOTICE' },
      { seq: 5, type: 'TALK' },
    ])
  })

  it('for a room that stays locked it is given up after a while, and other rooms are not held up', async () => {
    const holder = await holdRoom()
    const waiting = outcomeOf((await connect(one, guest)).send(roomInbox(roomId), talk(roomId, '아직요?')))
    const free = await openRoom()
    await say(one, host, free, '여기는', '괜찮아요')
    expect(await contents(free)).toEqual(['여기는', '괜찮아요'])
    expect(await waiting).toBe('COMMON503')
    await holder.query('rollback')
    expect(await said()).toEqual([])
  })
})

it('acknowledges nothing that is not stored when connections to the database are cut', async () => {
  const speakers = [
    await connect(one, host),
    await connect(one, guest),
    await connect(two, host),
    await connect(two, guest),
  ]
  const confirmed: string[] = []
  const outcomes = speakers.map(async (client) => {
    for (let n = 0; n < 25; n++) {
      const clientId = randomUUID()
      await client.send(roomInbox(roomId), talk(roomId, '끊겨도', clientId))
      confirmed.push(clientId)
      if (confirmed.length === 40) {
        await one.sql(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
      }
    }
  })
  await Promise.allSettled(outcomes)
  expect(confirmed.length).toBeGreaterThanOrEqual(40)
  const { rows } = await one.sql('select client_id as id, seq from messages where room_id = $1 order by seq', roomId)
  const stored = (rows as { id: string | null; seq: number }[]).map(({ id }) => id)
  expect(confirmed.filter((clientId) => !stored.includes(clientId))).toEqual([])
  expect((rows as { seq: number }[]).map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1))
})
