import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { choose, toasts } from './community.ts'
import { shot } from './fixtures.ts'
import { expect, expectListKept, keptRows, openAndKeep as openAndWait, test } from './offline.ts'
import { addPlan, BIJARIM } from './plans.ts'
import { makeRetriesQuick } from './quick-retries.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page, title: string) => page.getByRole('heading', { name: title })
const map = (page: Page) => page.getByRole('region', { name: /^일정 지도/ })

/** Opens a plan, and waits until the app, what it loads last of all included, and the plan are on the device. */
async function openAndKeep(page: Page, address: string, planId: number, title: string) {
  await openAndWait(page, address)
  await expect(heading(page, title)).toBeVisible()
  await expect.poll(() => keptPlans(page)).toContain(planId)
}

const keptPlans = async (page: Page) =>
  (await keptRows<{ planId: number; userId: number }>(page, 'plans')).map(({ planId }) => planId)

test('a plan that was opened is read and changed without a network, one that was not says so, and the worker keeps nothing of anyone', async ({
  member,
  context,
  request,
  network,
}) => {
  const { planId, title, memo } = await addPlan(member, request)
  const unopened = await addPlan(member, request)
  const address = `${network.origin}/plan/${planId}`
  await openAndKeep(member, address, planId, title)

  await test.step('the first thing that is done without a network is announced, and sent when there is one', async () => {
    await context.setOffline(true)
    await choose(member, '아는 분 댁에서 점심 메뉴', '삭제')
    await expect(toasts(member)).toContainText('일정에서 뺐어요.')
    await expect(member.getByText('이 기기에 두었다가 연결되면 저장할게요.', { exact: false })).toBeVisible()
    await shot(member, 'plan-edited-offline')
    await context.setOffline(false)
    await expect(member.getByText('저장됨')).toBeVisible()
  })

  await test.step('the worker keeps nothing of anyone', async () => {
    const reply = await member.goto(`${network.origin}/search-detail/${BIJARIM}`)
    expect(reply?.fromServiceWorker()).toBe(true)
    await member.goto(`${network.origin}/my`)
    await member.waitForLoadState('networkidle')
    const kept = await member.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = await Promise.all(opened.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/index.html')
    expect(kept.filter((path) => !/^\/(?:assets\/|covers\/|index\.html$)/.test(path))).toEqual([])
  })

  await test.step('a plan that was never opened says so, and comes with the network', async () => {
    await context.setOffline(true)
    await member.goto(`${network.origin}/plan/${unopened.planId}`)
    await expect(member.getByText('연결이 끊겨서 일정을 열지 못했어요')).toBeVisible()
    await expectAccessible(member)
    await shot(member, 'plan-not-kept')
    await context.setOffline(false)
    await expect(heading(member, unopened.title)).toBeVisible()
  })

  await test.step('the list shows what can be read, while it cannot be had itself', async () => {
    network.isServerDown = true
    await makeRetriesQuick(member)
    await member.goto(`${network.origin}/mypage/plans`)
    await expect(member.getByText('연결이 끊겼어요.')).toBeVisible()
    await expect(member.getByText('이 기기에 저장해 둔 일정만 보여드려요.')).toBeVisible()
    await expectAccessible(member)
    await shot(member, 'plans-offline')
    await member.getByRole('link', { name: title }).click()
    await expect(map(member)).toBeVisible()
  })

  await test.step('without a network the plan is read, with its map', async () => {
    await context.setOffline(true)
    await network.close()
    await member.reload()
    await expect(heading(member, title)).toBeVisible()
    await expect(member.getByText(/에 저장해 둔 일정을 보여드려요/)).toBeVisible()
    await expect(member.getByText(memo).filter({ visible: true })).toHaveCount(1)
    await expect(map(member).getByRole('button', { name: '1일차 1번 비자림' })).toBeVisible()
    await expectAccessible(member)
    await shot(member, 'plan-offline')
  })
})

test('a list without plans is no failure while it cannot be had', async ({ newcomer, network }) => {
  await openAndWait(newcomer, `${network.origin}/mypage/plans`)
  await expect(newcomer.getByText('아직 만든 일정이 없어요')).toBeVisible()
  await expectListKept(newcomer, 'my-plans')
  network.isServerDown = true
  await makeRetriesQuick(newcomer)
  await newcomer.goto(`${network.origin}/mypage/plans`)
  await expect(newcomer.getByText('이 기기가 마지막으로 봤을 때는 일정이 없었어요.')).toBeVisible()
  await expect(newcomer.getByText('아직 만든 일정이 없어요')).toBeVisible()
  await expect(newcomer.getByRole('alert')).toHaveCount(0)
  await expectAccessible(newcomer)
  await shot(newcomer, 'plans-none-offline')
})
