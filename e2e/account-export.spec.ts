import { readFile } from 'node:fs/promises'
import { newMember, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'

test('a member takes their data along as a file, and not twice within ten minutes', async ({
  visitor: page,
  request,
  complaints,
}) => {
  await signIn(page, await newMember(request))
  await page.goto('/my')
  await page.getByRole('button', { name: '내 정보 내려받기' }).click()
  const sheet = page.getByRole('dialog', { name: '내 정보 내려받기' })
  await expect(sheet).toContainText('10분에 한 번')
  await expectAccessible(page)
  await shot(page, 'account-export')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '내려받기' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^honjeo-\d{4}-\d{2}-\d{2}\.zip$/)
  const file = await readFile(await download.path())
  expect(file.subarray(0, 2).toString('latin1')).toBe('PK')
  expect(file.includes('data.json')).toBe(true)
  await expect(toasts(page).getByText('내 정보를 내려받았어요.')).toBeVisible()

  await page.getByRole('button', { name: '내 정보 내려받기' }).click()
  await sheet.getByRole('button', { name: '내려받기' }).click()
  await expect(sheet.getByText('방금 내 정보를 내려받았어요. 잠시 후 다시 시도해주세요.')).toBeVisible()
  await expect(sheet.getByText(/분 뒤에 다시 받을 수 있어요/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: '내려받기' })).toBeDisabled()
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a failure is reported and can be tried again', async ({ visitor: page, request, complaints }) => {
  await signIn(page, await newMember(request))
  await page.goto('/my')
  await page.route('**/api/account/export', (route) => route.abort())
  await page.getByRole('button', { name: '내 정보 내려받기' }).click()
  const button = page.getByRole('dialog').getByRole('button', { name: '내려받기' })
  await button.click()
  await expect(page.getByText('서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.')).toBeVisible()
  await page.unroute('**/api/account/export')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(await download.failure()).toBeNull()
  complaints.splice(0)
})
