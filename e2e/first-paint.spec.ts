import { expect, test } from './fixtures.ts'

test('the logo is painted before the app takes its place, however quickly that comes', async ({ visitor }) => {
  await visitor.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      const logo = document.querySelector('#root > .boot')
      if (logo === null) return
      watcher.disconnect()
      new MutationObserver(() => logo.isConnected || performance.mark('logo-replaced')).observe(document, {
        childList: true,
        subtree: true,
      })
    })
    watcher.observe(document, { childList: true, subtree: true })
  })
  await visitor.goto('/login')
  await expect(visitor.getByRole('button', { name: '로그인', exact: true })).toBeVisible()
  const [painted, replaced] = await visitor.evaluate(() =>
    ['first-contentful-paint', 'logo-replaced'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN),
  )
  expect(painted).toBeLessThan(replaced ?? NaN)
})
