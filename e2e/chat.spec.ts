import { OWN_EVENTS } from '@honjeo/contract/values/destinations'
import { NICKNAME, OTHER_NICKNAME, unique } from './community.ts'
import { expectAccessible } from './axe.ts'
import { field, openMenu, openRoom, row, say, talk } from './chat.ts'
import { expect, shot, test } from './fixtures.ts'
import { recordShifts } from './layout-shifts.ts'
import { photo } from './pictures.ts'
import { addRoom } from './rooms.ts'

test('a reply quotes and leads to what it answers, reactions are seen by everybody', async ({
  member,
  other,
  request,
}) => {
  await openRoom(request, member, other)
  const question = unique('몇 시에 만날까요?')
  const answer = unique('두 시 어때요?')
  await say(member, question)
  await expect(talk(other).getByText(question)).toBeVisible()

  await openMenu(other, question)
  await other.getByRole('button', { name: '답장' }).click()
  await expect(other.getByText(`${NICKNAME}님에게 답장`)).toBeVisible()
  await shot(other, 'chat-replying')
  await say(other, answer)
  await expect(row(member, answer)).toContainText(question)
  await row(member, answer)
    .getByRole('button', { name: `${NICKNAME}님의 메시지로 가기` })
    .click()
  await expect(row(member, question)).toBeInViewport()

  await openMenu(member, answer)
  await shot(member, 'chat-menu')
  await member.getByRole('button', { name: '하트' }).click()
  await expect(row(other, answer).getByRole('button', { name: '하트 1명' })).toBeVisible()
  await shot(member, 'chat-reply')
  await expectAccessible(member)
  await member.emulateMedia({ colorScheme: 'dark' })
  await member.reload()
  await expect(row(member, answer).getByRole('button', { name: '하트 1명' })).toBeVisible()
  await expectAccessible(member)
})

test('a deleted message leaves a stone on every phone', async ({ member, other, request }) => {
  await openRoom(request, member, other)
  const slip = unique('잘못 보낸 말')
  await say(member, slip)
  await expect(talk(other).getByText(slip)).toBeVisible()
  for (const answer of ['취소', '삭제']) {
    await expect(talk(member).getByText(slip)).toBeVisible()
    await openMenu(member, slip)
    await member.getByRole('button', { name: '삭제', exact: true }).click()
    await member.getByRole('alertdialog').getByRole('button', { name: answer }).click()
    await expect(member.getByRole('alertdialog')).toHaveCount(0)
  }
  for (const page of [member, other]) {
    await expect(talk(page).getByText('삭제된 메시지예요')).toBeVisible()
    await expect(talk(page).getByText(slip)).toHaveCount(0)
  }
  await expect(row(member, '삭제된 메시지예요').getByRole('button', { name: '메시지 메뉴' })).toHaveCount(0)
})

test('what its author has taken back can be reported by those who heard it, and by nothing else', async ({
  member,
  other,
  request,
}) => {
  await openRoom(request, member, other)
  const insult = unique('나쁜 말')
  await say(member, insult)
  await expect(talk(other).getByText(insult)).toBeVisible()
  await openMenu(member, insult)
  await member.getByRole('button', { name: '삭제', exact: true }).click()
  await member.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(talk(other).getByText('삭제된 메시지예요')).toBeVisible()

  await openMenu(other, '삭제된 메시지예요')
  const menu = other.getByRole('dialog')
  await expect(menu.getByRole('button')).toHaveCount(0)
  await shot(other, 'chat-menu-deleted')
  await menu.getByRole('link', { name: '신고하기' }).click()
  await other.getByRole('radio', { name: '욕설' }).check({ force: true })
  await other.getByLabel('상세 내용').fill('읽고 나서 지웠어요.')
  await other.getByRole('button', { name: '신고하기' }).click()
  await expect(other.getByText(/신고가 접수/)).toBeVisible()
})

test('a message says how many have not read it, until they have', async ({ member, other, request }) => {
  await openRoom(request, member, other)
  const text = unique('읽었나요?')
  await other.goto('/my')
  await say(member, text)
  await expect(row(member, text)).toContainText('1명이 안 읽었어요')
  await other.goto(member.url())
  await expect(talk(other).getByText(text)).toBeVisible()
  await expect(row(member, text)).not.toContainText('안 읽었어요')
})

test('who is writing is seen by the others', async ({ member, other, request }) => {
  await openRoom(request, member, other)
  await field(other).pressSequentially('음')
  await expect(member.getByText(`${OTHER_NICKNAME}님이 입력하고 있어요`)).toBeVisible()
})

