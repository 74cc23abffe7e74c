import { GUEST_ROUTES } from '@honjeo/contract/guest-routes'
import { apiRoutes } from '@honjeo/contract/routes'
import type { RouteSchema } from '@honjeo/contract/route-table'
import { beforeAll, describe, expect, it } from 'vitest'
import { fill } from '../testing/contract-routes.ts'
import { servedRoutes, type ServedRoute } from '../testing/served-routes.ts'
import { addUnprovenStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()

/** Files and redirects beside the contract that are for everybody; any other is not. */
const OPEN_BESIDE_CONTRACT = [
  'GET /api/auth/kakao',
  'GET /api/auth/kakao/callback',
  'GET /api/shared-plans/:token.gpx',
  'GET /api/shared-plans/:token.ics',
]
/**
 * Routes that act on others or commit the member to more, and so are closed to suspended members although their kind is
 * open.
 */
const NOT_WHILE_SUSPENDED = [
  'DELETE /api/chatrooms/:roomId/requests/:userId',
  'DELETE /api/chatrooms/:roomId/users/:userId',
  'GET /api/mypage/profile/:userId',
  'POST /api/account/identity/checks',
  'POST /api/account/identity/result',
  'POST /api/account/kakao',
  'PUT /api/account/facts',
  'POST /api/push-subscriptions/test',
  'POST /api/trusted-contacts',
  'POST /api/trusted-contacts/links',
  'POST /api/trusted-contacts/:contactId/drill',
  'POST /api/trusted-contacts/:contactId/invite',
  'PUT /api/trusted-contacts/:contactId/phone',
]
/** Routes about timers, shares, contacts, blocks and notifications of timers. */
const SAFETY = ['check-ins', 'location-shares', 'safety', 'trusted-contacts', 'blocks', 'push-subscriptions']
/** Routes of the account, of inquiries, and those that show the member their own data. */
const OWN = ['account', 'auth', 'inquiries', 'image']
const OWN_LISTS = ['mypage', 'spot-cart']
const OWN_LIST_LINES = [
  'GET /api/reports/my-reports',
  'GET /api/reports/:reportId',
  'GET /api/plans/:planId',
  'GET /api/plans/:planId.gpx',
  'GET /api/plans/:planId.ics',
]

/**
 * Whether a suspended member may call a route: all that ends, takes back or erases what shows or binds them, that keeps
 * them safe, or is between them and the service. They may write nothing that others read, and start nothing but a
 * timer, or a position for those who agreed to it.
 */
function isLeftToSuspended({ line, method, path }: ServedRoute): boolean {
  const [, , area = ''] = path.split('/')
  if (area === 'admin' || NOT_WHILE_SUSPENDED.includes(line)) return false
  if (method === 'DELETE' || SAFETY.includes(area) || OWN.includes(area)) return true
  return method === 'GET' && (OWN_LISTS.includes(area) || OWN_LIST_LINES.includes(line))
}
/** The calls of staff who have not given password and code lately: they ask for these themselves. */
const EVEN_UNPROVEN = [
  'GET /api/admin/me',
  'POST /api/admin/authenticator',
  'POST /api/admin/authenticator/confirm',
  'POST /api/admin/authenticator/recovery-codes',
  'POST /api/admin/proof',
]

const contract = new Map<string, RouteSchema>(Object.entries(apiRoutes))
const isStaffRoute = ({ path }: ServedRoute) => path.startsWith('/api/admin')
const isOpen = ({ line }: ServedRoute) =>
  contract.has(line) ? contract.get(line)?.security === undefined : OPEN_BESIDE_CONTRACT.includes(line)

let routes: ServedRoute[]

beforeAll(() => {
  routes = servedRoutes(t).filter(({ path }) => path.startsWith('/api/'))
})

/** What each of these answers, by its line. */
async function answers(asked: readonly ServedRoute[], as?: Member): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const { line, method, path } of asked) {
    const { status, code, result } = await t.call(fill(path, '1'), { method }, as)
    found[line] = `${status} ${code}${result === null ? '' : ' with a result'}`
  }
  return found
}

/** Puts logouts last, after which nothing is answered any more. */
const endingWithLogout = (one: ServedRoute, other: ServedRoute) =>
  Number(one.path.endsWith('/logout')) - Number(other.path.endsWith('/logout'))

