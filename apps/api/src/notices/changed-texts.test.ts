import type { NoticeDetail } from '@honjeo/contract/notices'
import type { Notification } from '@honjeo/contract/notifications'
import { CONSENT_VERSION } from '@honjeo/contract/values/enums'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { notifyOfChangedTexts } from './changed-texts.service.ts'

const t = setUpTestApp()
const notifyOfTexts = () => notifyOfChangedTexts(t.database.db, t.clock.now())
const notificationsOf = async (as: Member) =>
  (await t.call<PageOf<Notification>>('/api/notifications', {}, as)).result.content.filter(
    ({ resourceType }) => resourceType === 'NOTICE',
  )
const listNotices = async () => (await t.call<PageOf<{ id: number; title: string }>>('/api/notices')).result.content

let newcomer: Member
let early: Member
beforeAll(async () => {
  newcomer = await t.addMember()
})

describe('texts that have changed', () => {
  it('are announced to no one where everyone has agreed to them', async () => {
    await notifyOfTexts()
    expect([await notificationsOf(newcomer), await listNotices()]).toEqual([[], []])
  })

  it('are announced to those who have agreed to an older version, once for a version, by however many servers', async () => {
    early = await t.addMember()
    await t.sql(`update consents set version = '2026-11-01' where user_id = $1`, early.id)
    await t.sql('delete from text_versions')
    await Promise.all([notifyOfTexts(), notifyOfTexts()])
    t.clock.advance(60)
    await notifyOfTexts()
    const notifications = await notificationsOf(early)
    expect(notifications).toMatchObject([{ type: 'SYSTEM', message: expect.stringContaining('바뀌었어요') as string }])
    expect(await notificationsOf(newcomer)).toEqual([])
    const notices = await listNotices()
    expect(notices).toMatchObject([
      { id: notifications[0]!.resourceId, title: expect.stringContaining(CONSENT_VERSION) as string },
    ])
    const { result } = await t.call<NoticeDetail>(`/api/notices/${notifications[0]!.resourceId}`)
    expect(result.content).toContain('개인정보 처리방침의 11번')
  })
})
