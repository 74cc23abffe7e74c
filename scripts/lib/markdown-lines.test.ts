import { expect, it } from 'vitest'
import { isBare, PRIVATE_WORDS } from './comment-words.ts'
import { markdownLines } from './markdown-lines.ts'

const PAGE = [
  '# Of words',
  'The server is told `who tells it`; it',
  'of old [stands](told.md#anew) there.',
  '',
  '```sh',
  'npm run anew # nobody',
  '',
  '```',
  '',
  '- **Why.** Of two, one. `whoever',
  '  anew` Of it, more.',
  '- the first part',
  '  Of this item.',
  '',
  '<!-- nobody: begin -->',
  '',
  '| what           | who               |',
  '| -------------- | ----------------- |',
  '| a timer        | Of those inside   |',
  '| Of an address  | `Of` a code       |',
  '',
  '> 1. Of a quote',
].join('\n')
const lines = markdownLines(PAGE)

it('reads headings, paragraphs, items and rows, and neither code nor the targets of links', () => {
  expect(lines.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '1 Of words',
    '2 The server is told ``; it',
    '3 of old [stands] there.',
    '10 Why. Of two, one. `',
    '11 ` Of it, more.',
    '12 the first part',
    '13 Of this item.',
    '17 what           | who               |',
    '19 a timer        | Of those inside   |',
    '20 Of an address  | `` a code       |',
    '22 Of a quote',
  ])
})

it('finds sentences and cells that begin with "Of", and not the lines that only go on so', () => {
  expect(lines.filter(isBare).map(({ line }) => line)).toEqual([1, 10, 19, 20, 22])
})

it('finds each word where people read it', () => {
  const found = Object.values(PRIVATE_WORDS).map((word) => lines.filter(({ text }) => word.test(text)).length)
  expect(found).toEqual([1, 0, 1, 0, 0])
})
