import type { PageOf } from '../testing/community.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setUpExplainedApp } from '../testing/explained-app.ts'
import { readsOver } from '../testing/explaining-client.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import type { Member } from '../testing/test-app.ts'

/**
 * Each thing has so many rows, most of them from long ago; no statement may read through more than some pages of them.
 */
const ROWS = 5000
const READ_MAX = 600

const { t, statements } = setUpExplainedApp({ prepare: withCatalogue })
let staff: Member
let member: Member

beforeAll(async () => {
  staff = await addStaff(t)
  member = await t.addMember()
  /** Inserts rows without triggers, which would count one row after the other. */
  const insert = (table: string, columns: Record<string, string>) =>
    t.sql(`alter table ${table} disable trigger user;
      insert into ${table} (${Object.keys(columns).join()})
      select ${Object.values(columns).join()} from generate_series(1, ${ROWS}) n;
      alter table ${table} enable trigger user`)
  const me = String(member.id)
  const long = `now() - interval '100 days' - interval '1 minute' * n`
  await insert('users', {
    email: `'generated' || n || '@example.com'`,
    password_hash: `'x'`,
    name: `'김혼저'`,
    nickname: `'여행' || 100000 + n`,
    gender: `'FEMALE'`,
    birth_date: `'1995-03-02'`,
    user_type: `'여유형'`,
    ...Object.fromEntries(['q1_expect', 'q2_habit', 'q3_avoid', 'q4_feeling', 'q5_necessity'].map((q) => [q, '1'])),
    suspended_until: `case when n % 50 = 0 then now() - interval '1 day' end`,
    created_at: long,
  })
  const { rows } = await t.sql(`select min(id) as first from users where email like 'generated%'`)
  const someone = `${rows[0].first} + n - 1`
  await insert('posts', {
    author_id: someone,
    category: `'QUESTION'`,
    title: `'제목'`,
    content: `'내용'`,
    created_at: long,
    hidden_at: `case when n % 1000 = 0 then now() end`,
  })
  await insert('comments', {
    post_id: '(select min(id) from posts)',
    author_id: me,
    content: `'댓글'`,
    created_at: long,
    hidden_at: `case when n % 1000 = 0 then now() end`,
  })
  await insert('reviews', {
    content_id: String(SAEBYEOL),
    user_id: me,
    visit_date: `date '2026-01-01' - n`,
    difficulty: `'EASY'`,
    rating: '5',
    content: `'좋아요'`,
    created_at: long,
    hidden_at: `case when n % 1000 = 0 then now() end`,
  })
  await insert('chat_rooms', {
    host_id: me,
    content_id: String(SAEBYEOL),
    title: `'지난 방'`,
    scheduled_at: long,
    max_participants: '4',
    created_at: long,
    hidden_at: `case when n % 1000 = 0 then now() end`,
  })
  // The reports are decided, cancelled and open ones, the open ones last of all.
  await insert('reports', {
    reporter_id: someone,
    target_type: `'POST'`,
    target_id: 'n',
    target_user_id: `case when n % 100 = 0 then ${me} end`,
    reason: `'SPAM'`,
    detail: `'광고'`,
    status: `case when n % 2 = 0 then 'REJECTED' else 'PENDING' end`,
    processed_at: `case when n % 2 = 0 then now() end`,
    cancelled_at: `case when n % 2 = 1 and n > 100 then now() end`,
    created_at: long,
  })
  await insert('inquiries', {
    user_id: someone,
    category: `'GENERAL'`,
    title: `'제목'`,
    content: `'내용'`,
    status: `case when n % 100 = 0 then 'PENDING' else 'CLOSED' end`,
    created_at: long,
  })
  await insert('audit_log', {
    staff_id: `1 + n % 100`,
    staff_name: `'운영'`,
    action: `case when n % 100 = 0 then 'MEMBER_WARN' else 'MEMBER_VIEW' end`,
    target_type: `'MEMBER'`,
    target_id: `(n % 500)::text`,
    created_at: long,
  })
  await t.sql('vacuum analyze')
}, 60_000)

beforeEach(() => {
  statements.length = 0
})

const get = async <T>(url: string) => {
  const { status, result } = await t.call<T>(url, {}, staff)
  expect([url, status]).toEqual([url, 200])
  return result
}

describe('an index serves', () => {
  it.each([
    '/api/admin/reports',
    '/api/admin/reports?status=PENDING',
    '/api/admin/reports?status=REJECTED',
    '/api/admin/reports?targetUserId=OF_MEMBER',
    '/api/admin/inquiries',
    '/api/admin/inquiries?status=PENDING',
    '/api/admin/inquiries?status=CLOSED',
    '/api/admin/inquiries?userId=OF_MEMBER',
    '/api/admin/members',
    '/api/admin/members?state=SUSPENDED',
    '/api/admin/members?state=STAFF',
    '/api/admin/members?q=GENERATED42',
    '/api/admin/members?q=1000',
    '/api/admin/content?type=POST',
    '/api/admin/content?type=POST&hidden=true',
    '/api/admin/content?type=POST&authorId=OF_MEMBER',
    '/api/admin/content?type=COMMENT',
    '/api/admin/content?type=COMMENT&hidden=true',
    '/api/admin/content?type=REVIEW&hidden=true',
    '/api/admin/content?type=ROOM&hidden=true',
    '/api/admin/audit-log',
    '/api/admin/audit-log?action=MEMBER_WARN',
    '/api/admin/audit-log?staffId=7',
    '/api/admin/audit-log?targetType=MEMBER&targetId=7',
  ])('%s, and its next page', async (address) => {
    const url = address.replace('OF_MEMBER', String(member.id))
    const first = await get<PageOf<object>>(url)
    if (first.nextCursor !== null) await get(`${url}${url.includes('?') ? '&' : '?'}cursor=${first.nextCursor}`)
    expect(statements).not.toEqual([])
    expect(readsOver(statements, READ_MAX)).toEqual([])
  })

  it('the dashboard; only the number of members takes a look at the whole of their index', async () => {
    await get('/api/admin/dashboard')
    const all = readsOver(statements, READ_MAX)
    expect(all.map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual([
      expect.stringMatching(/^Index Only Scan of \d+ users$/),
    ])
  })
})
