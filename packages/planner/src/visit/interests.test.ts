import { INTERESTS } from '@honjeo/contract/values/enums'
import { expect, it } from 'vitest'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { madePlace } from '../testing/made-place.ts'
import { interestsOf } from './interests.ts'

it.each([
  ['협재해수욕장', ['SEA', 'VIEW']],
  ['새별오름', ['OREUM', 'VIEW']],
  ['성산일출봉', ['OREUM', 'VIEW']],
  ['신양섭지해수욕장', ['SEA', 'ACTIVITY']],
  ['비자림', ['FOREST']],
  ['국립제주박물관', ['CULTURE']],
  ['관덕정', ['CULTURE']],
  ['만춘서점', ['CULTURE']],
  ['책방 소리소문', ['CULTURE']],
  ['제주문학관', ['CULTURE']],
  ['오설록 티뮤지엄', ['CULTURE', 'CAFE']],
  ['서광차밭', ['CAFE']],
  ['월정리해변', ['SEA']],
  ['커피템플', ['CAFE']],
  ['애월더선셋', ['CAFE', 'VIEW']],
  ['동문재래시장', ['MARKET']],
  ['수목원길 야시장', ['MARKET']],
  ['9.81파크', ['ACTIVITY']],
  ['월정 투명카약', ['SEA', 'ACTIVITY']],
  ['한라산 영실', ['OREUM', 'ACTIVITY', 'VIEW']],
  ['1100고지 습지', ['VIEW']],
  ['올래국수', []],
  ['오션힐스테이', []],
])('%s serves %j', (title, interests) => {
  expect(interestsOf(placeNamed(title))).toEqual(interests)
})

it('takes no museum for a café because there is one beside it', () => {
  const museum = madePlace({ contentId: 1, contentTypeId: 14, title: '돌 박물관', keywords: '찻집 티 뮤지엄 북카페' })
  expect(interestsOf(museum)).toEqual(['CULTURE'])
})

it.each(INTERESTS)('%s is served by enough places for a journey', (interest) => {
  const serving = JEJU_PLACES.filter((place) => interestsOf(place).includes(interest))
  expect(serving.length).toBeGreaterThanOrEqual(15)
})
