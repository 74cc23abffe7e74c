import { expect, it } from 'vitest'
import { decodeKorean } from './decode.ts'

/** The bytes as Python's codec cp949 writes them. The second, the sixth to eighth and the last are in CP949 alone, not in EUC-KR. */
const CP949 = [
  ['제주 똠방각하', 'c1a6c1d6208c63b9e6b0a2c7cf'],
  ['뷁펲힣갂', '94eebc84c6528141'],
  ['a,ㄱ,①', '612ca4a12ca8e7'],
] as const

it.each(CP949)('reads %s', (text, bytes) => {
  expect(decodeKorean(Buffer.from(bytes, 'hex'))).toBe(text)
})

it('reads UTF-8 with a mark at its beginning and without', () => {
  expect(decodeKorean(new TextEncoder().encode('제주 똠방각하'))).toBe('제주 똠방각하')
  expect(decodeKorean(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61]))).toBe('a')
})

it('reads what ends within a letter', () => {
  expect(decodeKorean(Uint8Array.from([0xc1, 0xa6, 0xc1]))).toMatch(/^제/)
})
