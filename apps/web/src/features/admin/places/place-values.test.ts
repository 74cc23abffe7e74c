import type { StaffPlaceDetail } from '@honjeo/contract/admin/places'
import { expect, it } from 'vitest'
import { changesOf, draftOf, flawsOf, NO_PLACE, valuesOf } from './place-values.ts'

const PLACE: StaffPlaceDetail = {
  contentId: 126_435,
  contentTypeId: 12,
  title: '성산일출봉',
  addr1: '제주특별자치도 서귀포시 성산읍',
  region: 'NAMJEJU_GUN',
  hiddenAt: null,
  lat: 33.4581,
  lng: 126.9425,
  overview: '바다 위의 봉우리예요.',
  tel: '064-000-0000',
  homepage: null,
  openTime: null,
  restDate: null,
  parking: null,
  fee: null,
  period: null,
  eventStart: null,
  eventEnd: null,
  indoor: false,
  soloScore: 80,
  hoursDoubted: false,
  stayFacts: [],
  cover: 'BEST',
  coverImage: null,
  isImported: true,
}

it('finds nothing to send while nothing changed', () => {
  expect(changesOf(PLACE, valuesOf(PLACE))).toEqual({})
  expect(changesOf(PLACE, { ...valuesOf(PLACE), title: ' 성산일출봉 ', lat: '33.45810' })).toEqual({})
})

it('sends the fields that changed, empty ones as nothing', () => {
  const values = { ...valuesOf(PLACE), tel: ' ', openTime: '07:00~20:00', soloScore: '90', indoor: true }
  expect(changesOf(PLACE, values)).toEqual({ tel: null, openTime: '07:00~20:00', soloScore: 90, indoor: true })
})

it('says what has to be filled in, and what is no number', () => {
  expect(flawsOf(valuesOf(PLACE))).toEqual({})
  expect(flawsOf(NO_PLACE)).toEqual({
    title: 'missing',
    addr1: 'missing',
    overview: 'missing',
    lat: 'notANumber',
    lng: 'notANumber',
  })
  expect(flawsOf({ ...valuesOf(PLACE), lng: '126도' })).toEqual({ lng: 'notANumber' })
})

it('makes a new place of what was typed', () => {
  expect(draftOf(valuesOf(PLACE), '새로 생겼어요.')).toMatchObject({
    title: '성산일출봉',
    lat: 33.4581,
    homepage: null,
    note: '새로 생겼어요.',
  })
})
