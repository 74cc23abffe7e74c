import { expect, shot, test } from './fixtures.ts'
test('look', async ({ visitor: page }) => {
  await page.goto('/safety-check')
  await page.getByRole('button', { name: '숙소 모두 선택' }).click()
  await page.getByRole('checkbox').nth(2).uncheck()
  await shot(page, 'look-check')
  await page.screenshot({ path: 'e2e/screens/look-check-full.png', fullPage: true })
  for (const name of ['이동', '준비물', '활동', '건강', '연락', '마음']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: `${name} 모두 선택` }).click()
  }
  await page.screenshot({ path: 'e2e/screens/look-check-all.png', fullPage: true })
  await page.getByRole('button', { name: '저장하기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shot(page, 'look-celebration')
  await expect(page).toHaveURL(/stats$/)
  await page.screenshot({ path: 'e2e/screens/look-stats.png', fullPage: true })
})
test.describe('dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 320, height: 640 } })
  test('look member', async ({ member: page }) => {
    await page.goto('/safety-check')
    await expect(page.getByText('내 계정에도 저장했어요.')).toBeVisible()
    await shot(page, 'look-dark-check')
    await page.goto('/safety-check/stats')
    await page.getByText('내 계정에도 저장했어요.').waitFor()
    await page.screenshot({ path: 'e2e/screens/look-dark-stats.png', fullPage: true })
  })
})
