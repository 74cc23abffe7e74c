import { expect, it } from 'vitest'
import { addressKeyOf, hasAddress, toAddressLines } from './address.ts'

const isAt = (address: string, ...lines: string[]) => hasAddress(addressKeyOf(address)!, toAddressLines(lines))
const BURGERS = '제주특별자치도 제주시 노형10길 6'

it('needs the road and the very number', () => {
  expect(isAt(BURGERS, '[주소] 제주 제주시 노형10길 6')).toBe(true)
  expect(isAt(BURGERS, '제주시 노현10길 6')).toBe(true)
  expect(isAt(BURGERS, '제주시 노형10길 16')).toBe(false)
  expect(isAt(BURGERS, '제주시 노형10길 6-2')).toBe(false)
  expect(isAt(BURGERS, '제주시 관덕로8길 6')).toBe(false)
})

it('takes no number of a road for that of a building', () => {
  expect(isAt('제주특별자치도 제주시 관덕로8길 8', '제주시 관덕로8길 34')).toBe(false)
})

it('may have lost the dash of a long number', () => {
  const place = '제주특별자치도 서귀포시 표선면 번영로 2350-104'
  expect(isAt(place, '표선면 번영로 2350104')).toBe(true)
  expect(isAt(place, '표선면 번영로 2350.104')).toBe(true)
  expect(isAt(place, '표선면 번영로 2350-10')).toBe(false)
  expect(isAt('제주시 노형10길 6-2', '노형10길 62')).toBe(false)
})

it('may be wrapped into a second line, not into a third', () => {
  expect(isAt(BURGERS, '제주시 노형10길', '6')).toBe(true)
  expect(isAt(BURGERS, '제주시 노형10길', 'TEL 064-712-3456', '6')).toBe(false)
})

it('knows lots of villages, also on hills', () => {
  expect(isAt('제주특별자치도 제주시 애월읍 봉성리 산 59-8', '애월읍 봉성리 산59-8')).toBe(true)
})

it('has no key where the address ends at the village', () => {
  expect(addressKeyOf('제주특별자치도 제주시 한림읍 협재리')).toBeUndefined()
})
