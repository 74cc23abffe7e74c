import type { Dashboard } from '@honjeo/contract/admin/staff'
import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import { DASHBOARD_DAYS } from '@honjeo/contract/values/limits'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, signUpBody, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let staff: Member

/** In this zone the days of the clocks' change have 23 and 25 hours; one of 25 was the first of November 2026. */
beforeAll(() => vi.stubEnv('TZ', 'America/Los_Angeles'))
afterAll(() => vi.unstubAllEnvs())

async function advanceTo(instant: string) {
  t.clock.advance((Date.parse(instant) - t.clock.now().getTime()) / 1000)
  staff = await addStaff(t)
}

it('the dashboard has each day in Korea once, wherever the server is', async () => {
  await advanceTo('2026-11-10T00:30:00+09:00')
  const { daily } = (await t.call<Dashboard>('/api/admin/dashboard', {}, staff)).result
  const days = daily.signUps.map(({ day }) => day)
  expect([days[0], days.at(-1), new Set(days).size]).toEqual(['2026-10-12', '2026-11-10', DASHBOARD_DAYS])
})

it('an export ends with its last day in Korea', async () => {
  await advanceTo('2026-11-10T00:30:00+09:00')
  await t.sql(`insert into inquiries (category, title, content, created_at) values
    ('GENERAL', '그날', '내용', '2026-11-01T23:59:59+09:00'), ('GENERAL', '다음 날', '내용', '2026-11-02T00:30:00+09:00')`)
  const { body } = await t.app.inject({
    url: '/api/admin/exports/inquiries.csv?from=2026-11-01&to=2026-11-01',
    headers: { authorization: `Bearer ${staff.accessToken}` },
  })
  const rows: Record<string, string>[] = parse(body, { bom: true, columns: true })
  expect(rows.map((row) => row['제목'])).toEqual(['그날'])
})

it('a suspension of three days has 72 hours', async () => {
  await advanceTo('2026-10-31T12:00:00+09:00')
  const { id } = await t.addMember()
  const body = { days: 3, reason: '광고를 되풀이했어요.' }
  const { result } = await t.call<StaffMemberDetail>(
    `/api/admin/members/${id}/suspension`,
    { method: 'POST', body },
    staff,
  )
  expect(result.suspendedUntil).toBe('2026-11-03T03:00:00.000Z')
})

it('a person who turns 14 today is 14', async () => {
  await advanceTo('2026-03-01T09:30:00+09:00')
  const signUp = async (birthDate: string, nickName: string) => {
    const verificationToken = await t.verifiedEmail(`${birthDate}@example.com`)
    const body = signUpBody({ verificationToken, profile: { birthDate, nickName } })
    return t.call('/api/auth/signup', { method: 'POST', body })
  }
  expect((await signUp('2012-03-01', '봄바람')).status).toBe(201)
  expect(await signUp('2012-03-02', '꽃바람')).toMatchObject({ status: 400, code: 'AUTH4006' })
})
