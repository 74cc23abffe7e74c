import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { addRoom, joinRoom } from './rooms.ts'
import { inDatabase } from './server-database.ts'
import { call } from './community.ts'

test('who has left a room after its meeting still says whom they met, and what they say is kept', async ({
  newcomer,
  other,
  request,
  complaints,
}) => {
  const { roomId } = await addRoom(newcomer, request, { joinDate: new Date(Date.now() + 20 * 3_600_000) })
  await joinRoom(other, request, roomId)
  await inDatabase(`update chat_rooms set scheduled_at = now() - interval '1 hour' where id = $1`, [roomId])
  await call(other, request, 'DELETE', `/api/chatrooms/${roomId}/leave`)
  const hostId = await newcomer.evaluate(() => localStorage.getItem('userId'))
  const { nickName } = await call<{ nickName: string }>(other, request, 'GET', `/api/mypage/profile/${hostId}`)

  await other.goto('/mypage/meeting-words')
  const people = other.getByRole('region', { name: '나온 방에서 만난 사람이 있나요?' })
  const met = people.getByRole('group', { name: nickName }).getByRole('button', { name: '만났어요' })
  await expect(met).toBeVisible()
  await expectAccessible(other)
  await shot(other, 'past-meetings')
  await test.step('by the keyboard alone', async () => {
    await met.focus()
    await other.keyboard.press('Enter')
    await expect(met).toHaveAttribute('aria-pressed', 'true')
    await expect(met).toBeEnabled()
  })
  await test.step('and has them among those they met, also after a reload and in the dark', async () => {
    await other.emulateMedia({ colorScheme: 'dark' })
    await other.reload()
    await expect(met).toHaveAttribute('aria-pressed', 'true')
    await expect(other.getByRole('button', { name: '한마디 남기기' }).first()).toBeVisible()
    await shot(other, 'past-meetings-said')
  })
  await test.step('one sentence says that both lists have failed, and one tap asks for both again', async () => {
    await other.emulateMedia({ colorScheme: 'light' })
    const lists = /\/api\/mypage\/(past-meetings|meeting-words)/
    let look = () => {}
    const looked = new Promise<void>((resolve) => (look = resolve))
    await other.route(lists, async (route) => {
      await looked
      await route.fulfill({ status: 500, json: {} })
    })
    await other.reload()
    await expect(other.getByRole('heading', { name: '함께한 사람' })).toBeVisible()
    await shot(other, 'past-meetings-loading')
    look()
    await expect(other.getByRole('alert')).toHaveCount(1)
    await shot(other, 'past-meetings-failed')
    complaints.splice(0)
    await other.unroute(lists)
    await other.getByRole('button', { name: '다시 시도' }).click()
    await expect(met).toHaveAttribute('aria-pressed', 'true')
    await expect(other.getByRole('button', { name: '한마디 남기기' }).first()).toBeVisible()
  })
})
