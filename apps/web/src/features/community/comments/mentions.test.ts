import { describe, expect, it } from 'vitest'
import { insertMention, mayBecome, mentionedIn, settledPart, typedMention } from './mentions.ts'

describe('a name being typed', () => {
  it.each([
    ['@', { start: 0, typed: '' }],
    ['안녕 @바람', { start: 3, typed: '바람' }],
    ['첫 줄\n@Wi', { start: 4, typed: 'Wi' }],
  ])('is seen in %j', (text, mention) => {
    expect(typedMention(text, text.length)).toEqual(mention)
  })

  it.each(['', '안녕', 'me@honjeo', '@바람 ', '@바람!', '@가나다라마바사아자차카타파'])('is not seen in %j', (text) => {
    expect(typedMention(text, text.length)).toBeNull()
  })

  it('ends at the caret', () => {
    expect(typedMention('@바람개비', 2)).toEqual({ start: 0, typed: '바' })
  })
})

describe('who may be meant', () => {
  it.each([
    ['바람개비', ''],
    ['바람개비', 'ㅂ'],
    ['바람개비', '바'],
    ['바람개비', '바라'],
    ['바람개비', '바람'],
    ['바람개비', '발'],
    ['바람개비', '바람ㄱ'],
    ['봐요', '보'],
    ['Windy', 'wi'],
    ['오름7', '오름7'],
  ])('%s while %j is there', (name, typed) => {
    expect(mayBecome(name, typed)).toBe(true)
  })

  it.each([
    ['바람개비', '람'],
    ['바람개비', '밤'],
    ['바람개비', 'ㅃ'],
    ['바람', '바람개'],
    ['Windy', 'wo'],
  ])('not %s while %j is there', (name, typed) => {
    expect(mayBecome(name, typed)).toBe(false)
  })

  it('is asked of the server by what no further key will change', () => {
    expect(['바라', 'ㅂ', 'win', ''].map(settledPart)).toEqual(['바', '', 'win', ''])
  })
})

it('puts the name in the place of what was typed', () => {
  const typed = typedMention('저도 @바', 5)
  expect(typed && insertMention('저도 @바 같이 가요', typed, '바람')).toEqual({
    text: '저도 @바람 같이 가요',
    caret: 7,
  })
})

it('names those whose name was left in the text', () => {
  const people = [
    { userId: 1, nickName: '바람' },
    { userId: 2, nickName: '오름' },
    { userId: 1, nickName: '바람' },
  ]
  expect(mentionedIn('@바람 님', people)).toEqual([{ userId: 1, nickName: '바람' }])
})
