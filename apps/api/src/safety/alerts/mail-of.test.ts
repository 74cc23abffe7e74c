import { createSecretKey } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Facts } from './facts.queries.ts'
import { noticeOf } from './enqueue.ts'
import { mailOf } from './mail-of.ts'

const NOW = new Date('2026-11-28T08:00:00.000Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()
const context = { origin: 'https://honjeo.example', key: createSecretKey(Buffer.alloc(32, 7)) }

const ALERT: Facts = {
  id: 7,
  kind: 'ALERT',
  stage: 'OVERDUE_1',
  channel: 'EMAIL',
  eventKey: 'checkin:1:OVERDUE_1:3:EMAIL',
  createdAt: ago(0),
  wantedAt: ago(0),
  contactId: 3,
  contactName: '엄마',
  contactStatus: 'CONFIRMED',
  contactChannel: 'EMAIL',
  language: 'ko',
  isRemoved: false,
  address: 'mom@example.com',
  memberId: null,
  isMemberSuspended: false,
  ownerId: 2,
  nickname: '바람개비',
  travellerName: '고은하(바람개비)',
  isOwnerSuspended: false,
  isOwnerBlocked: false,
  checkInId: 1,
  title: '올레 7코스 걷기',
  note: '외돌개에서\n월평까지',
  startedAt: ago(240),
  plannedAt: ago(15),
  graceMinutes: 15,
  isDuress: false,
  checkInEndedAt: null,
  ending: null,
  acknowledgedBy: null,
  isCall: false,
  // The position is that of 백록담, as the plates there have it.
  lat: 33.36167,
  lng: 126.52917,
  accuracyM: 34,
  fixAt: ago(42),
  batteryPct: 18,
  alertId: 5,
  shareId: null,
  shareEndsAt: null,
  isShareEnded: false,
  viewerId: null,
  isRevoked: false,
}
const mail = (facts: Partial<Facts> = {}) => mailOf({ ...ALERT, ...facts }, context, NOW)

it('a mail leads to the page of what it is about', () => {
  expect(mail().text).toMatch(/https:\/\/honjeo\.example\/alert\/5\.[\w-]{22}/)
  expect(mail({ kind: 'SHARE', checkInId: null, viewerId: 9 }).text).toMatch(/\/where\/9\.[\w-]{22}/)
})

it('a mail is known again by its name, and no other mail has it', () => {
  expect(mail().messageId).toBe(mail({ wantedAt: ago(90) }).messageId)
  expect(mail({ id: 8 }).messageId).not.toBe(mail().messageId)
})

it('only the mail to a contact who has not agreed has the link that refuses further mails, since others may say that a member is in danger', () => {
  const { text, unsubscribe } = mail({ kind: 'INVITATION', contactStatus: 'PENDING', checkInId: null })
  expect(unsubscribe).toMatch(/^https:\/\/honjeo\.example\/no-mail\/[\w-]{43}\.[\w-]{22}$/)
  expect(text).toContain(unsubscribe)
  for (const kind of ['DRILL', 'ALERT', 'ACKNOWLEDGED', 'ENDED', 'SHARE'] as const)
    expect(mail({ kind }).unsubscribe).toBeUndefined()
})

it('the notice of help that was asked for in secret lets no one call', () => {
  expect(noticeOf({ ...ALERT, isDuress: true }).message).toContain('전화하지 말고 바로 112에')
})
