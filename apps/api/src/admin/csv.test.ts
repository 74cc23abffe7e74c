import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

async function* batchesOf<T>(...batches: T[]) {
  yield* batches
}
async function csvOf(headers: string[], ...batches: (string | number | null)[][][]): Promise<string> {
  let text = ''
  for await (const part of toCsv(headers, batchesOf(...batches))) text += part
  return text
}
const read = (text: string): string[][] => parse(text, { bom: true })

/** The signs that begin a formula: Excel and LibreOffice go by the first one, some after blanks, quotes or invisible marks. */
const STARTERS = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
const DISGUISES = ['', ' ', '\u00a0', '"', '""', "'", '\u200b', '\ufeff', '\n', ' "\u200b']

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom(...DISGUISES), fc.constantFrom(...STARTERS), fc.string({ unit: 'grapheme' }))
    .map((parts) => parts.join('')),
  fc.constantFrom('a,b', 'a"b', '두\r\n줄', ';=1+1', '=HYPERLINK("http://a.example","열기")'),
)
const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.record({
    headers: fc.array(fc.constantFrom('번호', '제목', '내용'), { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 }),
  }),
)

it('gives back every text to its reader, at most with an apostrophe before it', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ headers, rows }) => {
      const [first, ...others] = read(await csvOf(headers, rows))
      expect(first).toEqual(headers)
      expect(others).toHaveLength(rows.length)
      for (const [r, row] of rows.entries()) {
        for (const [c, text] of row.entries()) expect([text, `'${text}`]).toContain(others[r]?.[c])
      }
    }),
  )
})

it('begins no cell with what could be a formula, in whatever disguise', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 5 }), async (row) => {
      const [, cells = []] = read(
        await csvOf(
          row.map(() => '내용'),
          [row],
        ),
      )
      for (const text of cells) {
        if (text.startsWith("'")) continue
        expect(STARTERS).not.toContain(text.replace(/^[\s\u200b\ufeff'"]+/u, '')[0])
        expect(text).not.toMatch(/^[\t\r\n]/)
      }
    }),
  )
})

it('leaves numbers numbers, and what is unknown empty', async () => {
  expect(await csvOf(['번호', '점수', '메모'], [[1, -5, null]])).toBe('\ufeff"번호","점수","메모"\r\n1,-5,\r\n')
})

it('leaves a phone number and a plain text as they are, and distinguishes an empty text from nothing', async () => {
  expect(read(await csvOf(['가'], [['064-710-0000'], ['안녕하세요'], ["it's 5"], ['']])).flat()).toEqual([
    '가',
    '064-710-0000',
    '안녕하세요',
    "it's 5",
    '',
  ])
})

it('writes rows as they come, batch after batch, each line ended alike', async () => {
  const text = await csvOf(['번호'], [[1], [2]], [], [[3]])
  expect(text).toBe('\ufeff"번호"\r\n1\r\n2\r\n3\r\n')
})
