import { describe, expect, it } from 'vitest'
import { makeBuiltWeb } from '../testing/built-web.ts'
import { Community } from '../testing/community.ts'
import { addImage } from '../testing/images.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft } from '../testing/plans.ts'
import { setUpTestApp, TestApp } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const webDir = makeBuiltWeb()
const t = setUpTestApp(withCatalogue, { webDir })

/** Crawlers rarely say what they want. */
const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url, headers: { host: 'honjeo.test:3000', accept: '*/*', ...headers } })

const unescape = (text: string | undefined) =>
  text?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
/** What a crawler reads: the title, the canonical address and every meta tag. */
function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = [...head.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)]
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(head)?.[1]),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    ...Object.fromEntries(metas.map(([, name, content]) => [name, unescape(content)])),
  }
}
const PLACE = `/search-detail/${SAEBYEOL}`

describe('the page of a place', () => {
  it('says what a preview shows, and is the app', async () => {
    const reply = await get(PLACE)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(reply.body).toContain('<div id="root">')
    const head = readHead(reply.body)
    const { rows } = await t.database.pool.query<{ overview: string }>(
      'select overview from places where content_id = $1',
      [SAEBYEOL],
    )
    const { overview } = rows[0]!
    expect(head).toMatchObject({
      title: '새별오름 · 혼저',
      canonical: `http://honjeo.test:3000${PLACE}`,
      'og:site_name': '혼저',
      'og:locale': 'ko_KR',
      'og:type': 'article',
      'og:title': '새별오름',
      'og:url': `http://honjeo.test:3000${PLACE}`,
      'og:image': `http://honjeo.test:3000/covers/${SAEBYEOL}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(head).toMatchObject({ description: expect.stringMatching(/^.{40,109}(…|\.)$/) })
    expect(overview.replace(/\s+/g, ' ')).toContain(
      String((head as Record<string, unknown>)['description']).replace(/…$/, ''),
    )
    expect(head).toHaveProperty(['og:description'], (head as Record<string, unknown>)['description'])
  })

  it('names a picture that is there', async () => {
    const url = new URL(String((readHead((await get(PLACE)).body) as Record<string, unknown>)['og:image']))
    expect((await get(url.pathname)).headers['content-type']).toBe('image/png')
  })

  it('has one address, however it was reached', async () => {
    const head = readHead((await get(`${PLACE}?from=cart&utm_source=x`)).body)
    expect(head.canonical).toBe(`http://honjeo.test:3000${PLACE}`)
  })

  it('lets no title out of its tag', async () => {
    const title = `<script>alert(1)</script>"&'$&`
    await t.sql('update places set title = $2, overview = $2 where content_id = $1', SAEBYEOL, title)
    const { body } = await get(PLACE)
    expect(body).not.toContain('<script>alert')
    expect(readHead(body)).toMatchObject({ title: `${title} · 혼저`, 'og:title': title, description: title })
    await withCatalogue(t.database)
  })

  it('is asked for again each time, by its tag, with the security of every page', async () => {
    const first = await get(PLACE)
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';script-src 'self' 'sha256-[^ ;]+';/),
    })
    const again = await get(PLACE, { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('answers HEAD as well', async () => {
    const reply = await t.app.inject({ method: 'HEAD', url: PLACE })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
  })

  it.each(['evil.example/"><script>', 'a b', '"onload="x', '[::'])('trusts no host that is none: %s', async (host) => {
    const { body, statusCode } = await get(PLACE, { host })
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/><script>|"onload="/)
  })
})

describe('a place that is not there', () => {
  it.each([
    '/search-detail/999',
    '/search-detail/0',
    '/search-detail/abc',
    '/search-detail/9007199254740992',
    '/search-detail/1e3',
    '/search-detail/-1',
    '/search-detail/%27',
  ])('%s: the app, which says so, with a status for crawlers', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(reply.body).toContain('<div id="root">')
    expect(readHead(reply.body)).toMatchObject({ title: '혼저', canonical: undefined })
  })

  it('was hidden: nothing of it is shown any more', async () => {
    const { etag } = (await get(PLACE)).headers
    await t.sql('update places set hidden_at = now() where content_id = $1', SAEBYEOL)
    const reply = await get(PLACE, { 'if-none-match': String(etag) })
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('새별오름')
    await t.sql('update places set hidden_at = null where content_id = $1', SAEBYEOL)
  })
})

describe('the page of a post', () => {
  const board = new Community(t)
  const image = (head: object) =>
    ['og:image', 'og:image:width', 'og:image:height'].map((name) => (head as Record<string, unknown>)[name])

  it('says what the post says, in one line, and shows the app’s picture', async () => {
    const content = '첫 줄이에요.\n\n둘째 줄에는 <b>굵은</b> 글씨가 없어요.'
    const postId = await board.addPost(await t.addMember(), { title: '혼자 <걷기> 좋은 길', content })
    const reply = await get(`/community/${postId}`)
    expect(reply.statusCode).toBe(200)
    const head = readHead(reply.body)
    expect(head).toMatchObject({
      title: '혼자 <걷기> 좋은 길 · 혼저',
      canonical: `http://honjeo.test:3000/community/${postId}`,
      'og:type': 'article',
      'og:description': '첫 줄이에요. 둘째 줄에는 <b>굵은</b> 글씨가 없어요.',
    })
    expect(image(head)).toEqual(['http://honjeo.test:3000/covers/honjeo.png', '1200', '630'])
    expect(reply.body).not.toContain('<b>')
  })

  it('shows its first photo in its size', async () => {
    const writer = await t.addMember()
    const first = await addImage(t, writer)
    const second = await addImage(t, writer)
    const postId = await board.addPost(writer, { images: [first.imageName, second.imageName] })
    const shown = image(readHead((await get(`/community/${postId}`)).body))
    expect(shown).toEqual([`http://honjeo.test:3000${first.imageUrl}`, String(first.width), String(first.height)])
    expect((await get(first.imageUrl)).headers['content-type']).toBe('image/webp')
  })

  it('is shown no more once it was deleted or hidden', async () => {
    const writer = await t.addMember()
    for (const column of ['deleted_at', 'hidden_at']) {
      const postId = await board.addPost(writer, { title: '사라질 글', content: `곧 사라져요: ${column}` })
      await t.sql(`update posts set ${column} = now() where id = $1`, postId)
      const reply = await get(`/community/${postId}`)
      expect([column, reply.statusCode, reply.body.includes('사라질')]).toEqual([column, 404, false])
    }
  })

  it.each(['/community', '/community/new-post'])('has none of its words at %s', async (url) => {
    const reply = await get(url)
    expect([reply.statusCode, readHead(reply.body).title]).toEqual([200, '혼저'])
  })
})

describe('the page of a shared plan', () => {
  const { make, share, unshare } = planActs(t)
  /** The stay of the plan is 신라스테이 제주, first of all: a shared plan does not show where one sleeps. */
  const hotel = spotDraft({ contentId: 2_716_736, title: '신라스테이 제주' })
  const sharedPath = async (draft: Parameters<typeof make>[1]) => {
    const owner = await t.addMember()
    const { planId } = (await make(owner, draft)).result
    return { owner, planId, path: (await share(planId, owner)).result.sharePath }
  }

  it('says what the plan is and shows its first place, to those who have the link', async () => {
    const spots = [hotel, spotDraft({ contentId: null, title: '늦잠' }), spotDraft(), spotDraft({ memo: '비밀 메모' })]
    const { path, owner } = await sharedPath({ title: '서쪽 <바다>', days: [{ dayIndex: 1, spots }] })
    const reply = await get(path)
    expect(reply.statusCode).toBe(200)
    expect(readHead(reply.body)).toMatchObject({
      title: '서쪽 <바다> · 혼저',
      canonical: `http://honjeo.test:3000${path}`,
      robots: 'noindex',
      'og:type': 'article',
      'og:title': '서쪽 <바다>',
      'og:description': '2박 3일 제주 혼자 여행 일정이에요. 3곳에 들러요.',
      'og:image': `http://honjeo.test:3000/covers/${SAEBYEOL}.png`,
    })
    for (const secret of ['신라스테이', '비밀 메모', owner.nickName]) expect(reply.body).not.toContain(secret)
  })

  it('shows neither a camp site nor the place where one sleeps', async () => {
    const spots = [
      spotDraft({ contentId: 2_726_675, title: '관음사야영장' }),
      spotDraft({ contentId: JEONGBANG, title: '정방폭포' }),
      spotDraft(),
    ]
    const { path } = await sharedPath({ stay: { contentId: JEONGBANG }, days: [{ dayIndex: 0, spots }] })
    expect(readHead((await get(path)).body)).toMatchObject({
      'og:description': '2박 3일 제주 혼자 여행 일정이에요. 1곳에 들러요.',
      'og:image': `http://honjeo.test:3000/covers/${SAEBYEOL}.png`,
    })
  })

  it('without a place shows the app’s picture', async () => {
    const { path } = await sharedPath({ endDate: '2027-04-02' })
    expect(readHead((await get(path)).body)).toMatchObject({
      'og:image': 'http://honjeo.test:3000/covers/honjeo.png',
      'og:description': '당일치기 제주 혼자 여행 일정이에요.',
    })
  })

  it('is shown no more once the link was taken back', async () => {
    const { path, owner, planId } = await sharedPath({ title: '사라질 일정' })
    await unshare(planId, owner)
    const reply = await get(path)
    expect([reply.statusCode, reply.body.includes('사라질')]).toEqual([404, false])
  })

  it.each(['short', '%27--', '%00', 'A'.repeat(22)])('is none at /shared-plan/%s', async (token) => {
    const reply = await get(`/shared-plan/${token}`)
    expect([reply.statusCode, readHead(reply.body).title]).toEqual([404, '혼저'])
  })

  it('alone is kept from search engines', async () => {
    expect(readHead((await get(PLACE)).body)).not.toHaveProperty('robots')
  })
})

it('home is shown with the app’s own words and picture', async () => {
  const reply = await get('/')
  expect(reply.headers['cache-control']).toBe('no-cache')
  expect(readHead(reply.body)).toMatchObject({
    title: '혼저',
    canonical: 'http://honjeo.test:3000/',
    'og:type': 'website',
    'og:title': expect.stringContaining('혼저'),
    'og:image': 'http://honjeo.test:3000/covers/honjeo.png',
  })
  expect((await get('/covers/honjeo.png')).statusCode).toBe(200)
})

describe('the pages that the sitemap names', () => {
  /** The languages that a page says it can be had in, each with its address. */
  const readAlternates = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, url]) => [
        lang,
        url,
      ]),
    )

  it('have one address, and say which languages they can be had in', async () => {
    const origin = 'http://honjeo.test:3000'
    const { body: sitemap } = await get('/sitemap/pages.xml')
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => String(url).slice(origin.length))
    expect(paths).toContain('/install')
    for (const path of [...paths, PLACE]) {
      const { body } = await get(path)
      const urls = Object.fromEntries(['ko', 'en', 'ja', 'zh'].map((lang) => [lang, `${origin}${path}?lang=${lang}`]))
      expect([path, readHead(body).canonical]).toEqual([path, origin + path])
      expect([path, readAlternates(body)]).toEqual([path, { ...urls, 'x-default': origin + path }])
      expect(readHead((await get(`${path}?lang=ja`)).body).canonical).toBe(urls['ja'])
    }
  })

  it.each([
    ['en', 'Honjeo', 'Honjeo: Jeju on your own', 'en_US'],
    ['ja', 'ホンジョ', 'ホンジョ: ひとりで行く済州島', 'ja_JP'],
    ['zh', 'Honjeo', 'Honjeo: 一个人的济州岛', 'zh_CN'],
  ])('speak %s to who asks for it', async (lang, title, preview, locale) => {
    const { body } = await get(`/notices?lang=${lang}`)
    const head = readHead(body)
    expect(head).toMatchObject({ title, 'og:site_name': title, 'og:title': preview, 'og:locale': locale })
    expect(Object.values(head).filter((words) => /[가-힣]/.test(String(words)))).toEqual([])
    expect(/<noscript>([^<]*)/.exec(body)?.[1]).toMatch(/^[^가-힣]*JavaScript[^가-힣]*$/)
  })
})

