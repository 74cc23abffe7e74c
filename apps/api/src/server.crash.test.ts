import type { ChatMessage, MessagePage } from '@honjeo/contract/chat'
import { roomInbox } from '@honjeo/contract/values/destinations'
import { expect, it } from 'vitest'
import { DEMO_LOGIN, demoMembers } from './db/seed/demo/members.ts'
import { talk } from './testing/conversation.ts'
import { SAEBYEOL } from './testing/places.ts'
import { makeDatabaseOfRun } from './testing/server-database.ts'
import { callServer, ServerProcess } from './testing/server-process.ts'
import { TestStompClient } from './testing/stomp-client.ts'

const SPEAKERS = 4
const SENDS_EACH = 50
const SENDS = SPEAKERS * SENDS_EACH
/** The server is killed in the moment this many messages were confirmed. */
const KILL_AT = 70
/** Of one speaker: some are on their way in that moment, but never all that are left. */
const IN_FLIGHT = 10

type Talk = ReturnType<typeof talk>

async function resultOf<T>(...[url, call]: Parameters<typeof callServer>): Promise<T> {
  const { status, code, result } = await callServer<T>(url, call)
  if (status >= 400) throw new Error(`${url}: ${code}`)
  return result
}

/** Members of the demo, who all have the same password, in one room. */
async function meet(url: string): Promise<{ roomId: number; tokens: string[] }> {
  const { password } = DEMO_LOGIN
  const logins = demoMembers
    .slice(0, SPEAKERS)
    .map(({ email }) =>
      resultOf<{ accessToken: string }>(`${url}/api/auth/login`, { method: 'POST', body: { email, password } }),
    )
  const tokens = (await Promise.all(logins)).map(({ accessToken }) => accessToken)
  const [token = '', ...guests] = tokens
  const joinDate = new Date(Date.now() + 86_400_000).toISOString()
  const body = { title: '끊겨도 남는 말', contentId: SAEBYEOL, maxMembers: SPEAKERS, joinDate }
  const room = { method: 'POST', token, body } as const
  const { chatRoomId: roomId } = await resultOf<{ chatRoomId: number }>(`${url}/api/chatrooms/create`, room)
  for (const guest of guests) {
    await resultOf(`${url}/api/chatrooms/${roomId}/join`, { method: 'POST', token: guest })
  }
  return { roomId, tokens }
}

/** Sends these with up to `IN_FLIGHT` unconfirmed, until all are confirmed or the connection ends. */
async function sendAll(
  url: string,
  token: string,
  sends: Talk[],
  onReceipt: (clientId: string) => void,
): Promise<void> {
  const speaker = new TestStompClient({ url: `${url.replace('http', 'ws')}/ws`, token })
  await speaker.connect()
  const { client } = speaker
  const waiting = [...sends]
  let open = sends.length
  await new Promise<void>((resolve) => {
    client.onWebSocketClose = () => resolve()
    function sendNext() {
      const body = waiting.shift()
      if (!body) return
      const { clientId, roomId } = body
      client.watchForReceipt(clientId, () => {
        onReceipt(clientId)
        if (--open === 0) resolve()
        sendNext()
      })
      client.publish({ destination: roomInbox(roomId), body: JSON.stringify(body), headers: { receipt: clientId } })
    }
    for (let n = 0; n < IN_FLIGHT; n++) sendNext()
  })
  await speaker.close()
}

/** All that was said in the room, from its beginning. */
async function readAll(url: string, token: string, roomId: number): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = []
  for (let hasNext = true; hasNext;) {
    const after = `size=50&after=${messages.length}`
    const page: MessagePage = await resultOf(`${url}/api/chatrooms/${roomId}/messages?${after}`, { token })
    messages.push(...page.messages)
    hasNext = page.hasNext
  }
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => i + 1))
  return messages.filter(({ type }) => type === 'TALK')
}

const clientIds = (messages: ChatMessage[]) => messages.map(({ clientId }) => clientId!)

it(
  'keeps every confirmed message when it is killed in the middle of 200, and each once when all are sent again',
  { timeout: 180_000 },
  async () => {
    const env = { ...(await makeDatabaseOfRun()), DEMO: '1' }
    const killed = new ServerProcess(env)
    const firstUrl = await killed.url()
    const { roomId, tokens } = await meet(firstUrl)
    const sends = tokens.map((_, speaker) =>
      Array.from({ length: SENDS_EACH }, (_none, n) => talk(roomId, `${speaker}:${n}`)),
    )

    const confirmed: string[] = []
    const onReceipt = (clientId: string) => {
      confirmed.push(clientId)
      if (confirmed.length === KILL_AT) void killed.stop('SIGKILL')
    }
    await Promise.all(tokens.map((token, speaker) => sendAll(firstUrl, token, sends[speaker]!, onReceipt)))
    expect(await killed.exit).toBe('SIGKILL')
    expect(confirmed.length).toBeGreaterThanOrEqual(KILL_AT)
    expect(confirmed.length).toBeLessThan(SENDS)

    const restarted = new ServerProcess(env)
    const url = await restarted.url()
    const survived = clientIds(await readAll(url, tokens[0]!, roomId))
    expect(new Set(survived).size).toBe(survived.length)
    expect(survived.length).toBeLessThan(SENDS)
    expect(confirmed.filter((clientId) => !survived.includes(clientId))).toEqual([])

    const again: string[] = []
    await Promise.all(
      tokens.map((token, speaker) => sendAll(url, token, sends[speaker]!, (clientId) => again.push(clientId))),
    )
    expect(again).toHaveLength(SENDS)
    const stored = await readAll(url, tokens[0]!, roomId)
    expect(clientIds(stored).toSorted()).toEqual(
      sends
        .flat()
        .map(({ clientId }) => clientId)
        .toSorted(),
    )
    for (const [speaker] of tokens.entries()) {
      const own = stored.map(({ content }) => content).filter((content) => content.startsWith(`${speaker}:`))
      expect(own).toEqual(sends[speaker]!.map(({ content }) => content))
    }
    expect(await restarted.stop()).toBe(0)
  },
)
