import type { Browser, Page } from '@playwright/test'
import { call, unique } from './community.ts'
import { expect, listen, shot, test } from './fixtures.ts'
import { addPlan, BIJARIM } from './plans.ts'
import { staffOf } from './staff.ts'

const PLACE = `/search-detail/${BIJARIM}`

interface Reader {
  locale: string
  complaints: string[]
}

/** The phone of one whose browser runs no script. */
async function withoutScripts(browser: Browser, { locale, complaints }: Reader): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale })
  return listen(await context.newPage(), complaints)
}

test('what a link leads to can be read where no script runs, in the language of the browser', async ({
  browser,
  newcomer,
  request,
  complaints,
}) => {
  const asStaff = await staffOf(request)
  const title = unique('겨울 한라산 탐방 시간이 바뀌어요')
  const notice = await asStaff<{ id: number }>('POST', '/api/admin/notices', {
    title,
    content: '12월부터 입산이 한 시간 늦어져요.',
    published: true,
  })
  await newcomer.goto('/search')
  const plan = await addPlan(newcomer, request)
  const { sharePath } = await call<{ sharePath: string }>(newcomer, request, 'POST', `/api/plans/${plan.planId}/share`)
  const posts = (await (await request.get('/api/community/posts')).json()) as {
    result: { content: { postId: number; title: string }[] }
  }
  const [post] = posts.result.content
  if (post === undefined) throw new Error('no post')

  for (const [locale, words] of [
    ['ko-KR', { opening: '여는 시간', comments: '댓글', list: '탐색 · 혼저', place: '비자림 · 혼저', days: '1박 2일' }],
    [
      'en-US',
      {
        opening: 'Opening hours',
        comments: 'Comments',
        list: 'Explore · Honjeo',
        place: '비자림 · Honjeo',
        days: '1 night',
      },
    ],
  ] as const) {
    const description = (page: Page) => page.locator('meta[property="og:description"]')
    const page = await withoutScripts(browser, { locale, complaints })
    await page.goto(PLACE)
    await expect(page.getByRole('heading', { level: 1, name: '비자림' })).toBeVisible()
    await expect(page.getByText(words.opening).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
    await expect(page).toHaveTitle(words.place)
    await page.goto('/search')
    await expect(page.getByRole('link', { name: '비자림' }).first()).toBeVisible()
    await expect(page).toHaveTitle(words.list)
    await page.goto(`/community/${post.postId}`)
    await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
    await expect(page.getByText(words.comments).first()).toBeVisible()
    await page.goto(`/notices/${notice.id}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.goto(sharePath)
    await expect(page.getByRole('heading', { level: 2, name: plan.title })).toBeVisible()
    await expect(description(page)).toHaveAttribute('content', new RegExp(words.days))
    await page.context().close()
  }
  await asStaff('DELETE', `/api/admin/notices/${notice.id}`)
})

test('the app takes over what the server rendered, and asks for none of it again', async ({ visitor }) => {
  const asked: string[] = []
  visitor.on('request', (each) => asked.push(new URL(each.url()).pathname))
  // What was there before the app is still there afterwards.
  await visitor.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('h1')?.setAttribute('data-before', '')
    })
  })
  await visitor.goto(PLACE)
  await visitor.getByRole('tab', { name: '리뷰' }).click()
  await expect(visitor.getByRole('tab', { name: '리뷰' })).toHaveAttribute('aria-selected', 'true')
  await expect(visitor.locator('h1[data-before]')).toHaveText('비자림')
  expect(asked.filter((path) => path === '/api/tourist-spots/126472')).toEqual([])
})

for (const { what, path, find, turned } of [
  {
    what: 'button',
    path: PLACE,
    find: (page: Page) => page.getByRole('tab', { name: '리뷰' }),
    turned: 'aria-selected',
  },
  {
    what: 'choice',
    path: '/search',
    find: (page: Page) => page.getByRole('radiogroup').getByText('관광지'),
    turned: null,
  },
])
  test(`a tap on a ${what} before the app is there is not lost`, async ({ visitor }) => {
    let start = () => {}
    const tapped = new Promise<void>((resolve) => (start = resolve))
    await visitor.route(/\/assets\/app-[\w-]+\.js$/, async (route) => {
      await tapped
      await route.continue()
    })
    await visitor.goto(path, { waitUntil: 'domcontentloaded' })
    await find(visitor).click()
    start()
    if (turned === null) await expect(visitor).toHaveURL(/contentTypeId=12/)
    else await expect(find(visitor)).toHaveAttribute(turned, 'true')
  })

for (const { isSlow, path, again } of [
  { isSlow: false, path: '/login', again: /다시 불러오기$/ },
  { isSlow: true, path: PLACE, again: /다시 불러오기$/ },
  { isSlow: false, path: `${PLACE}?lang=en`, again: /Load again$/ },
])
  test(`where the app ${isSlow ? 'is slow to' : 'does not'} come, ${path} offers to be loaded again`, async ({
    visitor,
    complaints,
  }) => {
    const APP = /\/assets\/app-[\w-]+\.js$/
    const link = visitor.getByRole('link', { name: again })
    await visitor.clock.install()
    await visitor.route(APP, (route) => (isSlow ? undefined : route.abort()))
    await visitor.goto(path, { waitUntil: 'commit' })
    if (isSlow) {
      await expect(visitor.getByRole('heading', { name: '비자림' })).toBeVisible()
      await expect(link).toHaveCount(0)
      await visitor.clock.fastForward(20_000)
    }
    await expect(link).toBeVisible()
    await shot(visitor, `app-late-${path.replaceAll(/\W/g, '')}`)
    await visitor.unroute(APP)
    await link.click()
    await expect(visitor.locator('#page-data')).toHaveCount(0)
    await expect(visitor.getByRole('heading').first()).toBeVisible()
    await expect(link).toHaveCount(0)
    complaints.splice(0, complaints.length)
  })

test('a member sees what is theirs on it', async ({ newcomer }) => {
  await newcomer.goto(PLACE)
  const heart = newcomer.getByRole('button', { name: '비자림 담기' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const saving = newcomer.waitForResponse((reply) => reply.url().endsWith('/api/spot-cart'))
  await heart.click()
  await saving
  await newcomer.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a member’s list asks again for all of it', async ({ newcomer }) => {
  const again = newcomer.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/tourist-spots')
  await newcomer.goto('/search')
  const reply = await again
  expect([reply.status(), new URL(reply.url()).searchParams.has('cursor')]).toEqual([200, false])
})

test('what was deleted is not there a moment later', async ({ newcomer, request, complaints }) => {
  await newcomer.goto('/search')
  const title = unique('비 오는 날 갈 곳 있을까요')
  const draft = { postCategory: 'QUESTION', title, content: unique('실내가 좋아요.') }
  const { postId } = await call<{ postId: number }>(newcomer, request, 'POST', '/api/community/posts', draft)
  const read = () => request.get(`/community/${postId}`, { headers: { accept: 'text/html' } })
  expect(await (await read()).text()).toContain(`${title}</h`)
  const misspelt = await request.get(`/community/0${postId}`, { headers: { accept: 'text/html' } })
  expect([misspelt.status(), (await misspelt.text()).includes(title)]).toEqual([404, false])
  await call(newcomer, request, 'DELETE', `/api/community/posts/${postId}`)
  const gone = await read()
  expect([gone.status(), (await gone.text()).includes(title)]).toEqual([404, false])
  complaints.splice(0)
})

test('who has chosen another language than the browser’s reads the page in it', async ({ visitor }) => {
  await visitor.addInitScript(() => localStorage.setItem('locale', 'en'))
  await visitor.goto(PLACE)
  await expect(visitor.getByRole('tab', { name: 'Reviews' })).toBeVisible()
  await expect(visitor.getByRole('heading', { level: 1, name: '비자림' })).toBeVisible()
})

test('a search engine finds every page in its list, and each page in four languages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const index = await (await request.get(new URL(/Sitemap: (.+)/.exec(robots)?.[1] ?? '').pathname)).text()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const lists = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
  const all = lists.flatMap((list) =>
    [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
  )
  expect(all).toContain(PLACE)
  expect(all.filter((path) => /room|member|mypage|plan/.test(path))).toEqual([])
  const html = await (await request.get(`${PLACE}?lang=ja`)).text()
  expect(html).toContain('<html lang="ja">')
  for (const lang of ['ko', 'en', 'ja', 'zh', 'x-default']) expect(html).toContain(`hreflang="${lang}"`)
})

test('a page is rendered once, whatever others put behind its link, and not for what is invented', async ({
  request,
}) => {
  const isRendered = async (url: string) => {
    const reply = await request.get(url, { headers: { 'accept-language': 'ko' } })
    expect([url, reply.status()]).toEqual([url, 200])
    return (await reply.text()).includes('비자림</h1>')
  }
  for (const search of ['', '?lang=ko', '?utm_source=kakao&utm_medium=chat', '?fbclid=1'])
    expect([search, await isRendered(PLACE + search)]).toEqual([search, true])
  for (const search of ['?x=1', '?utm_source=a&x=1', '?lang=ko&tab=review', `?utm_source=${'a'.repeat(300)}`])
    expect([search, await isRendered(PLACE + search)]).toEqual([search, false])
  const list = async (url: string) => (await request.get(url)).text()
  expect(await list('/search?sort=REVIEWS&region=JEJU_SI')).toContain('"page-data"')
  expect(await list('/search?region=NOWHERE&sort=REVIEWS')).toContain('"page-data"')
  expect(await list('/search?from=%2Fplans%2Fnew')).not.toContain('"page-data"')
})