it('the operator’s own address goes before the one a request names', async () => {
  const { connection, drop } = await createTestDatabase('catalogue')
  const app = new TestApp()
  await app.open(connection, { webDir, publicUrl: 'https://honjeo.example' })
  const { body } = await app.app.inject({ url: PLACE, headers: { host: 'evil.example' } })
  expect(readHead(body).canonical).toBe(`https://honjeo.example${PLACE}`)
  expect(body).not.toContain('evil')
  await app.close()
  await drop()
})

it('the app comes even while the database does not answer', async () => {
  const { connection, drop } = await createTestDatabase()
  const app = new TestApp()
  await app.open(connection, { webDir })
  await app.database.close()
  const reply = await app.app.inject(PLACE)
  expect([reply.statusCode, readHead(reply.body).title]).toEqual([200, '혼저'])
  await app.app.close()
  await drop()
})

describe('the page of a link to one person', () => {
  const TOKEN = '1c.Zr4u7tIuG2mZ0pX9s1kQwA'

  it.each(['/contact', '/alert', '/where'])(
    '%s gives a preview nothing, and no one keeps or passes on its address',
    async (start) => {
      const reply = await get(`${start}/${TOKEN}`)
      expect([reply.statusCode, reply.headers['cache-control'], reply.headers['referrer-policy']]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ])
      expect(readHead(reply.body)).toMatchObject({ robots: 'noindex', 'og:title': '받은 사람만 볼 수 있는 링크' })
      expect((await get(`${start}/x`)).statusCode).toBe(404)
    },
  )
})
