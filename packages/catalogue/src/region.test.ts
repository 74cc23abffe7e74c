import { describe, expect, it } from 'vitest'
import { regionOfAddress } from './region.ts'

describe('the region of an address', () => {
  it.each([
    ['제주특별자치도 서울시 중구 세종대로 110'],
    ['부산광역시 해운대구 우동'],
    ['제주특별자치도'],
    ['제주시청 앞'],
    ['제주특별자치도 제주시 성산읍 일출로 1'],
    ['제주특별자치도 서귀포시 애월읍 애월로 1'],
    [''],
  ])('is unknown for %j', (address) => {
    expect(regionOfAddress(address)).toBeNull()
  })

  it.each(['한림읍', '애월읍', '구좌읍', '조천읍', '한경면', '추자면', '우도면'])('is 북제주군 in %s', (town) => {
    expect(regionOfAddress(`제주특별자치도 제주시 ${town} 어느로 1`)).toBe('BUKJEJU_GUN')
    expect(regionOfAddress(`제주특별자치도 제주시 ${town}`)).toBe('BUKJEJU_GUN')
  })

  it.each(['대정읍', '남원읍', '성산읍', '안덕면', '표선면'])('is 남제주군 in %s', (town) => {
    expect(regionOfAddress(`제주특별자치도 서귀포시 ${town} 어느로 1`)).toBe('NAMJEJU_GUN')
  })

  it.each([
    ['제주특별자치도 제주시 관덕로 19', 'JEJU_SI'],
    ['제주특별자치도 제주시 용담이동', 'JEJU_SI'],
    ['제주시 1100로 2070-61', 'JEJU_SI'],
    ['제주 제주시 연동 272-34', 'JEJU_SI'],
    ['제주특별자치도 서귀포시 이중섭로 29', 'SEOGWIPO_SI'],
    ['제주도 서귀포시 서홍동 666-1', 'SEOGWIPO_SI'],
  ])('is the city itself for %s', (address, region) => {
    expect(regionOfAddress(address)).toBe(region)
  })

  it('does not take a road that is named after a town for the town', () => {
    expect(regionOfAddress('제주특별자치도 제주시 애월읍로 1')).toBe('JEJU_SI')
  })
})