test('a photo and the meeting place are sent, and asking for money is warned of', async ({
  browser,
  member,
  other,
  request,
}) => {
  await openRoom(request, member, other)
  await member.getByLabel('사진 고르기').setInputFiles(await photo(browser, 'teal'))
  await talk(other).getByRole('button', { name: '사진 크게 보기' }).click()
  await expect(other.getByRole('dialog')).toBeVisible()
  await other.keyboard.press('Escape')

  await member.getByRole('button', { name: '사진이나 만날 곳 보내기' }).click()
  await member.getByRole('menuitem', { name: '만날 곳 보내기' }).click()
  await expect(talk(other).getByRole('link', { name: /지도에서 보기/ })).toHaveAttribute('href', /map\.kakao\.com/)

  const asking = unique('카카오뱅크 3333-01-1234567 로 보내주세요')
  await say(member, asking)
  await expect(row(other, asking)).toContainText('계좌번호가 보여요')
  await shot(other, 'chat-warning')
  await row(other, asking).getByRole('link', { name: '신고하기' }).click()
  await expect(other.getByRole('heading', { name: '메시지 신고하기' })).toBeVisible()
})

test('the host pins a notice that everybody can fold', async ({ member, other, request }) => {
  await openRoom(request, member, other)
  const notice = unique('비가 오면 실내에서 만나요')
  await say(member, notice)
  await openMenu(member, notice)
  await member.getByRole('button', { name: '공지로 올리기' }).click()
  const bar = other.getByRole('region', { name: '공지' })
  await expect(bar).toContainText(notice)
  await shot(other, 'chat-notice')
  await bar.getByRole('button', { name: '공지 접기' }).click()
  await expect(bar.getByRole('button', { name: '공지 펼치기' })).toBeVisible()
})

test('who leaves asks for nothing that only members may see', async ({ member, other, request }) => {
  // The member's own events report the leaving, too, and may be faster than its answer.
  const isLive = new Promise<void>((done) => {
    other.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => String(payload).includes(OWN_EVENTS) && done()),
    )
  })
  await openRoom(request, member, other)
  await isLive
  const seesLeave = other.waitForResponse(async (response) => (await response.text()).includes('"joined":false'))
  await other.route('**/leave', async (route) => {
    const response = await route.fetch()
    await seesLeave
    await route.fulfill({ response })
  })
  await other.getByRole('button', { name: '동행방 정보' }).click()
  await other.getByRole('button', { name: '동행방 나가기' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(other).toHaveURL(/\/mypage\/rooms$/)
  await expect(talk(member).getByText(/님이 나갔어요/)).toBeVisible()
})

test('the way back from the list of rooms does not lead into a conversation one has left', async ({
  newcomer,
  request,
  complaints,
}) => {
  const { roomId } = await addRoom(newcomer, request)
  await newcomer.goto(`/room/${roomId}`)
  await newcomer.getByRole('button', { name: '입장하기' }).click()
  await expect(newcomer).toHaveURL(/\/chat-room\/\d+$/)
  await newcomer.getByRole('button', { name: '동행방 정보' }).click()
  await newcomer.getByRole('button', { name: '동행방 나가기' }).click()
  await newcomer.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
  await expect(newcomer).toHaveURL(/\/mypage\/rooms$/)
  await newcomer.goBack()
  await expect(newcomer).toHaveURL(/\/room\/\d+$/)
  // The room has gone with its last member.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(`/api/chatrooms/${roomId}`)))
})

test('a conversation is asked for while the app is still coming, once, and with a login that has run out once more', async ({
  member,
  other,
  request,
  complaints,
}) => {
  const roomId = await openRoom(request, member, other)
  const words = unique('앱보다 먼저 온 말')
  await say(other, words)
  await expect(row(member, words)).toBeVisible()
  const asked: string[] = []
  member.on('request', (each) => void asked.push(each.url().replace(/^.*?(?=\/api\/)/, '')))
  const messages = `/api/chatrooms/${roomId}/messages?size=20`
  const isAsked = member.waitForRequest(`**${messages}`)
  await member.route(/\/assets\/vendor-dom-/, async (route) => {
    await isAsked
    await route.continue()
  })
  const shifts = await recordShifts(member, '[aria-label="대화 내용"]')
  await member.goto(`/chat-room/${roomId}`)
  await expect(row(member, words)).toBeVisible()
  expect(asked.filter((address) => address === messages)).toHaveLength(1)
  expect(await shifts()).toEqual([])

  await member.unroute(/\/assets\/vendor-dom-/)
  await member.addInitScript(() => localStorage.setItem('accessToken', 'out.of.date'))
  asked.length = 0
  await member.goto(`/chat-room/${roomId}`)
  await expect(row(member, words)).toBeVisible()
  expect(asked.filter((address) => address === messages)).toHaveLength(2)
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('401 (Unauthorized)'))).toEqual([])
})
