import { expectAccessible } from './axe.ts'
import { OTHER_NICKNAME, toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { addRoom, joinRoom } from './rooms.ts'
import { inDatabase } from './server-database.ts'

const HOUR_MS = 3_600_000

test('one looks at the host first, members answer whether they come, one who cannot gives the seat back, and afterwards they say who was there', async ({
  newcomer,
  other,
  request,
}) => {
  const draft = { joinDate: new Date(Date.now() + 20 * HOUR_MS) }
  const { roomId } = await addRoom(newcomer, request, draft)
  const second = await addRoom(newcomer, request, draft)
  await test.step('before one comes in, the page says who the host is', async () => {
    await other.goto(`/room/${roomId}`)
    await expect(other.getByRole('region', { name: '방장은 어떤 사람인가요?' })).toContainText('아직 기록이 적어요')
    await expectAccessible(other)
  })
  await joinRoom(other, request, roomId)
  await joinRoom(other, request, second.roomId)

  await test.step('from the conversation, in one tap', async () => {
    await newcomer.goto(`/chat-room/${roomId}`)
    const question = newcomer.getByRole('region', { name: '이번 만남에 가나요?' })
    await expect(question).toBeVisible()
    await shot(newcomer, 'attendance-strip')
    await question.getByRole('button', { name: '가요', exact: true }).click()
    await expect(toasts(newcomer)).toContainText('간다고 알렸어요.')
    await expect(question).toHaveCount(0)
  })

  await test.step('from a pushed reminder, whose button leads to the room with the answer', async () => {
    await other.goto(`/room/${roomId}?going=yes`)
    await expect(other.getByRole('heading', { name: '간다고 알린 참여자 2명' })).toBeVisible()
    await expect(other).toHaveURL(new RegExp(`/room/${roomId}$`))
    await expectAccessible(other)
    await shot(other, 'attendance-going')
  })

  await test.step('one who cannot come is asked once more, leaves, and is named', async () => {
    await other.goto(`/room/${second.roomId}`)
    await shot(other, 'attendance-asked')
    await other.getByRole('button', { name: '못 가요' }).click()
    await shot(other, 'attendance-cancel')
    await other.getByRole('alertdialog').getByRole('button', { name: '못 가요' }).click()
    await expect(other).toHaveURL(/\/mypage\/rooms$/)
    await newcomer.goto(`/chat-room/${second.roomId}`)
    await expect(newcomer.getByText(`${OTHER_NICKNAME}님은 이번에 못 가게 됐어요`).first()).toBeVisible()
  })

  await test.step('after the meeting', async () => {
    await inDatabase(`update chat_rooms set scheduled_at = now() - interval '1 hour' where id = $1`, [roomId])
    // As the minute's job does.
    await inDatabase(
      `insert into attendances (room_id, user_id, meets_at, was_inside)
       select r.id, m.user_id, r.scheduled_at, true from chat_rooms r join room_members m on m.room_id = r.id
       where r.id = $1 on conflict do nothing`,
      [roomId],
    )
    await other.goto(`/room/${roomId}`)
    const met = other.getByRole('group', { name: /^Olle\d+$/ }).getByRole('button', { name: '만났어요' })
    await met.click()
    await expect(met).toHaveAttribute('aria-pressed', 'true')
    await expect(met).toBeEnabled()
    await shot(other, 'attendance-past')
    await newcomer.goto(`/chat-room/${roomId}`)
    await newcomer.getByRole('link', { name: '누가 왔는지 알리기' }).click()
    await expect(newcomer.getByRole('group', { name: OTHER_NICKNAME })).toBeVisible()
    await expectAccessible(newcomer)
  })
})
