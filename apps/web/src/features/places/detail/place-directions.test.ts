import { expect, it } from 'vitest'
import { kakaoDirections, naverDirections } from './place-directions.tsx'

const PLACE = { lat: 33.36, lng: 126.35 }

it('leads to the place on both maps', () => {
  expect(kakaoDirections('oreum', PLACE)).toBe('https://map.kakao.com/link/to/oreum,33.36,126.35')
  expect(naverDirections('oreum', PLACE)).toBe(
    'https://map.naver.com/p/directions/-/126.35,33.36,oreum,PLACE_POI/-/transit',
  )
})

it('keeps a name with commas and slashes in one piece', () => {
  expect(kakaoDirections('a,b/c', PLACE)).toBe('https://map.kakao.com/link/to/a%2Cb%2Fc,33.36,126.35')
})
