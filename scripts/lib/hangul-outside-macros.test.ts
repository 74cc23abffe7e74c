import { describe, expect, it } from 'vitest'
import { hangulOutsideMacros } from './hangul-outside-macros.ts'

const texts = (source: string, fileName = 'screen.tsx') => hangulOutsideMacros(fileName, source).map(({ text }) => text)

const IMPORTS = `
import { t, msg, defineMessage, plural, select } from '@lingui/core/macro'
import { Trans, Plural, Select, useLingui } from '@lingui/react/macro'
`

describe('Hangul that is found', () => {
  it.each([
    ['a string', `const a = '안녕'`],
    ['a string written with escapes', String.raw`const a = '\uc548\ub155'`],
    ['a string of half syllables', `const a = 'ㅎㄹㅅ'`],
    ['a plain template', 'const a = `안녕`'],
    ['the head of a template', 'const a = `안녕 ${x}`'],
    ['the middle of a template', 'const a = `${x} 안녕 ${y}`'],
    ['the tail of a template', 'const a = `${x} 안녕`'],
    ['JSX text', 'const a = <p>안녕</p>'],
    ['a JSX attribute', '<img alt="바다" />'],
    ['an object value', `const labels = { home: '홈' }`],
    ['a quoted object key', `const labels = { '홈': 1 }`],
    ['a default argument', `function greet(name = '손님') {}`],
  ])('%s', (_, source) => {
    expect(texts(source)).toHaveLength(1)
  })

  it('names the line and column', () => {
    expect(hangulOutsideMacros('a.ts', `const a = 1\nconst b = '안녕'`)).toEqual([
      { line: 2, column: 11, text: '안녕' },
    ])
  })

  it.each([
    ['a call that is not a macro', `import { t } from './mine.ts'\nt('안녕')`],
    ['a tag that is not a macro', "import { t } from './mine.ts'\nt`안녕`"],
    ['an element that is not a macro', `import { Trans } from '@lingui/react'\n;<Trans>안녕</Trans>`],
    ['a name that shadows the macro', IMPORTS + 'function f(t) { return t`안녕` }'],
    ['t of another hook', IMPORTS + 'function f() { const { t } = useOther(); return t`안녕` }'],
    ['i18n of the hook', IMPORTS + `function f() { const { i18n } = useLingui(); return i18n('안녕') }`],
  ])('in %s', (_, source) => {
    expect(texts(source)).toEqual(['안녕'])
  })

  it('in an expression put into a message, which Lingui does not translate', () => {
    expect(texts(IMPORTS + "t`안녕 ${yes ? '가' : '나'}`")).toEqual(['가', '나'])
    expect(texts(IMPORTS + `;<Trans>안녕 {yes ? '가' : '나'}</Trans>`)).toEqual(['가', '나'])
    expect(texts(IMPORTS + `t({ message: '안' + '녕' })`)).toEqual(['안', '녕'])
  })

  it('in an attribute of an element inside Trans', () => {
    expect(texts(IMPORTS + `;<Trans>안녕 <img alt="바다" /></Trans>`)).toEqual(['바다'])
  })
})

describe('Hangul that is well where it is', () => {
  it.each([
    ['a tagged template', 't`안녕`'],
    ['a tagged template with a value', 't`안녕 ${name}님`'],
    ['a descriptor', `t({ message: '안녕', comment: '인사' })`],
    ['a template in a descriptor', 't({ message: `안녕 ${name}님` })'],
    ['msg', 'const a = msg`안녕`'],
    ['defineMessage', `const a = defineMessage({ message: '안녕' })`],
    ['plural', `plural(count, { one: '하나', other: '#개' })`],
    ['a plural inside a message', "t`방 ${plural(count, { one: '하나', other: '#개' })}`"],
    ['select', `select(gender, { female: '여성', other: '모두' })`],
    ['Trans', '<Trans>안녕</Trans>'],
    ['Trans with elements', '<Trans>안녕 <b>혼저 <i>옵서</i></b></Trans>'],
    ['Trans with a string expression', `<Trans>{'안녕'}</Trans>`],
    ['Trans in a fragment', '<Trans><>안녕</></Trans>'],
    ['Plural', '<Plural value={n} one="하나" other="#개" />'],
    ['Plural with elements', '<Plural value={n} one={<b>하나</b>} other={<>#개</>} />'],
    ['Plural inside Trans', '<Trans>방 <Plural value={n} one="하나" other="#개" /></Trans>'],
    ['Select', '<Select value={g} _female="여성" other="모두" />'],
    ['t of useLingui', 'function f() { const { t } = useLingui(); return t`안녕` }'],
    ['t of useLingui by another name', 'function f() { const { t: say } = useLingui(); return say`안녕` }'],
  ])('in %s', (_, source) => {
    expect(texts(`${IMPORTS};${source}`)).toEqual([])
  })

  it('in a macro imported by another name', () => {
    expect(texts("import { t as say } from '@lingui/core/macro'\nsay`안녕`")).toEqual([])
  })

  it.each([
    ['comments', '/* 안녕 */ const a = 1 // 혼저'],
    ['JSX comments', 'const a = <p>{/* 안녕 */}</p>'],
    ['types', `type Kind = '여유형' | \`\${string}형\``],
    ['names', `const labels = { 여유형: 1 }`],
    ['regular expressions', 'const syllable = /[가-힣]/'],
  ])('in %s', (_, source) => {
    expect(texts(source)).toEqual([])
  })

  it('in a file without JSX, where < may begin a type', () => {
    expect(texts(IMPORTS + 'const a = <string>t`안녕`', 'plain.ts')).toEqual([])
  })
})
