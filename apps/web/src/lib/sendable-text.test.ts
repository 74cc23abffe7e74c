import { expect, it } from 'vitest'
import { sendableText } from './sendable-text.ts'

it('keeps lines, tabs, emoji and every language', () => {
  const text = '내일 3시!\n\t正房瀑布 · 정방폭포 👩‍👩‍👧'
  expect(sendableText(text)).toBe(text)
})

it('drops what nobody sees and the server refuses', () => {
  expect(sendableText('\u202a+82 10-1234-5678\u202c\u0007\r\n')).toBe('+82 10-1234-5678')
})

it('leaves nothing of blank text', () => {
  expect(sendableText(' \n\t ')).toBe('')
})
