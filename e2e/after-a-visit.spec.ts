import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { addPlan, BIJARIM, inDays } from './plans.ts'

test('a place whose day is over offers its review', async ({ member, request }) => {
  const dates = { startDate: inDays(-3), endDate: inDays(-2) }
  const { planId } = await addPlan(member, request, dates)
  await member.goto(`/plan/${planId}`)
  const visited = member.getByRole('link', { name: '다녀오셨다면 리뷰 쓰기' })
  await expect(visited, 'a stop in own words has no reviews').toHaveCount(1)
  await expect(visited).toHaveAttribute('href', `/write-review?contentId=${BIJARIM}`)
  await expectAccessible(member)
  await shot(member, 'plan-visited')
  const { planId: later } = await addPlan(member, request)
  await member.goto(`/plan/${later}`)
  await expect(member.getByRole('heading', { name: '비자림' })).toBeVisible()
  await expect(visited).toHaveCount(0)
})

test('a room that has ended offers its members a review of the place', async ({ member }) => {
  await member.goto('/room/2')
  await expect(member.getByText('종료', { exact: true })).toBeVisible()
  await member.getByRole('link', { name: '다녀온 곳의 리뷰 쓰기' }).click()
  await expect(member).toHaveURL(/\/write-review/)
})
