import { expect, it } from 'vitest'
import { pronounceGridNumber, soundGridNumber, spellGridNumber } from './spelling.ts'

it('is read out digit by digit', () => {
  expect(spellGridNumber('다나 0968 8599')).toBe('다나 · 공구육팔 · 팔오구구')
  expect(spellGridNumber('사아 1234 5670')).toBe('사아 · 일이삼사 · 오육칠공')
})

it('sounds the same to those who do not read Hangul', () => {
  expect(soundGridNumber('다나 0968 8599')).toBe('Da Na 0968 8599')
  expect(soundGridNumber('사아 0000 0001')).toBe('Sa A 0000 0001')
})

it('is pronounced for those who call a Korean themselves', () => {
  expect(pronounceGridNumber('다나 0968 8599')).toBe('Da Na · gong gu yuk pal · pal o gu gu')
})
