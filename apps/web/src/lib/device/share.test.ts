import { expect, it } from 'vitest'
import { smsLink } from './share.ts'

it('is read by iPhones, which look after the ampersand, and by others, which look after the question mark', () => {
  const link = smsLink('119', '도움이 필요해요. 1 & 2?\n다나 0968 8599')
  const [, query = ''] = link.split('?', 2)
  expect(link.startsWith('sms:119?&body=')).toBe(true)
  expect(new URLSearchParams(query).get('body')).toBe('도움이 필요해요. 1 & 2?\n다나 0968 8599')
})

it('holds nothing that a link cannot', () => {
  expect(smsLink('112', '#가 나\n&=?')).toMatch(/^sms:112\?&body=[\w%.-]+$/)
})

it('is the bare number without a text', () => {
  expect(smsLink('119')).toBe('sms:119')
})
