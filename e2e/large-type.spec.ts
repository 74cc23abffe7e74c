import type { Page } from '@playwright/test'
import { expect, shot, test } from './fixtures.ts'
import { NARROWEST } from './narrow.ts'
import { readFaults, smallTargets } from './readable-faults.ts'
import { goToScreen, openScreen } from './screen-visit.ts'

/** A sample of `npm run check:readable`, which walks all screens in four languages. */
const PATHS = [
  '/',
  '/search',
  '/community',
  '/rooms',
  '/safety-check',
  '/safety-check/stats',
  '/safety-check/timer',
  '/safety-check/share',
  '/safety-check/walk',
  '/create-room',
  '/plan',
  '/alarm',
  '/my',
]

test.describe('type twice as large', () => {
  test.use({ locale: 'en-US' })

  test('each screen stays in its column on two phones: no text is cut, broken between letters or under another one, and a finger finds each control', async ({
    member,
  }) => {
    const usual = member.viewportSize() ?? NARROWEST
    for (const [index, path] of PATHS.entries()) {
      await test.step(path, async () => {
        await (index === 0 ? openScreen : goToScreen)(member, path)
        await member.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await expect(member.getByRole('main')).toBeVisible()
        for (const size of [NARROWEST, usual]) {
          await member.setViewportSize(size)
          await expect
            .configure({ soft: true })
            .poll(() => readFaults(member), `${path} at ${size.width}`)
            .toEqual([])
        }
        expect.soft(await smallTargets(member), path).toEqual([])
      })
    }
  })
})

const rootSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

test('a visitor chooses how large type is, which every page has from its first frame on', async ({ visitor }) => {
  await visitor.goto('/login')
  await visitor.getByRole('link', { name: '글자 크기' }).click()
  for (const [name, size] of [
    ['작게', '14.4px'],
    ['크게', '20px'],
    ['아주 크게', '24px'],
  ] as const) {
    await visitor.getByRole('radio', { name, exact: true }).check({ force: true })
    await expect.poll(() => rootSize(visitor), name).toBe(size)
  }
  await shot(visitor, 'text-size')

  await visitor.addInitScript(() => {
    const sizes = new Set<string>()
    Object.assign(globalThis, { sizes })
    const look = () => {
      if (document.querySelector('h1') !== null) sizes.add(getComputedStyle(document.documentElement).fontSize)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // The server renders the first of them, and knows nothing of the choice.
  for (const path of ['/search', '/safety-check']) {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await visitor.waitForFunction(() => document.getElementById('page-data') === null)
    const sizes = await visitor.evaluate(() => [...(globalThis as unknown as { sizes: Set<string> }).sizes])
    expect(sizes, path).toEqual(['24px'])
  }
  await visitor.goto('/mypage/text-size')
  await expect(visitor.getByRole('radio', { name: '아주 크게' })).toBeChecked()
  await visitor.getByRole('radio', { name: '보통' }).check({ force: true })
  await expect.poll(() => rootSize(visitor)).toBe('16px')
})
