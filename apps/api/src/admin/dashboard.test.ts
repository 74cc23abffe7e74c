import type { Dashboard } from '@honjeo/contract/admin/staff'
import { DASHBOARD_DAYS } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { Community } from '../testing/community.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
let staff: Member

beforeAll(async () => {
  staff = await addStaff(t)
})

const dashboard = async () => (await t.call<Dashboard>('/api/admin/dashboard', {}, staff)).result
const report = (target: object, as: Member) =>
  t.call<{ reportId: number }>(
    '/api/reports',
    { method: 'POST', body: { reason: 'SPAM', detail: '광고', ...target } },
    as,
  )

describe('the dashboard', () => {
  it('of a new community counts its staff alone', async () => {
    expect(await dashboard()).toMatchObject({
      openReports: 0,
      oldestOpenReportAt: null,
      openInquiries: 0,
      oldestOpenInquiryAt: null,
      members: 1,
      suspendedMembers: 0,
      openRooms: 0,
      withdrawals: 0,
      withdrawalReasons: [],
    })
  })

  it('has a line for each of the last days in Korea, also for those without anything', async () => {
    const { daily } = await dashboard()
    for (const series of Object.values(daily)) {
      expect(series).toHaveLength(DASHBOARD_DAYS)
      expect(series.at(-1)?.day).toBe(koreanDay(t.clock.now()))
      expect(series.map(({ day }) => day)).toEqual(series.map(({ day }) => day).toSorted())
      expect(new Set(series.map(({ day }) => day)).size).toBe(DASHBOARD_DAYS)
    }
    expect(daily.posts.every(({ count }) => count === 0)).toBe(true)
  })

  it('counts what came, on its day in Korea, and not what came before all of them', async () => {
    const author = await t.addMember()
    const ids = []
    for (let n = 0; n < 4; n++) ids.push(await board.addPost(author))
    const yesterday = koreanDay(new Date(t.clock.now().getTime() - 86_400_000))
    const times = [`${yesterday}T00:00:00+09:00`, `${yesterday}T23:59:59+09:00`, '2020-01-01T12:00:00+09:00']
    for (const [i, at] of times.entries()) await t.sql('update posts set created_at = $2 where id = $1', ids[i], at)
    const { posts, signUps } = (await dashboard()).daily
    expect(posts.filter(({ count }) => count > 0)).toEqual([
      { day: yesterday, count: 2 },
      { day: koreanDay(t.clock.now()), count: 1 },
    ])
    expect(signUps.at(-1)?.count).toBe(2)
  })

  it('says what waits, and since when', async () => {
    const [author, reporter] = [await t.addMember(), await t.addMember()]
    const first = await report({ targetPostId: await board.addPost(author) }, reporter)
    const { result } = await t.call<{ createdAt: string }>(`/api/reports/${first.result.reportId}`, {}, reporter)
    await report({ targetUserId: author.id }, reporter)
    const cancelled = await report({ targetPostId: await board.addPost(author) }, reporter)
    await t.call(`/api/reports/${cancelled.result.reportId}`, { method: 'DELETE' }, reporter)
    expect(await dashboard()).toMatchObject({ openReports: 2, oldestOpenReportAt: result.createdAt })

    const body = { category: 'GENERAL', title: '궁금해요', content: '언제 열리나요?' }
    const asked = await t.call<{ id: number }>('/api/inquiries', { method: 'POST', body }, reporter)
    const inquiry = `/api/admin/inquiries/${asked.result.id}`
    await t.call(inquiry, { method: 'PATCH', body: { status: 'IN_PROGRESS' } }, staff)
    expect(await dashboard()).toMatchObject({ openInquiries: 1, oldestOpenInquiryAt: expect.stringMatching(/Z$/) })
    await t.call(`${inquiry}/reply`, { method: 'POST', body: { reply: '내일이요' } }, staff)
    expect(await dashboard()).toMatchObject({ openInquiries: 0, oldestOpenInquiryAt: null })
  })

  it('counts rooms that are to come and in sight, and who is suspended', async () => {
    const host = await t.addMember()
    await t.addRoom(host, { contentId: SAEBYEOL })
    const hidden = await t.addRoom(host, { contentId: SAEBYEOL })
    const body = { hidden: true, note: '광고' }
    await t.call(`/api/admin/content/ROOM/${hidden}/visibility`, { method: 'PUT', body }, staff)
    const suspension = { days: 3, reason: '광고' }
    await t.call(`/api/admin/members/${host.id}/suspension`, { method: 'POST', body: suspension }, staff)
    expect(await dashboard()).toMatchObject({ openRooms: 1, suspendedMembers: 1 })
  })

  it('says why members have left', async () => {
    for (const body of [
      { reason: 'LACKS_INFO' },
      { reason: 'LACKS_INFO' },
      { reason: 'OTHER', detail: '너무 추워요' },
    ]) {
      await t.withdraw(await t.addMember(), body)
    }
    expect(await dashboard()).toMatchObject({
      withdrawals: 3,
      withdrawalReasons: [
        { reason: 'LACKS_INFO', count: 2 },
        { reason: 'OTHER', count: 1 },
      ],
    })
  })
})
