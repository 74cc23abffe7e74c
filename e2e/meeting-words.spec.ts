import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { call, OTHER_NICKNAME, toasts, unique } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { addRoom, joinRoom } from './rooms.ts'
import { inDatabase } from './server-database.ts'

const person = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })

async function sayMet(page: Page, name: string, roomId: number) {
  await page.goto(`/room/${roomId}`)
  await page
    .getByRole('region', { name: '누가 왔나요?' })
    .getByRole('button', { name: '만났어요', exact: true })
    .click()
  await page.getByRole('link', { name: '함께한 사람에게 한마디' }).click()
  await expect(page).toHaveURL('/mypage/meeting-words')
}

async function write(page: Page, name: string, tag: string, sentence: string) {
  await person(page, name).getByRole('button', { name: '한마디 남기기' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: tag }).click()
  await sheet.getByRole('textbox', { name: '한 문장' }).fill(sentence)
  await shot(page, `meeting-words-sheet-${tag.length}`)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '남기기' }).click()
  await expect(toasts(page)).toContainText('남겼어요.')
}

test('two who have met write each other a word, which neither reads before both have written', async ({
  newcomer,
  other,
  request,
}) => {
  const { roomId } = await addRoom(newcomer, request, { joinDate: new Date(Date.now() + 30 * 60_000) })
  await joinRoom(other, request, roomId)
  const { nickName: mine } = await call<{ nickName: string }>(newcomer, request, 'GET', '/api/mypage/profile')
  const word = unique('말없이 걷는 것도 편했어요')
  await inDatabase(`update chat_rooms set scheduled_at = now() - interval '1 hour' where id = $1`, [roomId])

  await test.step('first they say that they met', async () => {
    // As the minute's job does.
    await inDatabase(
      `insert into attendances (room_id, user_id, meets_at, was_inside)
       select m.room_id, m.user_id, r.scheduled_at, true from room_members m join chat_rooms r on r.id = m.room_id
       where r.id = $1 on conflict do nothing`,
      [roomId],
    )
    await sayMet(newcomer, OTHER_NICKNAME, roomId)
    await sayMet(other, mine, roomId)
  })

  await test.step('one writes, and the other sees nothing of it', async () => {
    await write(newcomer, OTHER_NICKNAME, '함께 있기 편해요', word)
    await expect(person(newcomer, OTHER_NICKNAME)).toContainText('서로의 말이 보여요')
    await expect(person(newcomer, OTHER_NICKNAME).getByRole('region', { name: '내가 남긴 한마디' })).toContainText(word)
    await other.reload()
    await expect(person(other, mine)).toContainText('그 전에는 서로의 말이 보이지 않아요')
    await expect(other.getByText(word)).toHaveCount(0)
    await shot(other, 'meeting-words-closed')
    await expectAccessible(other)
  })

  await test.step('the other writes, and both read both', async () => {
    await write(other, mine, '길과 장소를 잘 알아요', '덕분에 길을 안 잃었어요')
    await expect(person(other, mine).getByRole('region', { name: '나에게 남긴 한마디' })).toContainText(word)
    await newcomer.goto('/alarm')
    await newcomer.getByText('함께한 사람이 남긴 한마디가 열렸어요.').click()
    await expect(person(newcomer, OTHER_NICKNAME).getByRole('region', { name: '나에게 남긴 한마디' })).toContainText(
      '안 잃었어요',
    )
    await shot(newcomer, 'meeting-words-open')
    await expectAccessible(newcomer)
  })

  await test.step('who met may never be met again, in a tap and a confirmation', async () => {
    await person(newcomer, OTHER_NICKNAME)
      .getByRole('button', { name: /다시는 만나지 않기/ })
      .click()
    await shot(newcomer, 'meeting-words-never')
    await newcomer.getByRole('alertdialog').getByRole('button', { name: '차단하고 내보내기' }).click()
    await expect(toasts(newcomer)).toContainText('차단했어요')
    await expect(newcomer.getByText('아직 함께한 사람이 없어요')).toBeVisible()
  })
})
