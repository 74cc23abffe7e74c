import { readFile } from 'node:fs/promises'
import { newMember, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { say, talk } from './chat.ts'
import { call, choose, NICKNAME, OTHER_NICKNAME, toasts, unique } from './community.ts'
import { keepsComposing } from './composing.ts'
import { expect, shot, test } from './fixtures.ts'
import { addRoom, joinRoom } from './rooms.ts'
import { goToScreen, openScreen } from './screen-visit.ts'
import { memberPhone } from './trusted-contacts.ts'

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

  await choose(member, MENU, '모집 마치기')
  await member.getByRole('alertdialog').getByRole('button', { name: '모집 마치기' }).click()
  await expect(member.getByText('모집완료', { exact: true })).toBeVisible()
  await choose(member, MENU, '다시 모집')
  await expect(member.getByText('모집중', { exact: true })).toBeVisible()

  // One of the demo's, which met weeks ago.
  await member.goto('/room/2')
  await expect(member.getByText('종료', { exact: true })).toBeVisible()
  await member.getByRole('button', { name: MENU }).click()
  await expect(member.getByRole('menuitem', { name: '공유하기' })).toBeVisible()
  await expect(member.getByRole('menuitem', { name: '모집 마치기' })).toHaveCount(0)
})

test('one of my rooms opens its conversation, and the page of the room is one tap from there', async ({
  member,
  request,
}) => {
  const { roomId, title } = await addRoom(member, request)
  await member.goto('/mypage/rooms')
  await member.getByRole('link', { name: new RegExp(title) }).click()
  await expect(member).toHaveURL(new RegExp(`/chat-room/${roomId}$`))
  await expect(member.getByRole('textbox', { name: '메시지' })).toBeVisible()
  const page = member.getByRole('link', { name: /동행방 글$/ })
  expect((await page.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await expectAccessible(member)
  await shot(member, 'chat-banner')
  await page.click()
  await expect(member).toHaveURL(new RegExp(`/room/${roomId}\\?from=mypage$`))
  await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await test.step('the meeting goes into the calendar', async () => {
    const downloading = member.waitForEvent('download')
    await choose(member, MENU, '캘린더에 추가')
    const file = await downloading
    expect(file.suggestedFilename()).toBe(`honjeo-${roomId}.ics`)
    expect(await readFile(await file.path(), 'utf8')).toContain(`SUMMARY:${title}`)
  })
})

test('a room that is on its way says so in a word, and what can be done with it stays beside the way back when one scrolls', async ({
  member,
}) => {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await member.route('**/api/chatrooms/9', async (route) => {
    await isLetGo
    await route.continue()
  })
  await member.goto('/room/9')
  await expect(member.getByText('불러오는 중', { exact: true })).toBeVisible()
  await shot(member, 'room-loading')
  letGo()
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(member.getByText('불러오는 중', { exact: true })).toHaveCount(0)

  const [back, menu] = [member.getByRole('button', { name: '뒤로' }), member.getByRole('button', { name: MENU })]
  await expect(menu).toBeVisible()
  const before = [await back.boundingBox(), await menu.boundingBox()]
  await member.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
  await expect.poll(() => member.evaluate(() => scrollY)).toBe(100)
  expect([await back.boundingBox(), await menu.boundingBox()]).toEqual(before)
  await shot(member, 'room-scrolled')
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
  await other.getByRole('button', { name: `${NICKNAME}님 메뉴` }).click()
  await other.getByRole('menuitem', { name: '내보내기', exact: true }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: '내보내기' }).click()
  await expect(toasts(other)).toContainText(`${NICKNAME}님을 내보냈어요.`)
  await expect(member.getByText('동행방을 찾을 수 없어요')).toBeVisible()
  await expect(member.getByRole('textbox')).toHaveCount(0)
  await shot(member, 'room-removed')

  await member.goto(`/room/${roomId}`)
  await expect(member.getByText('동행방을 찾을 수 없어요')).toBeVisible()
  // Informed that its rooms have changed, the phone asks for more than it may see by now.
  expect(complaints.splice(0).every((text) => text.includes(`/api/chatrooms/${roomId}`))).toBe(true)
})

test('a host who leaves reads who gets the room; one who deletes it takes it away', async ({
  newcomer: member,
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
  await member.goto('/rooms')
  await expect(member.getByRole('list', { name: '동행방' })).toBeVisible()
  // Informed that its rooms have changed, the phone may have looked once more at the one that is gone.
  expect(complaints.splice(0).every((text) => text.includes(`/api/chatrooms/${roomId}`))).toBe(true)
})

test('open rooms are found by what narrows them, which the address keeps', async ({ member }) => {
  await member.goto('/rooms')
  const rooms = member.getByRole('list', { name: '동행방' })
  await expect(rooms.getByText('모집완료').first()).toBeVisible()
  await member.getByRole('button', { name: '모집중만' }).click()
  await expect(member).toHaveURL(/recruiting=true/)
  await expect(rooms.getByText('모집중').first()).toBeVisible()
  await expect(rooms.getByText('모집완료')).toHaveCount(0)
  await member.getByRole('button', { name: /^참여할 수 있는 성별/ }).click()
  await member.getByRole('menuitemradio', { name: '여성 참여 가능' }).click()
  await expect(rooms.getByText('남성만')).toHaveCount(0)
  await expectAccessible(member)
  await member.goto('/rooms?date=2030-01-01')
  await member.getByRole('button', { name: '조건 모두 지우기' }).click()
  await expect(member).toHaveURL(/\/rooms$/)
  await expect(rooms.getByRole('listitem').first()).toBeVisible()
})

test('a visitor reads where and on which part of the day rooms meet, and no more', async ({ visitor }) => {
  await visitor.goto('/rooms')
  const rooms = visitor.getByRole('list', { name: '동행방' })
  const card = rooms.getByRole('listitem').first()
  await expect(card).toContainText(/동행방.*(오전|오후|저녁).*로그인하면 시간과 인원을 볼 수 있어요/s)
  await expect(rooms.getByText(/\d:\d\d|모집중|모집완료|\d\/\d/)).toHaveCount(0)
  await expectAccessible(visitor)
  await shot(visitor, 'rooms-visitor')
})

test('a member under 19 reads why there are no rooms', async ({ visitor, request, complaints }) => {
  const minor = `${new Date().getFullYear() - 17}-01-02`
  await signIn(visitor, await newMember(request, minor))
  for (const [index, path] of ['/mypage/rooms', '/create-room', '/search-detail/126472', '/rooms'].entries()) {
    await (index === 0 ? openScreen : goToScreen)(visitor, path)
    if (path.startsWith('/search-detail')) await visitor.getByRole('tab', { name: '동행방' }).click()
    await expect(visitor.getByText('동행방은 만 19세부터 함께해요')).toBeVisible()
    await expect(visitor.getByRole('link', { name: '동행방 열기' })).toHaveCount(0)
    await expectAccessible(visitor)
  }
  await expect(visitor.getByRole('link', { name: '1:1 문의하기' })).toBeVisible()
  await shot(visitor, 'rooms-minor')
  await goToScreen(visitor, '/mypage/profile-edit')
  await expect(visitor.getByLabel('생년월일')).toHaveAttribute('readonly', '')
  await shot(visitor, 'profile-birth-date')
  expect(complaints.splice(0).every((text) => text.includes('chatrooms') || text.includes('/rooms'))).toBe(true)
})

test('a member who has blocked one inside is warned before joining, and decides', async ({
  browser,
  member,
  other,
  complaints,
  request,
}) => {
  const { page: third } = await memberPhone(browser, request, complaints)
  const { roomId } = await addRoom(other, request)
  await joinRoom(member, request, roomId)
  const me = await member.evaluate(() => localStorage.getItem('userId'))
  await call(third, request, 'POST', `/api/blocks/${me}`, {})
  await third.goto(`/room/${roomId}`)
  await third.getByRole('button', { name: '입장하기' }).click()
  const dialog = third.getByRole('alertdialog')
  await expect(dialog).toContainText('내가 차단한 사람이 있는 방이에요')
  await expectAccessible(third)
  await shot(third, 'join-blocked-inside')
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(third).toHaveURL(new RegExp(`/room/${roomId}$`))
  await third.getByRole('button', { name: '입장하기' }).click()
  await dialog.getByRole('button', { name: '차단 풀고 들어가기' }).click()
  await expect(third).toHaveURL(new RegExp(`/chat-room/${roomId}$`))
  const refusal: unknown = expect.stringContaining(`/api/chatrooms/${roomId}/join`)
  expect(complaints.splice(0)).toEqual([refusal, refusal])
})

test('a host blocks and removes in one step: the other finds no room of theirs until the block is lifted', async ({
  browser,
  member,
  complaints,
  request,
}) => {
  const { page: third } = await memberPhone(browser, request, complaints)
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
  const parting = third.getByRole('alertdialog', { name: `${NICKNAME}님과 같은 동행방에 있어요` })
  await expect(parting).toContainText('내보내요. 다시 들어올 수 없어요.')
  await expectAccessible(third)
  await shot(third, 'block-and-remove')
  await parting.getByRole('button', { name: '차단하고 내보내기' }).click()
  await expect(toasts(third)).toContainText(`${NICKNAME}님을 차단했어요.`)
  await third.goto(`/chat-room/${shared}`)
  await expect(talk(third).getByText('차단한 회원의 메시지예요')).toBeVisible()
  await expect(talk(third).getByText(heard)).toHaveCount(0)

  await expect(member.getByText('동행방을 찾을 수 없어요')).toBeVisible()
  for (const roomId of [shared, later]) {
    await member.goto(`/room/${roomId}`)
    await expect(member.getByText('동행방을 찾을 수 없어요')).toBeVisible()
  }
  expect(complaints.splice(0).every((text) => /\/api\/(chatrooms|blocks)\//.test(text))).toBe(true)

  await third.goto('/mypage/blocks')
  await expectAccessible(third)
  await shot(third, 'blocks')
  await third.getByRole('button', { name: `${NICKNAME}님 차단 풀기` }).click()
  await expect(third.getByText('차단한 사람이 없어요')).toBeVisible()
  await member.goto(`/room/${later}`)
  await member.getByRole('button', { name: '입장하기' }).click()
  await expect(member).toHaveURL(new RegExp(`/chat-room/${later}$`))
  // The browser may report the rooms that were not there after the page has.
  expect(complaints.splice(0).every((text) => text.includes('/api/chatrooms/'))).toBe(true)
})

test('a member who asks to come in is let in by the host from a notification, and both talk', async ({
  newcomer: host,
  other,
  request,
}) => {
  const { roomId, title } = await addRoom(host, request, { joinPolicy: 'APPROVAL' })
  await other.goto(`/room/${roomId}`)
  await expect(other.getByText('승인 후 입장')).toBeVisible()
  await shot(other, 'room-ask')
  const sentence = other.getByRole('textbox', { name: '방장에게 한마디' })
  expect(await keepsComposing(sentence)).toBe(true)
  await sentence.fill('노을을 좋아해요. 함께 걷고 싶어요.')
  await other.getByRole('button', { name: '입장 요청하기' }).click()
  await expect(toasts(other)).toContainText('방장에게 입장 요청을 보냈어요.')
  await expect(other.getByRole('status').filter({ hasText: '방장의 답을 기다리고 있어요' })).toBeVisible()
  await shot(other, 'room-asked')

  await host.goto('/alarm')
  await host.getByRole('link').filter({ hasText: title }).first().click()
  await expect(host.getByText('노을을 좋아해요. 함께 걷고 싶어요.')).toBeVisible()
  await shot(host, 'room-requests')
  await host.getByRole('button', { name: `${OTHER_NICKNAME}님의 요청 받아들이기` }).click()
  await expect(toasts(host)).toContainText(`${OTHER_NICKNAME}님을 받아들였어요.`)
  await expect(host.getByRole('heading', { name: '입장 요청' })).toBeHidden()

  await other.reload()
  await other.getByRole('button', { name: '입장하기' }).click()
  await other.getByRole('textbox', { name: '메시지' }).fill('반가워요!')
  await other.getByRole('textbox', { name: '메시지' }).press('Enter')
  await host.goto(`/chat-room/${roomId}`)
  await expect(host.getByText('반가워요!')).toBeVisible()
})

test('a member who waits for a seat can let go of it again, and goes in when one is freed', async ({
  newcomer: host,
  other,
  request,
}) => {
  const { roomId } = await addRoom(host, request, { maxMembers: 2 })
  const third = await newMember(request)
  const bearer = { headers: { authorization: `Bearer ${third.accessToken}` } }
  await request.post(`/api/chatrooms/${roomId}/join`, { ...bearer, data: {} })
  await other.goto(`/room/${roomId}`)
  await shot(other, 'room-full')
  await other.getByRole('button', { name: '자리 나면 입장하기' }).click()
  await other.getByRole('button', { name: '그만 기다리기' }).click()
  await expect(toasts(other)).toContainText('입장 요청을 거뒀어요.')
  await other.getByRole('button', { name: '자리 나면 입장하기' }).click()
  await expect(other.getByRole('button', { name: '그만 기다리기' })).toBeVisible()
  await shot(other, 'room-waiting')
  await request.delete(`/api/chatrooms/${roomId}/leave`, bearer)
  await other.reload()
  await expect(other.getByRole('button', { name: '입장하기' })).toBeVisible()
})
