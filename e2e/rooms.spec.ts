import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe.ts'
import { say, talk } from './chat.ts'
import { choose, NICKNAME, OTHER_NICKNAME, toasts, unique } from './community.ts'
import { keepsComposing } from './composing.ts'
import { expect, shot, test } from './fixtures.ts'
import { addRoom, joinRoom } from './rooms.ts'

const MENU = '동행방 메뉴'

test('a host changes the room, closes it to newcomers and opens it again', async ({ member, request }) => {
  const { roomId } = await addRoom(member, request)
  await member.goto(`/room/${roomId}`)
  await choose(member, MENU, '동행방 고치기')
  const title = unique('사려니숲길 걷기')
  await member.getByRole('textbox', { name: '제목' }).fill(title)
  await expectAccessible(member)
  await member.getByRole('button', { name: '고친 내용 저장' }).click()
  await expect(member).toHaveURL(new RegExp(`/room/${roomId}$`))
  await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await choose(member, MENU, '모집 완료')
  await member.getByRole('alertdialog').getByRole('button', { name: '모집 완료' }).click()
  await expect(member.getByText('모집완료', { exact: true })).toBeVisible()
  await choose(member, MENU, '다시 모집')
  await expect(member.getByText('모집중', { exact: true })).toBeVisible()

  // One of the demo's, which met weeks ago.
  await member.goto('/room/2')
  await expect(member.getByText('종료', { exact: true })).toBeVisible()
  await member.getByRole('button', { name: MENU }).click()
  await expect(member.getByRole('menuitem', { name: '공유하기' })).toBeVisible()
  await expect(member.getByRole('menuitem', { name: '모집 완료' })).toHaveCount(0)
})

test('a room whose title is still being composed is not opened', async ({ member }) => {
  await member.goto('/create-room')
  expect(await keepsComposing(member.getByRole('textbox', { name: '제목' }))).toBe(true)
})

test('a meeting goes into the calendar', async ({ member, request }) => {
  const { roomId, title } = await addRoom(member, request)
  await member.goto(`/room/${roomId}`)
  const downloading = member.waitForEvent('download')
  await choose(member, MENU, '캘린더에 추가')
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`honjeo-${roomId}.ics`)
  expect(await readFile(await file.path(), 'utf8')).toContain(`SUMMARY:${title}`)
})

test('a host hands the room over, and the new one sends them out for good', async ({
  member,
  other,
  complaints,
  request,
}) => {
  const { roomId } = await addRoom(member, request)
  await joinRoom(other, request, roomId)
  await member.goto(`/chat-room/${roomId}`)
  await member.getByRole('button', { name: '동행방 정보' }).click()
  await shot(member, 'room-drawer')
  await choose(member, `${OTHER_NICKNAME}님 메뉴`, '방장 넘기기')
  await member.getByRole('alertdialog').getByRole('button', { name: '방장 넘기기' }).click()
  await expect(toasts(member)).toContainText(`${OTHER_NICKNAME}님이 방장이 됐어요.`)
  await expect(member.getByRole('button', { name: '동행방 삭제' })).toBeHidden()

  await other.goto(`/chat-room/${roomId}`)
  await other.getByRole('button', { name: '동행방 정보' }).click()
  await choose(other, `${NICKNAME}님 메뉴`, '내보내기')
  await other.getByRole('alertdialog').getByRole('button', { name: '내보내기' }).click()
  await expect(toasts(other)).toContainText(`${NICKNAME}님을 내보냈어요.`)
  await expect(member.getByText('참여 중인 동행방이 아니에요')).toBeVisible()
  await expect(member.getByRole('textbox')).toHaveCount(0)
  await shot(member, 'room-removed')

  await member.goto(`/room/${roomId}`)
  await member.getByRole('button', { name: '입장하기' }).click()
  await expect(toasts(member)).toContainText('방장이 내보낸 동행방에는 다시 참여할 수 없어요.')
  // Told that its rooms have changed, the phone asks for more than it may see by now.
  expect(complaints.splice(0).every((text) => text.includes(`/api/chatrooms/${roomId}/`))).toBe(true)
})

