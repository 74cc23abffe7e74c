import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'

test('notifications by mail are off at first, and are kept when they are switched on', async ({ newcomer }) => {
  await newcomer.goto('/mypage/notifications')
  const mail = newcomer.getByRole('switch', { name: '내 글의 댓글 메일' })
  await expect(mail).not.toBeChecked()
  await mail.click()
  await expect(mail).toBeChecked()
  await expectAccessible(newcomer)
  await shot(newcomer, 'mail-settings')
  await newcomer.waitForLoadState('networkidle')
  await newcomer.reload()
  await expect(mail).toBeChecked()
  await expect(newcomer.getByRole('switch', { name: '내 글의 댓글 푸시' })).toBeChecked()
})
