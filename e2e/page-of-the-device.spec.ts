import type { Page } from '@playwright/test'
import { expect, fetchNewWorker, openAndKeep, test } from './offline.ts'
import { SAEBYEOL } from './plans.ts'

test.use({ serviceWorkers: 'allow' })

const isShown = (page: Page) => expect(page.getByRole('button', { name: /담기$/ }).first()).toBeVisible()

/** As if the build on the device had been fetched so long ago. */
const age = (page: Page, days: number) =>
  page.evaluate(async (ms) => {
    const name = (await caches.keys()).find((key) => key.includes('precache'))!
    const cache = await caches.open(name)
    const [request] = (await cache.keys()).filter(({ url }) => url.includes('/index.html'))
    const kept = await cache.match(request!)
    const headers = new Headers(kept!.headers)
    headers.set('date', new Date(Date.now() - ms).toUTCString())
    await cache.put(request!, new Response(await kept!.blob(), { headers }))
  }, days * 86_400_000)

test('is opened at once, and left for the server’s where that has its content, unless it does not come', async ({
  visitor,
  site,
}) => {
  await openAndKeep(visitor, `${site.origin}/community`)
  expect(site.pages).toEqual(['/community'])
  await test.step('without asking the server', async () => {
    await visitor.goto(`${site.origin}/search-box`)
    await expect(visitor.getByRole('combobox')).toBeVisible()
    await visitor.goto(`${site.origin}/community`)
    await expect(visitor.getByRole('heading', { level: 1, name: '커뮤니티' })).toBeVisible()
    expect(site.pages).toEqual(['/community'])
  })
  const place = `/search-detail/${SAEBYEOL}`
  // The worker waits for it only so long, which a machine with much else to do may take.
  await expect(async () => {
    const answer = await visitor.goto(site.origin + place)
    expect(await answer?.text()).toContain('새별오름</h1>')
  }).toPass()
  site.isSlow = true
  await visitor.goto(`${site.origin}/search?contentTypeId=12`)
  await isShown(visitor)
  expect([...new Set(site.pages)]).toEqual(['/community', place, '/search?contentTypeId=12'])
})

test('is not taken by one who loads a page again, for an address that is a key, or when it is two weeks old, unless there is no network', async ({
  visitor,
  context,
  complaints,
  site,
}) => {
  await openAndKeep(visitor, `${site.origin}/search`)
  await test.step('loaded again', async () => {
    await visitor.reload()
    await isShown(visitor)
    expect(site.pages.splice(0)).toEqual(['/search', '/search'])
  })
  await test.step('a key', async () => {
    for (const key of ['/contact/5.JcTwTy5eKwYlbwPwvyswzQ', '/guard/5.JcTwTy5eKwYlbwPwvyswzQ']) {
      const answer = await visitor.goto(site.origin + key)
      expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
      expect(site.pages.splice(0)).toEqual([key])
    }
  })
  const bar = visitor.getByRole('combobox')
  await test.step('thirteen days old, and fifteen', async () => {
    await age(visitor, 13)
    await visitor.goto(`${site.origin}/search-box`)
    await expect(bar).toBeVisible()
    expect(site.pages).toEqual([])
    await age(visitor, 15)
    await visitor.goto(`${site.origin}/search-box?from=home`)
    await expect(bar).toBeVisible()
    expect(site.pages).toHaveLength(1)
  })
  await context.setOffline(true)
  await visitor.goto(`${site.origin}/community`)
  await expect(visitor.getByRole('heading', { level: 1, name: '지금은 연결되어 있지 않아요' })).toBeVisible()
  // The key opens nothing.
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((each) => !/\/api\/contact-(?:links|browsers)\//.test(each)),
  )
})

test('a page that is opened after a new build has come is of that build', async ({ visitor, site }) => {
  await openAndKeep(visitor, `${site.origin}/search`)
  site.deploy()
  await fetchNewWorker(visitor)
  await visitor.goto(`${site.origin}/search?contentTypeId=12`)
  await isShown(visitor)
  await expect(visitor.locator('script[data-app]')).toHaveAttribute('data-app', /next-build/)
})

test('is left for the server where a file of it is gone', async ({ visitor, complaints, site }) => {
  await openAndKeep(visitor, `${site.origin}/search`)
  site.gone = /\/assets\/community-/
  await visitor.getByRole('link', { name: '커뮤니티', exact: true }).click()
  await expect(visitor.getByText('화면을 보여드리지 못했어요')).toBeVisible()
  await expect(visitor.getByRole('button', { name: '도움 받기' })).toBeVisible()
  site.gone = null
  await visitor.goto(`${site.origin}/search?contentTypeId=12`)
  await isShown(visitor)
  expect(site.pages).toContain('/search?contentTypeId=12')
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')))
})
