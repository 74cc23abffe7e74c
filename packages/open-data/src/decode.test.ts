import { expect, it } from 'vitest'
import { decodeKorean } from './decode.ts'

/** 제주 똠방각하: the last four are in CP949 alone, not in EUC-KR. */
const CP949 = Uint8Array.from([0xc1, 0xa6, 0xc1, 0xd6, 0x20, 0x8c, 0x63, 0xb9, 0xe6, 0xb0, 0xa2, 0xc7, 0xcf])

it('reads CP949 beyond EUC-KR', () => {
  expect(decodeKorean(CP949)).toBe('제주 똠방각하')
})

it('reads UTF-8 with a mark at its beginning and without', () => {
  expect(decodeKorean(new TextEncoder().encode('제주 똠방각하'))).toBe('제주 똠방각하')
  expect(decodeKorean(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61]))).toBe('a')
})
