import { expectAccessible } from './axe.ts'
import { OTHER_NICKNAME, toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { newMember } from './new-member.ts'
import { addRoom, joinRoom } from './rooms.ts'
import { inDatabase } from './server-database.ts'

const HOUR_MS = 3_600_000

test('one looks at the host first, members answer whether they come, one who cannot gives the seat back, and afterwards they say who was there', async ({
  newcomer,
  other,
  request,
  complaints,
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

  await test.step('on the room’s page; a link with an answer in it, which anyone can send, gives none', async () => {
    await other.goto(`/room/${roomId}?going=no`)
    await expect(other).toHaveURL(new RegExp(`/room/${roomId}$`))
    await other.getByRole('button', { name: '가요', exact: true }).click()
    await expect(other.getByRole('heading', { name: '간다고 알린 참여자 2명' })).toBeVisible()
    await expectAccessible(other)
    await shot(other, 'attendance-going')
  })

  await test.step('one who cannot come leaves in one tap, has the seat back by another, until someone else takes it, and is named', async () => {
    await other.goto(`/room/${second.roomId}`)
    await shot(other, 'attendance-asked')
    const leaveByAnswer = async () => {
      await other.getByRole('button', { name: '못 가요' }).click()
      await expect(other).toHaveURL(/\/mypage\/rooms$/)
    }
    const undo = toasts(other).getByRole('button', { name: '되돌리기' })
    await leaveByAnswer()
    await shot(other, 'attendance-not-going')
    await undo.click()
    await expect(toasts(other)).toContainText('자리를 되찾고, 간다고 알렸어요.')
    await other.goto(`/room/${second.roomId}`)
    await expect(other.getByRole('heading', { name: '간다고 알린 참여자 1명' })).toBeVisible()
    await leaveByAnswer()
    await inDatabase('update chat_rooms set max_participants = 2 where id = $1', [second.roomId])
    const quick = await newMember(request)
    await request.post(`/api/chatrooms/${second.roomId}/join`, {
      headers: { authorization: `Bearer ${quick.accessToken}` },
    })
    await undo.click()
    await expect(toasts(other)).toContainText('그사이 자리가 찼거나 모집이 끝나서 되찾을 수 없어요.')
    await shot(other, 'attendance-seat-taken')
    complaints.splice(0)
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
