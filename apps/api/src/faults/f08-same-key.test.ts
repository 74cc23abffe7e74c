import { Client } from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { UNMOVED } from '../testing/timers.ts'
import { contractRoutes, fill } from '../testing/contract-routes.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { recordFault } from './figures.ts'

interface Write {
  /** The member whose rows show how often it was done. */
  table: string
  /** Makes another request of it. */
  other: object
  changes?: object
}

/** What a second try must not do again, by the line of the contract. */
const WRITES: Record<string, Write> = {
  'POST /api/chatrooms/create': { table: 'chat_rooms', other: { title: '다른 방' } },
  'POST /api/community/posts': { table: 'posts', other: { title: '다른 글' }, changes: { roomId: undefined } },
  'POST /api/community/posts/:postId/comments': {
    table: 'comments',
    other: { content: '다른 댓글' },
    changes: { content: '고마워요', parentId: undefined, mentions: [] },
  },
  'POST /api/reviews': { table: 'reviews', other: { text: '다른 후기' }, changes: { receiptId: undefined } },
  'POST /api/trusted-contacts/links': {
    table: 'trusted_contacts',
    other: { name: '다른 사람' },
    changes: { replacedId: undefined },
  },
  'POST /api/plans': { table: 'plans', other: { title: '다른 일정' } },
  'POST /api/plans/ai': { table: 'plans', other: { seed: 2 } },
  'POST /api/plans/:planId/copy': { table: 'plans', other: { startDate: '2027-06-01' } },
  'POST /api/shared-plans/:token/copy': { table: 'plans', other: { startDate: '2027-06-01' } },
  'POST /api/tourist-spots/:contentId/corrections': { table: 'inquiries', other: { content: '주소가 달라요' } },
  'POST /api/check-ins': {
    table: 'check_ins',
    other: { title: '다른 길' },
    changes: { fix: undefined, roomId: undefined, planId: undefined },
  },
  'POST /api/check-ins/sos': { table: 'check_ins', other: { fix: undefined } },
  'POST /api/reports': {
    table: 'reports',
    other: { detail: '욕이에요' },
    changes: { imageName: undefined, imageUrl: undefined },
  },
  'POST /api/inquiries': {
    table: 'inquiries',
    other: { title: '다른 문의' },
    changes: { images: [], imageUrl: undefined },
  },
  'POST /api/admin/notices': { table: 'notices', other: { title: '다른 공지' } },
  'POST /api/admin/banners': { table: 'banners', other: { title: '다른 배너' } },
  'POST /api/admin/templates': { table: 'reply_templates', other: { title: '다른 답변' } },
  'POST /api/admin/island-rules': { table: 'island_rules', other: { replacesId: 1 } },
  'POST /api/admin/weather-warnings': { table: 'staff_warnings', other: { hours: 5 } },
  'POST /api/admin/places': { table: 'places', other: { title: '다른국수' } },
  'POST /api/admin/members/:userId/warnings': { table: 'sanctions', other: { reason: '다른 사유' } },
  'POST /api/admin/members/:userId/suspension': { table: 'sanctions', other: { reason: '다른 사유' } },
  'POST /api/admin/inquiries/:inquiryId/reply': { table: 'audit_log', other: { reply: '다른 답' } },
}
const OTHER_POSTS: Record<string, string> = {
  'a session or a proof, which a second try renews':
    '/api/auth/email-codes /api/auth/email-codes/verify /api/auth/login /api/auth/reissue /api/auth/signup /api/auth/guests /api/account/sign-up /api/auth/password /api/auth/check-password ' +
    '/api/auth/kakao/session /api/account/kakao /api/account/identity/checks /api/account/identity/result /api/admin/proof /api/admin/authenticator ' +
    '/api/admin/authenticator/confirm /api/admin/authenticator/recovery-codes',
  'a state, which is the same after a second try':
    '/api/blocks/:userId /api/chatrooms/:roomId/host /api/chatrooms/:roomId/join /api/chatrooms/:roomId/read ' +
    '/api/chatrooms/:roomId/requests/:userId/accept /api/admin/island-rules/:ruleId/decision ' +
    '/api/check-in-alerts/:token/acknowledge /api/check-in-alerts/:token/resolve /api/check-ins/:checkInId/cancel ' +
    '/api/check-ins/:checkInId/done /api/contact-links/:token /api/contact-browsers/:token /api/contact-browsers/:token/move /api/contact-phones/:token ' +
    '/api/contact-browsers/:token/heard /api/trusted-contacts/:contactId/browser /api/image/delete /api/plans/:planId/share /api/spot-cart ' +
    '/api/push-subscriptions /api/trusted-contacts/:contactId/confirm /api/admin/reports/:reportId/decision ' +
    '/api/admin/rings/:ringId/decision /api/admin/weather-warnings/:warningId/lift',
  'one at most, by a unique index':
    '/api/location-shares /api/trusted-contacts /api/chatrooms/:roomId/meeting-proofs /api/meeting-words/:attendanceId',
  'nothing that stays':
    '/api/plans/:planId/optimize /api/plans/:planId/dry-day /api/plans/wishes /api/push-subscriptions/test /api/tourist-spots/:contentId/way-back /api/transit/routes ' +
    '/api/weather',
  'no more than one in so many minutes':
    '/api/trusted-contacts/:contactId/drill /api/trusted-contacts/:contactId/invite',
  'a picture, which is collected unless it is used': '/api/image/upload',
  // The call has a file: receipts.test.ts sends it twice.
  'what a form brings': '/api/reviews/receipts',
}

