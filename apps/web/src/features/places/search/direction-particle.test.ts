import { expect, it } from 'vitest'
import { takesShortDirection } from './direction-particle.ts'

it.each(['한라', '애월', '협재', '올레길', 'Olle', '2코스', 'Hotel', '1'])('%s로', (word) => {
  expect(takesShortDirection(word)).toBe(true)
})

it.each(['새별오름', '한라산', '시장', '책방', 'Museum', 'Osulloc Garden', '3', '오름'.normalize('NFD')])(
  '%s으로',
  (word) => {
    expect(takesShortDirection(word)).toBe(false)
  },
)
