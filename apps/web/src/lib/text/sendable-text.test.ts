import { expect, it } from 'vitest'
import { isWebLink, sendableText } from './sendable-text.ts'

it('keeps lines, tabs, emoji and every language', () => {
  const text = '내일 3시!\n\t正房瀑布 · 정방폭포 👩‍👩‍👧'
  expect(sendableText(text)).toBe(text)
})

it('drops what no one sees and the server refuses', () => {
  expect(sendableText('\u202a+82 10-1234-5678\u202c\u0007\r\n')).toBe('+82 10-1234-5678')
})

it('leaves nothing of blank text', () => {
  expect(sendableText(' \n\t ')).toBe('')
})

it.each(['https://jeju.kr', 'http://jeju.kr/a?b#c', 'https://혼저.kr/사진.png'])('takes %s for an address', (text) => {
  expect(isWebLink(text)).toBe(true)
})

it.each([
  '',
  'jeju.kr',
  'ftp://jeju.kr',
  'javascript:alert(1)',
  'https://jeju',
  'https:// jeju.kr',
  ' https://jeju.kr',
])('takes "%s" for none', (text) => {
  expect(isWebLink(text)).toBe(false)
})

it('takes no address that is too long to be kept', () => {
  expect(isWebLink(`https://jeju.kr/${'a'.repeat(484)}`)).toBe(true)
  expect(isWebLink(`https://jeju.kr/${'a'.repeat(485)}`)).toBe(false)
})
