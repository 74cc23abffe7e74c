import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { addPlan, BIJARIM, inDays } from './plans.ts'

test('a place whose day is over offers its review', async ({ newcomer, request }) => {
  const dates = { startDate: inDays(-3), endDate: inDays(-2) }
  const { planId } = await addPlan(newcomer, request, dates)
  await newcomer.goto(`/plan/${planId}`)
  const visited = newcomer.getByRole('link', { name: '다녀오셨다면 리뷰 쓰기' })
  await expect(visited, 'a stop in own words has no reviews').toHaveCount(1)
  await expect(visited).toHaveAttribute('href', `/write-review?contentId=${BIJARIM}`)
  await expectAccessible(newcomer)
  await shot(newcomer, 'plan-visited')
  const { planId: later } = await addPlan(newcomer, request)
  await newcomer.goto(`/plan/${later}`)
  await expect(newcomer.getByRole('heading', { name: '비자림' })).toBeVisible()
  await expect(visited).toHaveCount(0)
})

test('a room that has ended offers its members a review of the place', async ({ member }) => {
  await member.goto('/room/2')
  await expect(member.getByText('종료', { exact: true })).toBeVisible()
  await member.getByRole('link', { name: '다녀온 곳의 리뷰 쓰기' }).click()
  await expect(member).toHaveURL(/\/write-review/)
})
