import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { makeBuiltWeb } from '../testing/built-web.ts'
import { setUpTestApp } from '../testing/test-app.ts'
import { readBuiltWeb } from './static-web.ts'

const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('with a built app', () => {
  const t = setUpTestApp(undefined, { webDir: makeBuiltWeb() })

  it.each(['/my', '/chat-room/3', '/no/such/page', '/search?q=%3Cscript%3E', '/apiary'])(
    'the app answers %s itself',
    async (url) => {
      const reply = await t.app.inject({ url, headers: AS_BROWSER })
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(reply.body).toMatch(/^<!doctype html>[\s\S]*<div id="root">/)
    },
  )

  it('HEAD says what a page would be, without the page', async () => {
    const reply = await t.app.inject({ method: 'HEAD', url: '/my', headers: AS_BROWSER })
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([200, 'text/html; charset=utf-8', ''])
  })

  it('its page is asked for again each time, and not sent again while it is the same', async () => {
    const first = await t.app.inject({ url: '/my', headers: AS_BROWSER })
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ;]+';/)
    const etag = String(first.headers['etag'])
    const again = await t.app.inject({ url: '/my', headers: { ...AS_BROWSER, 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    // A browser takes these for those of the page it has.
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  it.each(['/my', '/community/999999', '/push-worker.js', '/index.html', '/livez', '/nothing'])(
    'says to browsers what %s may do: use what is ours, and no device without reason',
    async (url) => {
      const { headers } = await t.app.inject({ url, headers: AS_BROWSER })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(/geolocation=\(self\).*camera=\(\).*microphone=\(\)/),
      })
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(
        /^default-src 'none';script-src 'self' 'sha256-[^ ;]+';.*base-uri 'none';.*frame-ancestors 'none'/,
      )
      expect(policy).toMatch(/require-trusted-types-for 'script';trusted-types default$/)
      expect(policy.replaceAll(/(?:img|media)-src[^;]*/g, '')).not.toMatch(/unsafe|[*]|https?:/)
    },
  )

  it('its files carry no more than what concerns them: a screen comes in forty', async () => {
    const { headers } = await t.app.inject('/assets/app-3f2a.js')
    expect(headers['content-security-policy']).toBe("default-src 'none';base-uri 'none';frame-ancestors 'none'")
    expect(JSON.stringify(headers).length).toBeLessThan(650)
  })

  it('its hashed files are kept for a year', async () => {
    const { statusCode, headers } = await t.app.inject('/assets/app-3f2a.js')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it('its files are sent as they were compressed when it was built', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const reply = await t.app.inject({ url: '/assets/app-3f2a.js', headers })
    expect([reply.headers['content-encoding'], reply.headers['cache-control']]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ])
    expect(reply.headers['vary']).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('export {}\n')
  })

  it.each([
    ['/community/999999?from=home', ['post-1']],
    ['/community/new-post', []],
    ['/my', []],
  ])('its page at %s names the scripts of its screen, which need not wait for the app', async (url, names) => {
    const { body } = await t.app.inject({ url, headers: AS_BROWSER })
    expect(
      [...body.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="\/assets\/(.*?)\.js">/g)].map(
        ([, name]) => name,
      ),
    ).toEqual(names)
  })

  it('its page at / names those of the splash and of home for when it has been painted', async () => {
    const { body } = await t.app.inject({ url: '/', headers: AS_BROWSER })
    expect(body).not.toContain('modulepreload')
    expect(body).toContain(' data-later="/assets/splash-1.js /assets/home-1.js" data-app=')
  })

  it.each([
    ['/search', ['fetch /api/tourist-spots?sort=RECOMMENDED']],
    ['/search?region=JEJU_SI', []],
    ['/search-detail/126437', ['fetch /api/tourist-spots/126437', 'image /covers/126437.svg']],
    ['/search-detail/%22%3E%3Cb%3E', []],
    ['/community/19', ['fetch /api/community/posts/19']],
    ['/my', []],
  ])('its page at %s names what a visitor will be shown first', async (url, ahead) => {
    const { body } = await t.app.inject({ url, headers: AS_BROWSER })
    const links = body.matchAll(/<link rel="preload" as="(\w+)" [^>]*href="([^"]*)">/g)
    expect([...links].map(([, kind, href]) => `${kind} ${href}`)).toEqual(ahead)
  })

  it.each([
    ['/search', ['en-1']],
    ['/search-detail/126437', ['en-1', 'more-en-1']],
  ])('its page at %s names the texts that the screen needs', async (url, texts) => {
    const { body } = await t.app.inject({ url, headers: { ...AS_BROWSER, 'accept-language': 'en' } })
    expect([...body.matchAll(/modulepreload[^>]*\/assets\/((?:more-)?en-.*?)\.js"/g)].map(([, file]) => file)).toEqual(
      texts,
    )
  })

  it('its page of a conversation names what a member asks for first, which takes their token', async () => {
    const { body } = await t.app.inject({ url: '/chat-room/9', headers: AS_BROWSER })
    const [, asked = ''] = / data-ask="([^"]*)"/.exec(body) ?? []
    expect(asked.split(' ')).toEqual([
      '/api/chatrooms/9/messages?size=20',
      '/api/chatrooms/9',
      '/api/chatrooms/9/users',
      '/api/mypage/blocks?size=50',
    ])
    expect((await t.app.inject({ url: '/my', headers: AS_BROWSER })).body).not.toContain('data-ask')
  })

  it('a page with content names the same scripts for after its paint', () => {
    const page = readBuiltWeb(makeBuiltWeb())?.renderedPageAt('/community/19?lang=en', 'en') ?? ''
    expect(page).not.toContain('modulepreload')
    expect(/ data-later="([^"]*)"/.exec(page)?.[1]).toMatch(/\/assets\/post-1\.js/)
  })

  it.each(['renderedPageAt', 'pageAt'] as const)(
    'the first script of %s, which knows the size of type, runs before anything is seen, and waits for no styles',
    (pageAt) => {
      const page = readBuiltWeb(makeBuiltWeb())?.[pageAt]('/community/19', 'ko') ?? ''
      const [before = '', rest = ''] = page.split(/<script (?=[^>]*data-app=)/)
      expect(before).not.toMatch(/<body|rel="stylesheet"/)
      expect(rest).not.toMatch(/^[^>]*(?:type="module"|defer|async)/)
    },
  )

  it.each([
    [undefined, '', 'ko', '혼저', '다시 불러오기', []],
    ['ja,en;q=0.5', '', 'ja', 'ホンジョ', 'もう一度読み込む', ['ja-1']],
    ['ko-KR', '?lang=zh', 'zh', 'Honjeo', '重新加载', ['zh-1']],
    ['fr-FR', '', 'en', 'Honjeo', 'Load again', ['en-1']],
  ])(
    'its page for %s at /my%s speaks %s before the app has started',
    async (accepted, search, lang, name, again, texts) => {
      const headers = { ...AS_BROWSER, ...(accepted && { 'accept-language': accepted }) }
      const { body, headers: own } = await t.app.inject({ url: `/my${search}`, headers })
      expect(own['vary']).toMatch(/accept-language/i)
      expect(body).toContain(`<html lang="${lang}">`)
      expect(body).toContain(`<title>${name}</title>`)
      expect(body).toContain(`<p class="boot">${name}<span>.</span></p>`)
      expect(body).toContain(`${again}</a>`)
      expect([...body.matchAll(/modulepreload[^>]*\/assets\/(.*?)\.js"/g)].map(([, file]) => file)).toEqual(texts)
    },
  )

  it.each([
    ['style', /<style>(.*?)<\/style>/s],
    ['script', /<script data-ask="[^>]*>(.*?)<\/script>/s],
  ])('its page may use the %s in it, and no other', async (kind, element) => {
    const { headers, body } = await t.app.inject({ url: '/chat-room/9', headers: AS_BROWSER })
    const [, text = ''] = element.exec(body) ?? []
    expect(text).not.toBe('')
    const hash = createHash('sha256').update(text).digest('base64')
    expect(headers['content-security-policy']).toContain(`${kind}-src 'self' 'sha256-${hash}';`)
  })

  it('its service worker is asked for again each time, and may work', async () => {
    const { statusCode, headers } = await t.app.inject('/push-worker.js?name=honjeo')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, no-cache'])
    expect(headers['content-type']).toMatch(/javascript/)
  })

  it('its manifest is one to browsers, which may load it, and is asked for again each time', async () => {
    const { statusCode, headers, body } = await t.app.inject('/manifest.webmanifest')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, no-cache'])
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    const { icons, shortcuts } = JSON.parse(body) as Record<
      'icons' | 'shortcuts',
      { src: string; icons: { src: string }[] }[]
    >
    const pictures = [...icons, ...shortcuts.flatMap((each) => each.icons)].map(({ src }) => src)
    for (const src of [...pictures, '/icons/apple-touch-icon.png']) {
      const picture = await t.app.inject(src)
      expect([src, picture.statusCode, picture.headers['content-type']]).toEqual([src, 200, 'image/png'])
    }
  })

  it.each([
    ['?lang=en', undefined, 'Honjeo', 'Rescue card'],
    ['', 'ja,en;q=0.5', 'ホンジョ', '救助カード'],
    ['?lang=zh', 'ko', 'Honjeo', '求救卡'],
    ['', undefined, '혼저', '구조 카드'],
  ])(
    'its manifest%s names the app and its shortcuts in the language of %s',
    async (query, accepted, name, shortcut) => {
      const headers = accepted === undefined ? {} : { 'accept-language': accepted }
      const reply = await t.app.inject({ url: `/manifest.webmanifest${query}`, headers })
      expect(reply.headers['vary']).toContain('Accept-Language')
      const manifest = reply.json<{ id: string; name: string; shortcuts: { name: string; url: string }[] }>()
      expect([manifest.id, manifest.name, manifest.shortcuts[0]?.name]).toEqual(['/', name, shortcut])
    },
  )

  it('leaves a picture that is not there to no one else', async () => {
    const reply = await t.app.inject({ url: '/icons/none.png', headers: { accept: 'image/*' } })
    expect(reply.statusCode).toBe(404)
  })

  it('lists no folder', async () => {
    const reply = await t.app.inject({ url: '/assets/', headers: AS_BROWSER })
    expect(reply.json()).toMatchObject({ isSuccess: false, result: null })
  })

  it.each([
    ['a file that is not there', '/assets/app-0000.js', AS_BROWSER],
    ['a map of the code', '/assets/app-3f2a.js.map', AS_BROWSER],
    ['a repository', '/.git/config', AS_BROWSER],
    ['a configuration', '/.env', AS_BROWSER],
    ['a call that is not there', '/api/nothing', AS_BROWSER],
    ['a page, for a program', '/my', { accept: 'application/json' }],
    ['a file outside', '/..%2f..%2fpackage.json', { accept: '*/*' }],
  ])('%s is not found, in the envelope', async (_, url, headers) => {
    const reply = await t.app.inject({ url, headers })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'COMMON404' })
  })
})

describe.each([
  ['nothing was built', null],
  ['the build left no page', tmpdir()],
])('where %s', (_, webDir) => {
  const t = setUpTestApp(undefined, { webDir })

  it.each(['/', '/my', '/search-detail/126437'])('the API is by itself, and %s is not found', async (url) => {
    const reply = await t.app.inject({ url, headers: AS_BROWSER })
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: 'COMMON404' }])
    expect((await t.app.inject('/api/version')).statusCode).toBe(200)
  })
})
