import { expect, it } from 'vitest'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { stayOf } from './stay.ts'

const picks = (...titles: string[]) => titles.map((title) => placeNamed(title).contentId)
const noteFor = (...titles: string[]) => stayOf({ stay: null, places: JEJU_PLACES, picks: picks(...titles) }).note

it('reckons the nights in the town that is nearer to the picks', () => {
  expect(noteFor('협재해수욕장', '함덕해수욕장')).toBe('ASSUMED_STAY_JEJU_SI')
  expect(noteFor('천지연폭포', '쇠소깍', '협재해수욕장')).toBe('ASSUMED_STAY_SEOGWIPO_SI')
})

it('reckons them in 제주시 where nothing was picked', () => {
  expect(noteFor()).toBe('ASSUMED_STAY_JEJU_SI')
})

it('takes the lodging that was chosen, without a note', () => {
  const stay = { hub: null, lat: 33.46, lng: 126.93 }
  expect(stayOf({ stay, places: JEJU_PLACES, picks: picks('협재해수욕장') })).toEqual({ stay, note: null })
})
