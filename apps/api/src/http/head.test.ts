import { beforeAll, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let http: string
let member: Member

beforeAll(async () => {
  http = (await t.listen()).http
  member = await t.addMember()
})

/** The headers that differ from answer to answer. */
const OWN = new Set(['date', 'x-request-id', 'keep-alive', 'connection'])
const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !OWN.has(name))

it.each([
  ['a list', '/api/tourist-spots?size=3', 200],
  ['a place', `/api/tourist-spots/${SAEBYEOL}`, 200],
  ['what is a member’s', '/api/mypage/profile', 200],
  ['what there is not', '/api/tourist-spots/1', 404],
  ['no call at all', '/api/nothing', 404],
  ['a wrong query', '/api/tourist-spots?size=0', 400],
])('HEAD of %s is its GET without the content', async (_what, path, status) => {
  const headers = { authorization: `Bearer ${member.accessToken}` }
  const [head, get] = [await fetch(http + path, { method: 'HEAD', headers }), await fetch(http + path, { headers })]
  expect([head.status, get.status]).toEqual([status, status])
  expect(headersOf(head)).toEqual(headersOf(get))
  expect([await head.text(), (await get.text()) === '']).toEqual(['', false])
})

it('HEAD asks a visitor to log in where GET does, and answers 304 to who has it already', async () => {
  expect((await fetch(`${http}/api/mypage/profile`, { method: 'HEAD' })).status).toBe(401)
  const url = `${http}/api/tourist-spots/${SAEBYEOL}`
  const etag = (await fetch(url, { method: 'HEAD' })).headers.get('etag')!
  expect((await fetch(url, { method: 'HEAD', headers: { 'if-none-match': etag } })).status).toBe(304)
})

it('HEAD is no way around the method of a write', async () => {
  const headers = { authorization: `Bearer ${member.accessToken}` }
  expect((await fetch(`${http}/api/notifications/read-all`, { method: 'HEAD', headers })).status).toBe(404)
})
