import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const looksOf = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, borderRadius, color, fontSize, fontWeight, height, padding } = getComputedStyle(element)
    return { backgroundColor, borderRadius, color, fontSize, fontWeight, height, padding }
  })

test('where the staff’s stylesheet is at work, too, a button looks as it does to travellers', async ({ visitor }) => {
  await visitor.goto('/search-detail/572973')
  const theirs = await looksOf(visitor.getByRole('link', { name: '일정에 넣기' }))
  expect(theirs.backgroundColor).toBe('rgb(255, 122, 47)')
  await visitor.goto('/dev/ui')
  expect(await looksOf(visitor.getByRole('button', { name: '리뷰 쓰기' }).first())).toEqual(theirs)
})
