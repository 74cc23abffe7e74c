import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { pushSubscriptions } from '@honjeo/schema/push'
import { alarm } from '../testing/timers.ts'
import { askedBrowser } from '../testing/contact-link.ts'
import { contractRoutes, fill } from '../testing/contract-routes.ts'
import { history, say } from '../testing/conversation.ts'
import { expectEnvelope } from '../testing/envelope.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { giveWarning, publishThings } from '../testing/published.ts'
import { PushBrowser } from '../testing/push-browser.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member
let staff: Member

beforeAll(async () => {
  member = await t.addMember()
  staff = await addStaff(t)
})

const isForStaff = (path: string) => path.startsWith('/api/admin/')

/** The call that sends to the member's devices, of which there must be one. */
const TRIAL = 'POST /api/push-subscriptions/test'
/** The call that sends to a contact who has agreed. */
const DRILL = 'POST /api/trusted-contacts/:contactId/drill'
/** What is done after the answer. */
const TAKEN_ON = new Set([TRIAL, DRILL, 'POST /api/trusted-contacts/:contactId/invite'])
/** A device whose push service is out of reach, another one each time. */
function subscriptionOf({ id: userId }: Member) {
  const { endpoint, keys } = new PushBrowser(`https://127.0.0.1:1/${randomUUID()}`).draft
  return { userId, endpoint, ...keys }
}
describe('a call without a body', () => {
  /** Their bodies came later: clients that know the specification alone send none. */
  const withLaterBody = new Set(['POST /api/blocks/:userId', 'POST /api/chatrooms/:roomId/join'])
  const calls = contractRoutes.filter(
    ({ line, method, body, takesForm }) =>
      method !== 'GET' && (body === undefined || withLaterBody.has(line)) && !takesForm,
  )
  let host: Member
  beforeAll(async () => {
    host = await t.addMember()
  })

  const EMPTY: [string, Record<string, string>, string?][] = [
    ['no type', {}],
    ['a JSON type and nothing', { 'content-type': 'application/json' }, ''],
    ['a JSON type with a charset and nothing', { 'content-type': 'application/json; charset=utf-8' }, ''],
    ['an empty object', { 'content-type': 'application/json' }, '{}'],
    ['a form type and nothing', { 'content-type': 'application/x-www-form-urlencoded' }, ''],
    ['a text type and nothing', { 'content-type': 'text/plain;charset=UTF-8' }, ''],
  ]

  it.each(
    calls.flatMap((route) =>
      EMPTY.map(([name, headers, payload]) => [route.line, name, route, headers, payload] as const),
    ),
  )('%s is accepted with %s', async (line, _name, { method, path }, headers, payload) => {
    // One joins once, and a block of a member in the same room asks what is to become of it.
    const isForStrangers = /^POST .*(\/join|\/blocks\/:userId)$/.test(line)
    const caller = isForStrangers || line.endsWith('/logout') ? await t.addMember() : isForStaff(path) ? staff : member
    // In a room whose host decides, a join is a request.
    const isOfRequests = /\/requests\/|^DELETE .*\/join$/.test(line)
    const joinPolicy = isOfRequests ? 'APPROVAL' : 'INSTANT'
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL, joinPolicy })
    if (!isForStrangers) await t.join(roomId, caller)
    const isForHost = /^DELETE \/api\/chatrooms\/:roomId(\/users\/:userId)?$|\/requests\//.test(line)
    // A member can neither vote for themselves nor block themselves nor answer their own alert.
    const isForOthers = /(helpful|blocks.*|check-in-alerts.*)$/.test(line)
    const things = await ownThings(t, isForOthers ? host : caller)
    if (path.includes(':warningId')) things['warningId'] = await giveWarning(t, staff)
    else if (isForStaff(path)) Object.assign(things, await publishThings(t, staff))
    if (line === TRIAL) await t.database.db.insert(pushSubscriptions).values(subscriptionOf(caller))
    if (line.includes('/messages/')) {
      await say(t, caller, roomId, '안녕하세요')
      things['seq'] = (await history(t, roomId, caller)).at(-1)?.seq ?? 0
    }
    if (line.includes('/check-in-alerts/')) things['token'] = await alarm(t, things)
    const browser = line.includes('/contact-browsers/') ? await askedBrowser(t, await t.addMember()) : undefined
    if (browser) things['token'] = browser.token
    const cookie = line.endsWith('/heard') ? browser?.cookie : undefined
    if (line === DRILL)
      await t.sql(
        `update trusted_contacts set status = 'CONFIRMED', answered_at = now() where id = $1`,
        things['contactId'],
      )
    const reply = await t.app.inject({
      method,
      url: fill(path, (name) => things[name] ?? (name === 'contentId' ? SAEBYEOL : roomId)),
      headers: {
        ...headers,
        ...(cookie === undefined ? {} : { cookie }),
        authorization: `Bearer ${(isForHost ? host : caller).accessToken}`,
      },
      ...(payload === undefined ? {} : { payload }),
    })
    expect(expectEnvelope(reply).status).toBe(TAKEN_ON.has(line) ? 202 : 200)
  })

  it('is accepted over a real connection too, also when the length is not given', async () => {
    const { http } = await t.listen()
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    const headers = { authorization: `Bearer ${host.accessToken}`, 'content-type': 'application/json' }
    const url = `${http}/api/chatrooms/${roomId}/read`
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(200)
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const typed = { ...headers, 'content-type': type }
      expect((await fetch(url, { method: 'POST', headers: typed, body: '' })).status).toBe(200)
      const chunked = httpRequest(url, { method: 'POST', headers: { ...typed, 'transfer-encoding': 'chunked' } }).end()
      const [reply] = (await once(chunked, 'response')) as [IncomingMessage]
      expect(reply.resume().statusCode).toBe(200)
    }
  })

  it('is refused as soon as it turns out to hold something of another type', async () => {
    const { http } = await t.listen()
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    const headers = { authorization: `Bearer ${host.accessToken}`, 'transfer-encoding': 'chunked' }
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const open = httpRequest(`${http}/api/chatrooms/${roomId}/read`, {
      method: 'POST',
      headers: { ...headers, ...type },
    })
    open.on('error', () => undefined).write('a=1')
    const [reply] = (await once(open, 'response')) as [IncomingMessage]
    expect(reply.statusCode).toBe(415)
    open.destroy()
  })
})
