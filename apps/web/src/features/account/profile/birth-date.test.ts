import { describe, expect, it } from 'vitest'
import { birthDateProblem, parseBirthDate, tidyBirthDate } from './birth-date.ts'

const TODAY = '2026-11-28'

describe('birthDateProblem', () => {
  it.each(['19980321', '1998.3.21', '1998. 03. 21', '1998-03-21', '1998/3/21', '1998년 3월 21일', ' 19980321 '])(
    'accepts %s',
    (text) => {
      expect(birthDateProblem(text, TODAY)).toBeNull()
      expect(parseBirthDate(text)).toBe('1998-03-21')
    },
  )

  it('asks for a date when there is none', () => {
    expect(birthDateProblem('  ', TODAY)).toBe('REQUIRED')
  })

  it.each(['980321', '1998032', '199803211', '내 생일', '1998. 3', '1998-03-21-1'])(
    'refuses the form of %s',
    (text) => {
      expect(birthDateProblem(text, TODAY)).toBe('FORMAT')
      expect(parseBirthDate(text)).toBeNull()
    },
  )

  it.each(['20010229', '19981301', '19980431', '19980300'])('refuses %s, which no calendar has', (text) => {
    expect(birthDateProblem(text, TODAY)).toBe('CALENDAR')
    expect(parseBirthDate(text)).toBeNull()
  })

  it('knows 29 February of a leap year', () => {
    expect(birthDateProblem('20000229', TODAY)).toBeNull()
  })

  it.each(['18991231', '20261129', '99990101'])('refuses %s as out of range', (text) => {
    expect(birthDateProblem(text, TODAY)).toBe('RANGE')
  })

  it('lets members in from their fourteenth birthday on', () => {
    expect(birthDateProblem('20121128', TODAY)).toBeNull()
    expect(birthDateProblem('20121129', TODAY)).toBe('AGE')
  })

  it('counts a 29 February as 1 March in a year without it', () => {
    expect(birthDateProblem('20120229', '2026-02-28')).toBe('AGE')
    expect(birthDateProblem('20120229', '2026-03-01')).toBeNull()
  })
})

describe('tidyBirthDate', () => {
  it('sets a date apart', () => {
    expect(tidyBirthDate('19980321')).toBe('1998. 03. 21')
  })

  it('leaves alone what is not a date yet', () => {
    expect(tidyBirthDate('1998')).toBe('1998')
    expect(tidyBirthDate('20010229')).toBe('20010229')
  })
})