test('a host who leaves is told who gets the room; one who deletes it takes it away', async ({
  member,
  other,
  complaints,
  request,
}) => {
  const { roomId, title } = await addRoom(member, request)
  await joinRoom(other, request, roomId)
  await member.goto(`/room/${roomId}`)
  await choose(member, MENU, '동행방 나가기')
  await expect(member.getByRole('alertdialog')).toContainText('방장은 가장 오래 함께한 사람에게 넘어가')
  await member.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(member).toHaveURL(/\/mypage\/rooms$/)

  await joinRoom(member, request, roomId)
  await member.goto(`/chat-room/${roomId}`)
  await expect(member.getByRole('textbox', { name: '메시지' })).toHaveAttribute('placeholder', '메시지를 입력하세요')
  await other.goto(`/room/${roomId}`)
  await choose(other, MENU, '동행방 삭제')
  await other.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(member.getByText('동행방을 찾을 수 없어요')).toBeVisible()
  await expect(other).toHaveURL(/\/mypage\/rooms$/)
  await expect(other.getByRole('link', { name: title })).toBeHidden()
  // Told that its rooms have changed, the phone may look once more at the one that is gone.
  expect(complaints.splice(0).every((text) => text.includes(`/api/chatrooms/${roomId}`))).toBe(true)
})

test('open rooms are found by what narrows them, which the address keeps', async ({ visitor }) => {
  await visitor.goto('/rooms')
  const rooms = visitor.getByRole('list', { name: '동행방' })
  await expect(rooms.getByText('모집완료').first()).toBeVisible()
  await visitor.getByRole('button', { name: '모집중만' }).click()
  await expect(visitor).toHaveURL(/recruiting=true/)
  await expect(rooms.getByText('모집중').first()).toBeVisible()
  await expect(rooms.getByText('모집완료')).toHaveCount(0)
  await visitor.getByRole('button', { name: /^참여할 수 있는 성별/ }).click()
  await visitor.getByRole('menuitemradio', { name: '여성 참여 가능' }).click()
  await expect(rooms.getByText('남성만')).toHaveCount(0)
  await expectAccessible(visitor)
  await visitor.goto('/rooms?date=2030-01-01')
  await visitor.getByRole('button', { name: '조건 모두 지우기' }).click()
  await expect(visitor).toHaveURL(/\/rooms$/)
  await expect(rooms.getByRole('listitem').first()).toBeVisible()
})

test('whoever is blocked cannot join, is not heard, and is let in again from the list', async ({
  third,
  member,
  complaints,
  request,
}) => {
  const { roomId: shared } = await addRoom(third, request)
  await joinRoom(member, request, shared)
  const { roomId: later } = await addRoom(third, request)
  const heard = unique('보이지 않을 말')
  await member.goto(`/chat-room/${shared}`)
  await say(member, heard)
  await expect(talk(member).getByText(heard)).toBeVisible()
  const me = await member.evaluate(() => localStorage.getItem('userId'))

  await third.goto(`/profile/${me}`)
  await choose(third, '프로필 메뉴', '차단하기')
  await third.getByRole('alertdialog').getByRole('button', { name: '차단하기' }).click()
  await expect(toasts(third)).toContainText(`${NICKNAME}님을 차단했어요.`)
  await third.goto(`/chat-room/${shared}`)
  await expect(talk(third).getByText('차단한 사용자의 메시지예요')).toBeVisible()
  await expect(talk(third).getByText(heard)).toHaveCount(0)

  await member.goto(`/room/${later}`)
  await member.getByRole('button', { name: '입장하기' }).click()
  await expect(toasts(member)).toContainText('이 동행방에는 참여할 수 없어요.')
  expect(complaints.splice(0)).toEqual([expect.stringContaining(`/api/chatrooms/${later}/join`)])

  await third.goto('/mypage/blocks')
  await expectAccessible(third)
  await shot(third, 'blocks')
  await third.getByRole('button', { name: `${NICKNAME}님 차단 풀기` }).click()
  await expect(third.getByText('차단한 사람이 없어요')).toBeVisible()
  await member.getByRole('button', { name: '입장하기' }).click()
  await expect(member).toHaveURL(new RegExp(`/chat-room/${later}$`))
})
