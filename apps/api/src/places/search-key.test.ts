import { expect, it } from 'vitest'
import { setUpTestApp } from '../testing/test-app.ts'
import { keyPositions, searchKey } from '@honjeo/hangul-search/search-key'

const t = setUpTestApp()

const EVERY_LETTER = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (letter) => letter !== '\0' && !/[\ud800-\udfff]/.test(letter),
)

const TEXTS = [
  '성산 일출봉',
  '제주4·3평화공원',
  'WE호텔 (더 그랜드) 7-1',
  '새별오름'.normalize('NFD'),
  'Café İstanbul ÀÉ straße',
  'ㅎ라ㄳㅏ',
  'ひらがなカタカナ漢字',
  '🍊감귤🏝️\t\n%_\\.*[]()^$',
  '',
  // These are letters that only a locale, or only Unicode, would write as Latin ones in lower case.
  'K\u212aI\u0130\u0131\uff21',
]

it('agrees with the database about every text', async () => {
  const texts = [...TEXTS, ...EVERY_LETTER]
  const { rows } = await t.database.pool.query<{ key: string }>(
    'select search_key(text) as key from unnest($1::text[]) with ordinality as texts(text, n) order by n',
    [texts],
  )
  const different = texts.filter((text, i) => rows[i]?.key !== searchKey(text))
  expect(rows).toHaveLength(texts.length)
  expect(different).toEqual([])
})

it('keeps letters and digits, small', () => {
  expect(searchKey('WE호텔 (더 그랜드) 7-1 🍊')).toBe('we호텔더그랜드71')
})

it('knows where each letter of a key is in the text', () => {
  const text = '🍊 감귤·주스 A1'
  expect(keyPositions(text).map((position) => text[position])).toEqual(['감', '귤', '주', '스', 'A', '1'])
})
