import { expectAccessible } from './axe.ts'
import { expect, listen, shot, test } from './fixtures.ts'
import {
  ADDRESS,
  CATEGORIES,
  category,
  celebration,
  DOOR,
  expectRate,
  item,
  kept,
  NOON,
  save,
  tickCategories,
  unfold,
} from './safety.ts'

test('what is ticked is struck through, counted and kept on the device', async ({ visitor }) => {
  await visitor.goto('/safety-check')
  await item(visitor, ADDRESS).check()
  await expect(visitor.getByText(ADDRESS)).toHaveCSS('text-decoration-line', 'line-through')
  await expectRate(visitor, 3)
  await expect(visitor.getByRole('progressbar', { name: '숙소 완료율' })).toHaveAttribute('aria-valuenow', '20')

  const { check } = await kept(visitor)
  expect(check).toMatchObject({ totalChecked: 1, totalItems: 35, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect(check?.categories.map(({ id, items }) => [id, items.length])).toEqual(
    ['accommodation', 'transportation', 'equipment', 'activity', 'health', 'communication', 'mental'].map((id) => [
      id,
      5,
    ]),
  )
  await visitor.reload()
  await expect(item(visitor, ADDRESS)).toBeChecked()
  await expect(item(visitor, DOOR)).not.toBeChecked()
})

test('a category folds, and is ticked and cleared as a whole', async ({ visitor }) => {
  await visitor.goto('/safety-check')
  await expect(category(visitor, '숙소')).toHaveAttribute('aria-expanded', 'true')
  await category(visitor, '숙소').click()
  await expect(item(visitor, ADDRESS)).toBeHidden()
  await tickCategories(visitor, 1)
  for (const box of await visitor.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await expectRate(visitor, 14)
  await shot(visitor, 'safety-check')
  await visitor.getByRole('button', { name: '숙소 모두 해제' }).click()
  await expectRate(visitor, 0)
})

test('the header leads home, to the statistics and to the notifications; 112 and 119 are one tap away', async ({
  visitor,
}) => {
  await visitor.goto('/safety-check')
  for (const number of ['112', '119'])
    await expect(visitor.getByRole('link', { name: new RegExp(`^${number} `) }).last()).toHaveAttribute(
      'href',
      `tel:${number}`,
    )
  await expect(visitor.getByRole('link', { name: '알림', exact: true })).toHaveAttribute('href', '/alarm')
  await visitor.getByRole('link', { name: '안전 통계', exact: true }).click()
  await expect(visitor).toHaveURL(/\/safety-check\/stats$/)
  await visitor.getByRole('button', { name: '뒤로' }).click()
  await expect(visitor).toHaveURL(/\/safety-check$/)
  await visitor.getByRole('button', { name: '뒤로' }).click()
  await expect(visitor).toHaveURL(/\/$/)
})

test('five categories are celebrated, four are not', async ({ visitor }) => {
  await visitor.goto('/safety-check')
  await tickCategories(visitor, 4)
  await save(visitor)
  await expect(visitor).toHaveURL(/stats$/)
  expect((await kept(visitor)).stats).toMatchObject({ completionRate: 57, streak: 0 })

  await visitor.getByRole('link', { name: '오늘 체크하기' }).click()
  await category(visitor, '건강').click()
  await visitor.getByRole('button', { name: '건강 모두 선택' }).click()
  await save(visitor)
  await expect(celebration(visitor)).toBeVisible()
  await expectAccessible(visitor)
  await shot(visitor, 'safety-celebration')
  await expect(visitor).toHaveURL(/stats$/)
  expect((await kept(visitor)).stats).toMatchObject({ completionRate: 71, streak: 1 })
})

test('all of it can be done with the keyboard', async ({ visitor }) => {
  await visitor.goto('/safety-check')
  for (const name of CATEGORIES.slice(0, 5)) {
    const header = category(visitor, name)
    await header.focus()
    if ((await header.getAttribute('aria-expanded')) === 'false') await visitor.keyboard.press('Enter')
    await visitor.keyboard.press('Tab')
    await expect(visitor.getByRole('button', { name: `${name} 모두 선택` })).toBeFocused()
    await visitor.keyboard.press('Enter')
    await visitor.keyboard.press('Tab')
    await visitor.keyboard.press('Space')
    await visitor.keyboard.press('Space')
  }
  await expectRate(visitor, 71)
  await visitor.getByRole('button', { name: '저장하기' }).focus()
  await visitor.keyboard.press('Enter')
  await expect(celebration(visitor)).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor).toHaveURL(/stats$/)
})

test('F36: an unattended screen begins a fresh list at midnight in Korea', async ({ visitor }) => {
  await visitor.clock.install({ time: '2026-11-28T14:58:00Z' })
  await visitor.goto('/safety-check')
  await item(visitor, ADDRESS).check()
  await visitor.clock.fastForward('01:00')
  await expect(item(visitor, ADDRESS)).toBeChecked()
  await visitor.clock.fastForward('02:00')
  await expect(item(visitor, ADDRESS)).not.toBeChecked()
  expect((await kept(visitor)).check).toMatchObject({ date: '2026-11-29', totalChecked: 0 })
})

test('the list of another day, one without a category and one that is none make room for a fresh one', async ({
  visitor,
}) => {
  await visitor.goto('/safety-check')
  const spoil = async (change: (text: string) => string) => {
    await item(visitor, ADDRESS).check()
    const text = await visitor.evaluate(() => localStorage.getItem('safety-check') ?? '')
    await visitor.evaluate((changed) => localStorage.setItem('safety-check', changed), change(text))
    await visitor.reload()
    await expect(item(visitor, ADDRESS)).not.toBeChecked()
  }
  await spoil((text) => text.replace(/"date":"\d{4}/, '"date":"2025'))
  await spoil((text) => text.replace('"id":"mental"', '"id":"luck"'))
  await spoil((text) => text.slice(0, -1))
  await spoil(() => '[{"checked":true}]')
})

test('where storage is full the list works until the page is closed, and says so', async ({ visitor }) => {
  await visitor.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
  })
  await visitor.goto('/safety-check')
  await tickCategories(visitor, 5)
  await expect(visitor.getByText('이 기기에 저장하지 못했어요.', { exact: false })).toBeVisible()
  await expect(item(visitor, DOOR)).toBeChecked()
  await expectAccessible(visitor)
  await shot(visitor, 'safety-storage-full')
  await save(visitor)
  await expect(visitor).toHaveURL(/stats$/)
  await expectRate(visitor, 71)
  await expect(visitor.getByText('이 기기에 저장하지 못했어요.', { exact: false })).toBeVisible()
})

test('F36: two tabs stay in step, and neither takes anything from the other', async ({
  visitor,
  context,
  complaints,
}) => {
  await visitor.goto('/safety-check')
  const tab = listen(await context.newPage(), complaints)
  await tab.goto('/safety-check')
  await item(visitor, ADDRESS).check()
  await expect(item(tab, ADDRESS)).toBeChecked()
  await item(tab, DOOR).check()
  await expect(item(visitor, DOOR)).toBeChecked()
  await item(tab, ADDRESS).uncheck()
  await expect(item(visitor, ADDRESS)).not.toBeChecked()
  expect((await kept(visitor)).check?.totalChecked).toBe(1)
})

test('F36: a clock that goes back over midnight counts no day twice', async ({ visitor }) => {
  await visitor.clock.install({ time: NOON })
  await visitor.goto('/safety-check')
  const saveGoodDay = async () => {
    await unfold(visitor, 5)
    await tickCategories(visitor, 5)
    await save(visitor)
    await visitor.clock.runFor(2000)
    await expect(visitor).toHaveURL(/stats$/)
    await visitor.getByRole('link', { name: '오늘 체크하기' }).click()
  }
  await saveGoodDay()
  await visitor.clock.fastForward('24:00:00')
  await expectRate(visitor, 0)
  await saveGoodDay()
  expect((await kept(visitor)).stats).toMatchObject({ streak: 2, monthlyData: { '2026-11': { 28: 71, 29: 71 } } })

  await visitor.clock.setSystemTime('2026-11-28T13:00:00+09:00')
  await visitor.reload()
  await expectRate(visitor, 0)
  await saveGoodDay()
  expect((await kept(visitor)).stats).toMatchObject({ streak: 1, monthlyData: { '2026-11': { 28: 71, 29: 71 } } })
  await visitor.clock.setSystemTime('2026-11-29T13:00:00+09:00')
  await visitor.reload()
  await expectRate(visitor, 0)
  await saveGoodDay()
  expect((await kept(visitor)).stats).toMatchObject({ streak: 2, monthlyData: { '2026-11': { 28: 71, 29: 71 } } })
})
