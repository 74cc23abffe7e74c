import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { choose } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { addPlan } from './plans.ts'

const ALTERNATIVES = '**/api/plans/*/spots/*/alternatives'

const sheet = (page: Page) => page.getByRole('dialog', { name: '다른 곳으로 바꾸기' })
const choices = (page: Page) => sheet(page).getByRole('listitem')
const ask = (page: Page) => choose(page, '비자림 메뉴', '다른 곳으로 바꾸기')

test('another place takes over a stop, and says why it fits', async ({ member, request }) => {
  const { planId } = await addPlan(member, request)
  await member.goto(`/plan/${planId}`)
  await ask(member)
  await expect(choices(member).first()).toContainText(/이동/)
  await expectAccessible(member)
  await shot(member, 'plan-alternatives')

  const title = (await choices(member).first().locator('.font-bold').innerText()).trim()
  await choices(member).first().getByRole('button').click()
  await expect(sheet(member)).toHaveCount(0)
  await expect(member.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(member.getByRole('heading', { name: '비자림', exact: true })).toHaveCount(0)
})

test('alternatives that do not come can be asked for again', async ({ member, request, complaints }) => {
  const { planId } = await addPlan(member, request)
  await member.goto(`/plan/${planId}`)
  await member.route(ALTERNATIVES, (route) =>
    route.fulfill({
      status: 404,
      json: { isSuccess: false, code: 'PLAN4040', message: '일정을 찾을 수 없어요.', result: null },
    }),
  )
  await ask(member)
  await expect(sheet(member).getByRole('alert')).toContainText('일정을 찾을 수 없어요.')
  await shot(member, 'plan-alternatives-failed')
  await member.unroute(ALTERNATIVES)
  await sheet(member).getByRole('button', { name: '다시 시도' }).click()
  await expect(choices(member).first()).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')))
})

test('where nothing else fits, it says what to do', async ({ member, request }) => {
  const { planId } = await addPlan(member, request)
  await member.goto(`/plan/${planId}`)
  await member.route(ALTERNATIVES, (route) =>
    route.fulfill({ json: { isSuccess: true, code: 'COMMON200', message: '', result: { alternatives: [] } } }),
  )
  await ask(member)
  await expect(sheet(member).getByText('바꿀 만한 곳을 찾지 못했어요')).toBeVisible()
  await expectAccessible(member)
  await shot(member, 'plan-alternatives-none')
})