const t = setUpTestApp(withCatalogue, { planner: { maxRounds: 5 }, ...UNMOVED })
const bodies = goodBodies(t.clock)
let staff: Member
let other: Member
let things: Awaited<ReturnType<typeof ownThings>>

beforeAll(async () => {
  staff = await addStaff(t)
  other = await t.addMember()
})

it('F08: every route that makes something is known to this test', () => {
  const others = Object.values(OTHER_POSTS).flatMap((paths) => paths.split(' ').map((path) => `POST ${path}`))
  const posts = contractRoutes.filter(({ method }) => method === 'POST').map(({ line }) => line)
  expect([...Object.keys(WRITES), ...others].toSorted()).toEqual(posts.toSorted())
})

const countOf = async (table: string) =>
  ((await t.sql(`select count(*)::int as count from ${table}`)).rows[0] as { count: number }).count

/** A member who does it for the first time, with what it takes. */
async function prepare(line: string) {
  const isStaff = line.includes('/admin/')
  const member = isStaff ? staff : await t.addMember()
  things = await ownThings(t, isStaff ? other : member)
  // A timer of one's own is running, which is in the way of another.
  await t.sql(
    `update check_ins set stage = 'ENDED', next_stage_at = null, ending = 'SAFE', ended_at = now() where ended_at is null`,
  )
  await t.sql(`update trusted_contacts set status = 'CONFIRMED', answered_at = now() where owner_id = $1`, member.id)
  const path = fill(line.split(' ')[1]!, (name) => things[name] ?? SAEBYEOL)
  const body: object = { ...bodies[line]?.(), ...WRITES[line]!.changes }
  const targets = line === 'POST /api/reports' ? { targetUserId: other.id } : {}
  const send = (key: string, changes: object = {}) =>
    t.call(
      path,
      { method: 'POST', headers: { 'idempotency-key': key }, body: { ...body, ...targets, ...changes } },
      member,
    )
  return { member, path, send }
}

describe('F08: with one key', () => {
  it.each(Object.keys(WRITES))('%s is done once, and another body is refused', async (line) => {
    const { table, other: changes } = WRITES[line]!
    const { send } = await prepare(line)
    const before = await countOf(table)
    const twice = await Promise.all([send('twice'), send('twice')])
    for (const { status, code } of twice)
      expect([[200, 201], code]).toEqual([expect.arrayContaining([status]), 'COMMON200'])
    const after = await countOf(table)
    expect(after - before).toBe(1)

    const again = await send('twice')
    expect(again.result).toEqual(twice[0].result)
    expect(await send('twice', changes)).toMatchObject({ status: 409, code: 'COMMON409', result: null })
    expect(await countOf(table)).toBe(after)
  })
})

it('F08: who finds the key in use waits for two seconds, is asked to come back, and is then answered', async () => {
  const { member, path, send } = await prepare('POST /api/community/posts')
  const holder = new Client(t.connection)
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin')
  await holder.query(
    `insert into idempotency_keys (user_id, route, key, body_hash, result) values ($1, $2, 'in-use', '', 'null')`,
    [member.id, `POST ${path}`],
  )
  const before = await countOf('posts')
  const startedAt = performance.now()
  const refused = await send('in-use')
  const waitedMs = Math.round(performance.now() - startedAt)
  recordFault('F08', [
    { criterion: 'a key in use is refused after', figure: waitedMs, unit: 'ms', limit: '≈ 2000', met: waitedMs < 3000 },
  ])
  expect(refused).toMatchObject({ status: 409, code: 'COMMON4091', headers: { 'retry-after': '2' } })
  expect(await countOf('posts')).toBe(before)

  const waiting = send('in-use')
  await holder.query('rollback')
  expect((await waiting).status).toBe(201)
  expect(await countOf('posts')).toBe(before + 1)
})
