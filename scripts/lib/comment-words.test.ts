import { expect, it } from 'vitest'
import { commentLines, isBare, PRIVATE_WORDS } from './comment-words.ts'

const SOURCE = [
  '/**',
  ' * Returns the days of a plan.',
  ' *',
  ' * Of each, the first stop. It stands',
  ' * Of old in the list.',
  ' */',
  'export const url = "http://a.b" // Of the server; it is told',
  '// Of what came before.',
  '// Of this line it is the second.',
  'const pattern = /[/*] nobody/',
  'const text = `// nobody ${url /* whoever calls */}`',
].join('\n')

it('reads comments, and nothing that looks like one in a text or a pattern', () => {
  expect(commentLines('a.ts', SOURCE).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 Returns the days of a plan.',
    '4 Of each, the first stop. It stands',
    '5 Of old in the list.',
    '7 Of the server; it is told',
    '8 Of what came before.',
    '9 Of this line it is the second.',
    '11 whoever calls',
  ])
})

it('finds sentences that begin with "Of", and not the lines that only go on so', () => {
  const bare = commentLines('a.ts', SOURCE).filter(isBare)
  expect(bare.map(({ line }) => line)).toEqual([4, 7, 8])
})

it.each([
  ['/** By which it is found. */', 1],
  ['/** From whom it came. */', 1],
  ['/** The key by which it is found. */', 0],
  ['/** In which case? */', 1],
  ['/** In a whole year. */', 0],
])('%s has %i openings that only the line below completes', (source, count) => {
  expect(commentLines('a.ts', source).filter(isBare)).toHaveLength(count)
})

it('reads JSX', () => {
  const source = 'const a = <p>{/* anew */}// nobody <b>told</b></p>'
  expect(commentLines('a.tsx', source).map(({ text }) => text)).toEqual(['anew'])
})

it('reads styles', () => {
  const source =
    '/* What is shown. */\n.a { color: red } /* Of the bar:\n   nobody sees it. */\n.b::after { content: "anew" }\n.c { background: url(//a.b/nobody.svg) }'
  expect(commentLines('a.css', source)).toEqual([
    { line: 1, text: 'What is shown.', isOpening: true },
    { line: 2, text: 'Of the bar:', isOpening: true },
    { line: 3, text: 'nobody sees it.', isOpening: false },
  ])
})

it.each([
  ['told, tell', 'who tells it', 'the teller'],
  ['nobody, somebody, anybody', 'Nobody', 'a body'],
  ['stand', 'it stood', 'a standard, understand'],
  ['whoever', 'whoever', 'who ever'],
  ['anew', 'anew', 'a new'],
])('knows %s as a word', (name, held, other) => {
  const pattern = PRIVATE_WORDS[name]!
  expect([pattern.test(held), pattern.test(other)]).toEqual([true, false])
})
