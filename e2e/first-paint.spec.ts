import { expect, test } from './fixtures.ts'

const RELOADS = 5

test('the logo is painted before the app starts, however quickly that comes', async ({ visitor }) => {
  await visitor.addInitScript(() => {
    // The first thing of all that the app does is to guard what writes markup.
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (...policy: unknown[]) => unknown } }
    const createPolicy = trustedTypes.createPolicy.bind(trustedTypes)
    Object.defineProperty(trustedTypes, 'createPolicy', {
      value: (...policy: unknown[]) => {
        performance.mark('app-starts')
        return createPolicy(...policy)
      },
    })
  })
  await visitor.goto('/login')
  for (let count = 0; count < RELOADS; count++) {
    // Everything is in the browser's cache by then.
    await visitor.reload()
    await expect(visitor.getByRole('button', { name: '로그인', exact: true })).toBeVisible()
    const [painted, starts] = await visitor.evaluate(() =>
      ['first-contentful-paint', 'app-starts'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN),
    )
    expect(painted).toBeLessThan(starts ?? NaN)
  }
})

test('the browser has nothing to say against a page: no feature in its policy that it does not know', async ({
  visitor,
}) => {
  const warnings: string[] = []
  visitor.on('console', (message) => {
    const text = message.text()
    const isOfTests = text.includes('blocked by Playwright')
    if (['warning', 'error'].includes(message.type()) && !isOfTests) warnings.push(text)
  })
  for (const path of ['/login', '/search', '/safety-check']) {
    await visitor.goto(path)
    await visitor.waitForLoadState('networkidle')
  }
  expect(warnings).toEqual([])
})
