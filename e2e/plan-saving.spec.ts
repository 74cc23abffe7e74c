import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { isOfNetwork } from './chat.ts'
import { choose } from './community.ts'
import { test } from './cut-network.ts'
import { expect, listen, shot } from './fixtures.ts'
import { daysOf, expectShown, expectStored, openLetters, sheet, stopsOf, undo } from './plan-days.ts'
import { addPlan } from './plans.ts'

/** A second device of the same member. */
async function secondDevice(browser: Browser, member: Page, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ storageState: await member.context().storageState() })
  await context.addInitScript(() => sessionStorage.setItem('splash-shown', '1'))
  return listen(await context.newPage(), complaints)
}

/** The browser reports every answer that is a refusal. */
const isOfConflict = (complaint: string) => complaint.includes('409')

for (const choice of ['이 기기 것 남기기', '다른 기기 것 남기기']) {
  test(`of two devices the later one chooses: ${choice}`, async ({ member, browser, complaints, request }) => {
    const { planId } = await openLetters(member, request, 'ab', 'c')
    const second = await secondDevice(browser, member, complaints)
    await second.goto(`/plan/${planId}`)
    await expect(stopsOf(second, 1)).toHaveCount(2)

    await choose(second, '할 일 b 메뉴', '삭제')
    await expectStored(second, request, planId, 'a', 'c')
    await choose(member, '할 일 a 메뉴', '아래로')
    await expect(sheet(member)).toContainText('다른 기기에서도 바꿨어요')
    await expect(sheet(member).getByRole('list', { name: '이 기기' })).toContainText('여기만 있음')
    await expectAccessible(member)
    await shot(member, 'plan-conflict')
    await sheet(member).getByRole('button', { name: choice }).click()
    const [kept, given] = choice.startsWith('이') ? ['ba', 'a'] : ['a', 'ba']
    await expectShown(member, kept, 'c')
    await expectStored(member, request, planId, kept, 'c')
    await undo(member).click()
    await expectStored(member, request, planId, given, 'c')
    expect(complaints.splice(0).filter((each) => !isOfConflict(each))).toEqual([])
    await second.context().close()
  })
}

test('what is done without a network is kept, read after a reload, and sent when it is back', async ({
  member,
  network,
  complaints,
  request,
}) => {
  const { planId } = await addPlan(member, request, { days: daysOf('ab', 'c') })
  await member.goto(`${network.origin}/login`)
  await member.goto(`${network.origin}/plan/${planId}`)
  await expectShown(member, 'ab', 'c')
  network.isServerDown = true
  await choose(member, '할 일 a 메뉴', '아래로')
  await choose(member, '할 일 c 메뉴', '삭제')
  await expectShown(member, 'ba', '')
  await expect(member.getByRole('alert')).toContainText('저장하지 못했어요')
  await shot(member, 'plan-unsaved')

  await member.reload()
  await expect(member.getByText('지금은 읽기만 할 수 있어요')).toBeVisible()
  await expectShown(member, 'ba', '')
  network.isServerDown = false
  await member.getByRole('button', { name: '다시 연결' }).click()
  await expectStored(member, request, planId, 'ba', '')
  await expect(member.getByText('저장됨')).toBeVisible()
  expect(complaints.splice(0).filter((each) => !isOfNetwork(each))).toEqual([])
})
