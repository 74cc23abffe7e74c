import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { alarm, putFinger, tapSound } from './siren.ts'

const shield = (page: Page) => page.getByRole('button', { name: '도움 받기' })
const sheet = (page: Page) => page.getByRole('dialog', { name: '도움이 필요할 때' })

test.beforeEach(({ visitor }) => tapSound(visitor))

test('help is two taps from a screen, the numbers in their order, and a long press sounds at once', async ({
  visitor,
}) => {
  await visitor.goto('/community')
  await shield(visitor).click()
  const calls = sheet(visitor).getByRole('navigation', { name: '긴급 전화' }).getByRole('link')
  await expect(calls).toHaveText([/119/, /112/])
  await expect(sheet(visitor).getByRole('link', { name: '구조 카드' })).toHaveAttribute('href', '/safety-check/rescue')
  await expectAccessible(visitor)
  await shot(visitor, 'help')
  await sheet(visitor).getByRole('button', { name: '사이렌 울리기' }).click()
  await expect(alarm(visitor).getByRole('heading', { name: '사이렌이 울리고 있어요' })).toBeVisible()

  await visitor.goto('/search')
  // A press on a page that the server rendered is felt once the app has taken it over.
  await visitor.waitForFunction(() => document.getElementById('page-data') === null)
  const lift = await putFinger(visitor, shield(visitor))
  await expect(alarm(visitor)).toBeVisible()
  await lift()
  await expect(sheet(visitor), 'the end of a long press asks nothing').toHaveCount(0)
})

test('the keyboard reaches it, and help is there without a network', async ({ visitor, complaints }) => {
  const code = visitor.waitForResponse(/\/quiet-/)
  await visitor.goto('/notices')
  await (await code).finished()
  await visitor.waitForLoadState('networkidle')
  await shield(visitor).focus()
  await visitor.context().setOffline(true)
  await visitor.keyboard.press('Enter')
  await expect(sheet(visitor)).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(sheet(visitor)).toHaveCount(0)
  await expect(shield(visitor)).toBeFocused()
  await visitor.keyboard.press('Enter')
  await sheet(visitor).getByRole('button', { name: '사이렌 울리기' }).press('Enter')
  await expect(alarm(visitor)).toBeVisible()
  complaints.splice(0)
})
