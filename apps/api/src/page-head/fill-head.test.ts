import { describe, expect, it } from 'vitest'
import { fillHead, type PageHead } from './fill-head.ts'

const PAGE = `<!doctype html>
<html lang="ko">
  <head>
    <title>혼저</title>
    <meta
      name="description"
      content="혼자 떠나는 제주"
    />
    <meta property="og:title" content="혼저" />
    <meta property="og:type" content="website" />
    <meta property="og:image" content="/covers/honjeo.png" />
    <meta property="og:image:width" content="1200" />
  </head>
  <body><div id="root"></div></body>
</html>
`
const HEAD: PageHead = {
  path: '/search-detail/7',
  image: '/covers/7.png',
  title: '새별오름',
  description: '억새',
  type: 'article',
}

const ORIGIN = { origin: 'https://honjeo.example', lang: undefined, locale: 'ko' } as const

const fill = (head: Partial<PageHead> = {}) => fillHead(PAGE, { ...HEAD, ...head }, ORIGIN)
const count = (html: string, part: string) => html.split(part).length - 1

describe('fillHead', () => {
  it('says each thing once: in the place of the old tag, or added', () => {
    expect(fill({ isUnlisted: true })).toBe(`<!doctype html>
<html lang="ko">
  <head>
    <title>새별오름 · 혼저</title>
    <meta name="description" content="억새" />
    <meta property="og:title" content="새별오름" />
    <meta property="og:type" content="article" />
    <meta property="og:image" content="https://honjeo.example/covers/7.png" />
    <meta property="og:image:width" content="1200" />
  <link rel="canonical" href="https://honjeo.example/search-detail/7" /><meta property="og:url" content="https://honjeo.example/search-detail/7" /><meta property="og:site_name" content="혼저" /><meta property="og:locale" content="ko_KR" /><meta property="og:description" content="억새" /><meta name="robots" content="noindex" /></head>
  <body><div id="root"></div></body>
</html>
`)
  })

  it('comes to the same when done twice', () => {
    const unlisted = { ...HEAD, isUnlisted: true }
    expect(fillHead(fill(unlisted), unlisted, ORIGIN)).toBe(fill(unlisted))
  })

  it('keeps the app’s own words where a page has none', () => {
    const { title: _, description: __, ...wordless } = HEAD
    const html = fillHead(PAGE, wordless, ORIGIN)
    expect(html).toContain('<title>혼저</title>')
    expect(html).toContain('<meta property="og:title" content="혼저" />')
    expect(html).toContain('content="https://honjeo.example/covers/7.png"')
  })

  it.each([`<script>alert(1)</script>"&'`, '"><img src=x onerror=alert(1)>', '</title></head>', "' onload='x"])(
    'lets nothing out of its tag: %s',
    (text) => {
      const html = fill({ title: text, description: text })
      for (const part of ['<script', '<img', '</title>', '</head>', '<meta ']) {
        expect([part, count(html, part)]).toEqual([part, count(fill(), part)])
      }
      expect(html).not.toContain(text)
      const title = /<title>(.*) · 혼저<\/title>/.exec(html)?.[1]
      expect(title?.replace(/&#(\d+);/g, (__, code: string) => String.fromCharCode(Number(code)))).toBe(text)
    },
  )

  it.each(['$&', "$'", '$`', '$1', '\\'])('takes %s for what it is', (text) => {
    expect(fill({ title: `1,000${text}` })).toContain(
      `<meta property="og:title" content="1,000${text.replace('&', '&#38;').replace("'", '&#39;')}" />`,
    )
  })

  it('names the languages a page can be had in, and the one it is in', () => {
    const html = fillHead(PAGE, HEAD, { ...ORIGIN, lang: 'en', locale: 'en' })
    const url = 'https://honjeo.example/search-detail/7'
    expect(html).toContain(`<link rel="canonical" href="${url}?lang=en" />`)
    for (const language of ['ko', 'en', 'ja', 'zh'])
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${url}?lang=${language}" />`)
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${url}" />`)
    expect(fillHead(PAGE, { ...HEAD, isUnlisted: true }, ORIGIN)).not.toContain('hreflang')
  })

  it('says what a rendered page says of itself in its language', () => {
    const words = { app: 'Honjeo', title: 'Explore', description: 'Find places' }
    const html = fillHead(PAGE, HEAD, { ...ORIGIN, words, locale: 'en' })
    expect(html).toContain('<title>Explore · Honjeo</title>')
    expect(html).toContain('<meta name="description" content="Find places" />')
    expect(html).toContain('<meta property="og:title" content="Explore" />')
    expect(html).toContain('<meta property="og:site_name" content="Honjeo" />')
    expect(html).toContain('<meta property="og:locale" content="en_US" />')
    const named = fillHead(PAGE, HEAD, { ...ORIGIN, words: { app: 'Honjeo' }, locale: 'en' })
    expect(named).toContain('<title>새별오름 · Honjeo</title>')
    expect(named).toContain('<meta name="description" content="억새" />')
  })

  it('lets no structured data out of its script, and makes its addresses absolute', () => {
    const name = '</script><script>alert(1)</script>'
    const html = fill({ structured: { '@type': 'TouristAttraction', name, url: '/search-detail/7' } })
    expect(count(html, '<script')).toBe(1)
    const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1]
    expect(JSON.parse(json ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TouristAttraction',
      name,
      url: 'https://honjeo.example/search-detail/7',
    })
  })
})
