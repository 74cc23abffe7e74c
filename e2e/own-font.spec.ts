import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const family = () => getComputedStyle(document.body).fontFamily.split(',')[0]

test('a text that is being read keeps its font; the next screen has our own, at once on a second visit', async ({
  visitor: page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => void (request.url().endsWith('.woff2') && fetched.push(request.url())))
  const font = page.waitForResponse(/letters-0-.*\.woff2$/)
  await page.goto('/search')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await font
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await page.evaluate(family)).not.toContain('Honjeo Sans')
  // So many of a hundred files: those alone that the screen's letters are in.
  expect(fetched.length).toBeLessThan(12)
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await expect.poll(() => page.evaluate(family)).toContain('Honjeo Sans')

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto('/community')
  await expect.poll(() => page.evaluate(family)).toContain('Honjeo Sans')
})

test('the letters whose font is on its way are no words of the page', async ({ visitor: page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/*.woff2')
  await page.goto('/search')
  await asked
  await expect(page.locator('.font-sample')).toHaveText('')
  release()
  await expect(page.locator('.font-sample')).toHaveCount(0)
})
