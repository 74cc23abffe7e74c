import { expect, it } from 'vitest'
import { dayOf, phoneOf, positionOf, spanOf } from './help-fields.ts'

it.each([
  ['0900', '1830', { from: 540, to: 1110 }],
  ['900', '1830', { from: 540, to: 1110 }],
  ['2000', '2600', { from: 1200, to: 1560 }],
  ['2200', '0100', { from: 1320, to: 1500 }],
  ['0000', '2400', { from: 0, to: 1440 }],
  ['0000', '0000', null],
  ['', '', null],
  ['0900', '', null],
  ['9시', '18시', null],
  ['0960', '1800', null],
])('%s to %s', (from, to, span) => {
  expect(spanOf(from, to)).toEqual(span)
})

it.each([
  ['064-717-1900', '064-717-1900'],
  ['064)717-1900', '064-717-1900'],
  ['1588-1234', '1588-1234'],
  ['010-1234-5678', null],
  ['119', null],
  ['', null],
])('the phone of %s', (text, phone) => {
  expect(phoneOf(text)).toBe(phone)
})

it.each([
  ['2026-10-29 16:01:03', '2026-10-29'],
  ['20261029', '2026-10-29'],
  ['2026-02-30', null],
  ['', null],
])('the day of %s', (text, day) => {
  expect(dayOf(text)).toBe(day)
})

const COLUMNS = { lat: ['lat'], lng: ['lng'], east: ['x'], north: ['y'] }
it.each([
  [
    { lat: '33.5', lng: '126.5' },
    { lat: 33.5, lng: 126.5 },
  ],
  [
    { lat: '', lng: '', x: '156361.08', y: '451.07' },
    { lat: 33.4996, lng: 126.5312 },
  ],
])('the position of %j', (row, { lat, lng }) => {
  const found = positionOf(row, COLUMNS)
  expect(found?.lat).toBeCloseTo(lat, 4)
  expect(found?.lng).toBeCloseTo(lng, 4)
})

it.each([[{ lat: '126.5', lng: '33.5' }], [{ x: '', y: '' }], [{ x: '0', y: '0' }], [{ lat: '33.5E0', lng: '0x7e' }]])(
  '%j is no position on Jeju',
  (row) => {
    expect(positionOf(row, COLUMNS)).toBeNull()
  },
)
