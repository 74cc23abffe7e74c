import { expect, it } from 'vitest'
import { isBlank, isComplete, isInquiryValues, isWrongLink, NO_INQUIRY, toInquiryDraft } from './inquiry-values.ts'

const WRITTEN = { ...NO_INQUIRY, category: 'ACCOUNT' as const, title: ' 로그인 ', content: '안 돼요.\n' }

it('is complete with a category, a title and a content that are more than space', () => {
  expect(isComplete(NO_INQUIRY)).toBe(false)
  expect(isComplete({ ...WRITTEN, category: null })).toBe(false)
  expect(isComplete({ ...WRITTEN, title: '  ' })).toBe(false)
  expect(isComplete({ ...WRITTEN, content: '\n' })).toBe(false)
  expect(isComplete(WRITTEN)).toBe(true)
})

it('is sent trimmed and without blank addresses', () => {
  expect(toInquiryDraft({ ...WRITTEN, links: ['', ' https://jeju.kr ', ' '] }, 'ACCOUNT')).toEqual({
    category: 'ACCOUNT',
    title: '로그인',
    content: '안 돼요.',
    attachmentUrls: ['https://jeju.kr'],
    images: [],
  })
})

it('takes a blank address, and one of the web', () => {
  expect(isWrongLink(' ')).toBe(false)
  expect(isWrongLink('https://jeju.kr')).toBe(false)
  expect(isWrongLink('jeju.kr')).toBe(true)
  expect(isWrongLink('javascript:alert(1)')).toBe(true)
})

it('is blank until something is written or chosen', () => {
  expect(isBlank(NO_INQUIRY)).toBe(true)
  expect(isBlank({ ...NO_INQUIRY, links: ['', 'h'] })).toBe(false)
  expect(isBlank({ ...NO_INQUIRY, category: 'OTHER' })).toBe(false)
})

it('knows a draft of its own from anything else', () => {
  expect(isInquiryValues(WRITTEN)).toBe(true)
  expect(isInquiryValues({ ...WRITTEN, links: [] })).toBe(false)
  expect(isInquiryValues({ ...WRITTEN, category: 'NO_SUCH' })).toBe(false)
})
