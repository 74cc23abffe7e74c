import { expect, it } from 'vitest'
import { isWebLink } from './web-link.ts'

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
