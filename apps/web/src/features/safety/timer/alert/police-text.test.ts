import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { policeSayings, policeText } from './police-text.ts'

const alert: TimerAlert = {
  isDrill: false,
  travellerName: '강새봄',
  contactName: '엄마',
  title: '한라산 오르기',
  note: '빨간 점퍼',
  startedAt: '2026-11-27T22:00:00.000Z',
  plannedAt: '2026-11-28T08:30:00.000Z',
  isUrgent: false,
  isCall: false,
  fix: { lat: 33.3617, lng: 126.5332, accuracyM: 20, takenAt: '2026-11-28T07:10:00.000Z', batteryPct: null },
  acknowledgedBy: null,
  acknowledgedAt: null,
  isMine: false,
  ending: null,
  endedAt: null,
}

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it('says who is missed since when, what they did and where they were last', () => {
  const text = policeText(alert)
  expect(text).toContain('강새봄님이 돌아오기로 한 시간이 지났는데')
  expect(text).toContain('2026-11-28 17:30 (한국 시각)')
  expect(text).toContain('한라산 오르기')
  expect(text).toContain('빨간 점퍼')
  expect(text).toContain('2026-11-28 16:10 (한국 시각)')
  expect(text).toMatch(
    /국가지점번호: 다나 \d{4} \d{4}\n읽는 법: 다나 · [가-힣]{4} · [가-힣]{4} \(Da Na · [a-z ]+ · [a-z ]+\)/,
  )
  expect(text).toContain('33.36170, 126.53320')
})

it('says that they asked for help, and not that they are late', () => {
  const called = policeText({ ...alert, isCall: true })
  expect(called).toContain('강새봄님이 도움을 청했어요')
  expect(called).not.toContain('지났는데')
  expect(called).toContain('돌아오기로 한 시간: 2026-11-28 17:30')

  const withoutTimer = policeText({ ...alert, isCall: true, plannedAt: alert.startedAt })
  expect(withoutTimer).toContain('강새봄님이 도움을 청했어요')
  expect(withoutTimer).not.toContain('돌아오기로 한 시간')
})

it('warns the helper against calling one who may not be heard', () => {
  expect(policeText({ ...alert, isUrgent: true })).toContain('본인에게 전화하지 말아주세요')
  expect(policeText(alert)).not.toContain('전화하지')
})

it('says that nothing is known of where they are', () => {
  const text = policeText({ ...alert, fix: null, note: '' })
  expect(text).toContain('마지막 위치: 모름')
  expect(text).not.toContain('국가지점번호')
  expect(text).not.toContain('남긴 말')
})

it('marks what the traveller wrote as their own words, and no title that the app gave', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(policeText(alert).match(/“한라산 오르기”/g)).toHaveLength(2)
  expect(policeText(alert).match(/“빨간 점퍼”/g)).toHaveLength(2)
  expect(policeText({ ...alert, title: '혼자 다녀오기' })).not.toContain('“혼자 다녀오기”')
})

it('is in Korean first, whatever language is read', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const lines = policeText(alert).split('\n')
  expect(lines[0]).toContain('강새봄')
  expect(lines).toContain('')
})

it('is said in Korean and in the language of the app, without what no voice can say', () => {
  expect(policeSayings(alert).map(({ lang }) => lang)).toEqual(['ko'])
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const [inKorean, own] = policeSayings(alert)
  expect([inKorean?.lang, own?.lang]).toEqual(['ko', 'en'])
  expect(inKorean?.text).toMatch(/국가지점번호: 다나 · [가-힣]{4} · [가-힣]{4}\n/)
  expect(own?.text).toMatch(/Da Na \d{4} \d{4}/)
  for (const saying of [inKorean, own]) expect(saying?.text).not.toContain('http')
})
