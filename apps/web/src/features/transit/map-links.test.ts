import { expect, it } from 'vitest'
import { kakaoRoute, naverTransit } from './map-links.ts'

const from = { title: '새별오름, 주차장', lat: 33.3665, lng: 126.36 }
const to = { title: 'A/B 호텔', lat: 33.4996, lng: 126.5142 }

it('name both ends, whatever is in a name', () => {
  expect(kakaoRoute(from, to, 'traffic')).toBe(
    `https://map.kakao.com/link/by/traffic/${encodeURIComponent('새별오름, 주차장')},33.3665,126.36/A%2FB%20${encodeURIComponent('호텔')},33.4996,126.5142`,
  )
  expect(naverTransit(from, to)).toBe(
    `https://map.naver.com/p/directions/126.36,33.3665,${encodeURIComponent('새별오름, 주차장')},PLACE_POI/126.5142,33.4996,A%2FB%20${encodeURIComponent('호텔')},PLACE_POI/-/transit`,
  )
})
