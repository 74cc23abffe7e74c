import type { PlaceDay } from '@honjeo/contract/places'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { dayText } from './day-text.ts'
import { openStateOf, openTexts } from './open-texts.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

const boats: PlaceDay = {
  date: '2027-01-13',
  isKnown: true,
  closed: null,
  isByBoat: true,
  spans: [{ from: 580, to: 950, lastEntry: 830 }],
  checkedOn: '2026-11-28',
}
const at = (day: PlaceDay, clock: string) => openTexts(openStateOf(day, Date.parse(`2027-01-13T${clock}:00+09:00`)))

it.each([
  ['09:00', '아직 배가 없어요', '들어가는 첫 배 09:40'],
  ['11:00', '배가 다녀요', '들어가는 마지막 배 13:50'],
  ['14:00', '들어가는 배는 끝났어요', '나오는 마지막 배 15:50'],
  ['20:00', '오늘 배는 끝났어요', null],
])('at %s an islet speaks of its boats', (clock, state, next) => {
  expect(at(boats, clock)).toEqual({ state, next })
})

it('gives the last boat there as the last entry of the day', () => {
  expect(dayText(boats)).toBe('09:40~15:50 · 들어가는 마지막 배 13:50')
  const { isByBoat: _, ...museum } = boats
  expect(dayText(museum)).toBe('09:40~15:50 · 입장·주문은 13:50까지')
  expect(at(museum, '13:00')).toEqual({ state: '지금 열림', next: '입장·주문은 13:50까지' })
})
