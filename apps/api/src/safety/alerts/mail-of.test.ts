import { createSecretKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
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
  // 백록담, as the plates there have it.
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

describe('the mail of an alert', () => {
  it('begins with who, what and what to do, and goes on with all that helps to find them', () => {
    const { subject, text } = mail()
    expect(subject).toBe('[혼저] 고은하(바람개비)님이 돌아올 시간이 지났는데 소식이 없어요')
    expect(text.split('\n').slice(0, 3)).toEqual([
      '고은하(바람개비)님이 돌아오겠다고 한 시간이 지났는데 무사하다고 알리지 않았어요.',
      '먼저 고은하(바람개비)님에게 전화해 보세요. 휴대폰이 꺼졌거나 알리는 걸 잊었을 수도 있어요.',
      '연락이 안 되면 112(경찰)나 119(구조·구급)에 신고해주세요.',
    ])
    expect(text).toContain('올레 7코스 걷기')
    expect(text).toContain('외돌개에서\n월평까지')
    expect(text).toContain('마지막 위치: 42분 전 (11월 28일(토) 오후 4:18), 오차 약 34m')
    expect(text).toMatch(/국가지점번호: 다나 \d{4} \d{4}/)
    expect(text).toContain('https://map.kakao.com/link/map/33.36167,126.52917')
    expect(text).toMatch(/https:\/\/honjeo\.example\/alert\/5\.[\w-]{22}/)
    expect(text).toContain('혼저는 긴급 구조 기관이 아니에요')
    expect(text).not.toContain('늦어졌어요')
  })

  it('says that it is late when it is', () => {
    expect(mail({ wantedAt: ago(4) }).text).not.toContain('늦어졌어요')
    expect(mail({ wantedAt: ago(5) }).text.split('\n')[1]).toBe(
      '발송이 늦어졌어요. 원래 11월 28일(토) 오후 4:55에 보냈어야 해요.',
    )
  })

  it('says that there is no position where there is none', () => {
    const { text } = mail({ lat: null, lng: null, accuracyM: null, fixAt: null, batteryPct: null })
    expect(text).toContain('받은 위치가 없어요')
    expect(text).not.toContain('지도')
  })

  it('of help that was asked for in secret lets nobody call', () => {
    const { subject, text } = mail({ isDuress: true })
    expect(subject).toContain('위급')
    expect(text).toContain('전화하거나 메시지를 보내지 마세요')
    expect(text).not.toContain('전화해 보세요')
    expect(noticeOf({ ...ALERT, isDuress: true }).message).toContain('전화하지 말고 바로 112에')
  })

  it('of help that the traveller pressed for says so, also after the time, and when it is told again later', () => {
    const call = { isCall: true }
    expect(mail(call).subject).toBe('[혼저] 고은하(바람개비)님이 도움을 청했어요')
    expect(mail({ ...call, stage: 'EXHAUSTED' }).subject).toContain('다시 알려요')
    expect(noticeOf({ ...ALERT, ...call }).message).toBe(
      '바람개비님이 도움을 청했어요. 바로 전화해 보고, 연락이 안 되면 112나 119에 신고해주세요.',
    )
  })

  it('is one line in its subject, whatever a name is', () => {
    expect(mail({ travellerName: 'a\r\nBcc: b\u2028c' }).subject).not.toMatch(/[\r\n\u2028]/)
  })

  it('is known again by its name, and no other mail has it', () => {
    expect(mail().messageId).toBe(mail({ wantedAt: ago(90) }).messageId)
    expect(mail({ id: 8 }).messageId).not.toBe(mail().messageId)
  })
})

describe('the mail of an end', () => {
  it.each([
    ['SAFE', '무사하다고 알렸어요'],
    ['CANCELLED', '타이머를 취소했어요'],
    ['CONTACT_OK', '연락이 닿았다고 알려줬어요'],
  ] as const)('by %s says so', (ending, words) => {
    expect(mail({ kind: 'ENDED', stage: null, ending }).text).toContain(words)
  })

  it('of which nobody knows how it went does not sound as if all were well', () => {
    const { text } = mail({ kind: 'ENDED', stage: null, ending: 'CLOSED' })
    expect(text).toContain('안전하다는 뜻이 아니에요')
    expect(text).not.toContain('더 하실 일은 없어요')
  })
})

describe('every mail', () => {
  const KINDS = ['INVITATION', 'DRILL', 'ALERT', 'ACKNOWLEDGED', 'ENDED', 'SHARE'] as const
  const STAGES = ['OVERDUE_1', 'EXHAUSTED'] as const
  const typed = { title: 'TYPED', note: 'TYPED', contactName: 'TYPED', acknowledgedBy: 'TYPED' }

  it.each(KINDS)('of kind %s names in its subject nothing that a stranger types but a nickname', (kind) => {
    for (const stage of STAGES) {
      for (const more of [
        {},
        { isDuress: true },
        { isCall: true },
        { ending: 'SAFE' },
        { ending: 'CONTACT_OK' },
      ] as const) {
        expect(mail({ kind, stage, ...typed, ...more }).subject).not.toContain('TYPED')
      }
    }
  })

  it('to a contact who has not agreed has the nickname alone, and the link that refuses further mails', () => {
    const { subject, text, unsubscribe } = mail({
      kind: 'INVITATION',
      contactStatus: 'PENDING',
      travellerName: 'TYPED',
      ...typed,
    })
    expect(subject + text).not.toContain('TYPED')
    // Mail programs show subjects to those who open nothing, and twelve letters are enough for a threat.
    expect(subject).not.toContain('바람개비')
    expect(text).toContain('바람개비')
    expect(unsubscribe).toMatch(/^https:\/\/honjeo\.example\/no-mail\/[\w-]{43}\.[\w-]{22}$/)
    expect(text).toContain(unsubscribe)
  })

  it('to a contact who has agreed has no such link, since it may say that a member is in danger', () => {
    for (const kind of KINDS.slice(1)) expect(mail({ kind }).unsubscribe).toBeUndefined()
  })
})