const allAs = (asked: readonly ServedRoute[], answer: string) =>
  Object.fromEntries(asked.map(({ line }) => [line, answer]))

it('knows every route: those of the contract, and some beside it', () => {
  const lines = routes.map(({ line }) => line)
  expect(lines).toEqual(expect.arrayContaining([...contract.keys(), ...OPEN_BESIDE_CONTRACT]))
  expect(lines).toContain('GET /api/admin/exports/members.csv')
})

describe('every route that is not for everybody', () => {
  it('refuses a visitor', async () => {
    const closed = routes.filter((route) => !isOpen(route))
    expect(closed.length).toBeGreaterThan(100)
    expect(await answers(closed)).toEqual(allAs(closed, '401 AUTH4010'))
  })

  it('refuses a suspended member what others read, and leaves them what ends, takes back, keeps them safe or asks why', async () => {
    const member = await t.addMember()
    await t.sql(`update users set suspended_until = now() + interval '1 day' where id = $1`, member.id)
    const ofMembers = routes.filter((route) => !isOpen(route))
    const closed = ofMembers.filter((route) => !isLeftToSuspended(route))
    expect(closed.length).toBeGreaterThan(80)
    expect(await answers(closed, member)).toEqual(allAs(closed, '403 AUTH4030'))
    // The export is a file and has no entry in the contract; account/suspended.test.ts covers it.
    const left = ofMembers
      .filter((route) => isLeftToSuspended(route) && route.path !== '/api/account/export')
      .toSorted(endingWithLogout)
    expect(left.length).toBeGreaterThan(50)
    for (const [line, answer] of Object.entries(await answers(left, member)))
      expect([line, answer]).toEqual([line, expect.not.stringContaining('AUTH')])
  })
})

describe('every route for members', () => {
  it('refuses a guest, but for the safety net and what becomes of the account', async () => {
    const consents = ['TERMS', 'PRIVACY', 'AGE14'].map((type) => ({ type, agreed: true }))
    const { result } = await t.call<Member>('/api/auth/guests', { method: 'POST', body: { consents } })
    const ofMembers = routes.filter((route) => !isOpen(route))
    const [left, closed] = [true, false].map((isLeft) =>
      ofMembers.filter(({ line }) => GUEST_ROUTES.has(line) === isLeft).toSorted(endingWithLogout),
    ) as [ServedRoute[], ServedRoute[]]
    expect([...GUEST_ROUTES].toSorted()).toEqual(left.map(({ line }) => line).toSorted())
    expect(await answers(closed, result)).toEqual(allAs(closed, '403 AUTH4032'))
    for (const [line, answer] of Object.entries(await answers(left, result)))
      expect([line, answer]).toEqual([line, expect.not.stringContaining('AUTH')])
  })
})

describe('every route of the staff', () => {
  it('is one of those under /api/admin, and asks for a proof, but for what proves', () => {
    for (const [line, { security }] of contract) {
      const scopes = security?.flatMap(({ bearerAuth }) => bearerAuth ?? []) ?? []
      const isStaff = line.includes(' /api/admin')
      const expected = isStaff ? (EVEN_UNPROVEN.includes(line) ? ['staff'] : ['staff', 'proven']) : []
      expect([line, scopes.filter((scope) => scope !== 'suspended' && scope !== 'adult')]).toEqual([line, expected])
    }
  })

  it('refuses a member', async () => {
    const ofStaff = routes.filter(isStaffRoute)
    expect(ofStaff.length).toBeGreaterThan(40)
    expect(await answers(ofStaff, await t.addMember())).toEqual(allAs(ofStaff, '403 ADMIN4030'))
  })

  it('refuses staff who have not given password and code lately, but for asking for them', async () => {
    const proven = routes.filter((route) => isStaffRoute(route) && !EVEN_UNPROVEN.includes(route.line))
    expect(await answers(proven, await addUnprovenStaff(t))).toEqual(allAs(proven, '403 ADMIN4031'))
  })

  it('refuses staff who are suspended themselves', async () => {
    const staff = await addUnprovenStaff(t)
    await t.sql(`update users set suspended_until = now() + interval '1 day' where id = $1`, staff.id)
    const ofStaff = routes.filter(isStaffRoute)
    expect(await answers(ofStaff, staff)).toEqual(allAs(ofStaff, '403 AUTH4030'))
  })
})
