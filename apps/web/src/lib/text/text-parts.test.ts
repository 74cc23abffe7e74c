import { describe, expect, it } from 'vitest'
import { splitText } from './text-parts.ts'

const links = (text: string) => splitText(text).flatMap((part) => (part.type === 'link' ? part.href : []))
const whole = (text: string) =>
  splitText(text, [{ userId: 2, nickName: '바람' }])
    .map((part) => part.text)
    .join('')

it('leaves plain text in one piece, markup included', () => {
  expect(splitText('<b>오름</b>\n& 바다')).toEqual([{ type: 'text', text: '<b>오름</b>\n& 바다' }])
  expect(splitText('')).toEqual([])
})

describe('web addresses', () => {
  it.each([
    ['https://visitjeju.net', ['https://visitjeju.net']],
    ['여기 http://a.kr/x?y=1#z 예요', ['http://a.kr/x?y=1#z']],
    ['(https://a.kr/오름)', ['https://a.kr/오름']],
    ['https://ko.wikipedia.org/wiki/오름_(지형)', ['https://ko.wikipedia.org/wiki/오름_(지형)']],
    ['https://a.kr, https://b.kr!', ['https://a.kr', 'https://b.kr']],
    ['https://jeju.kr에서 봤어요', ['https://jeju.kr']],
  ])('are found in %s', (text, found) => {
    expect(links(text)).toEqual(found)
  })

  it.each(['javascript:alert(1)', 'www.naver.com', 'https://', 'data:text/html,x', 'http://...'])(
    '%s is none',
    (text) => {
      expect(links(text)).toEqual([])
    },
  )
})

describe('mentions', () => {
  const people = [
    { userId: 1, nickName: '바람' },
    { userId: 2, nickName: '바람개비' },
  ]

  it('are those the server knows, the longest name first', () => {
    expect(splitText('@바람개비 @바람 @누구', people)).toEqual([
      { type: 'mention', text: '@바람개비', userId: 2 },
      { type: 'text', text: ' ' },
      { type: 'mention', text: '@바람', userId: 1 },
      { type: 'text', text: ' @누구' },
    ])
  })

  it('may be followed by a particle', () => {
    expect(splitText('@바람님 안녕', people)[0]).toEqual({ type: 'mention', text: '@바람', userId: 1 })
  })
})

it.each(['@바람 https://a.kr. 끝', '끝 @바람', 'https://a.kr)', 'http://... 뭐'])('loses nothing of %s', (text) => {
  expect(whole(text)).toBe(text)
})
