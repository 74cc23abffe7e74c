import type { Page } from '@playwright/test'
import { enter, row, say } from './chat.ts'
import { unique } from './community.ts'
import { keptRows, expect, expectListKept, test } from './offline.ts'
import { addPlan } from './plans.ts'
import { addRoom } from './rooms.ts'

const SERVER = '서버에 문제가 생겼어요.'
const CONNECTION = /연결이 끊/

/** The server answers, and badly: whatever a screen then says, the network is not to blame. */
async function breakCalls(page: Page, calls: RegExp) {
  const broken = { isSuccess: false, code: 'COMMON500', message: '서버 오류가 발생했습니다.', result: null }
  await page.route(calls, (route) => route.fulfill({ status: 500, json: broken }))
}

/** The browser reports each such answer. */
const forget = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('status of 500')))

test('kept rooms and a kept conversation say that the server has trouble, not the network', async ({
  newcomer,
  request,
  complaints,
}) => {
  const { roomId, title } = await addRoom(newcomer, request)
  const said = unique('내일 봐요')
  await enter(newcomer, roomId)
  await say(newcomer, said)
  await expect.poll(async () => JSON.stringify(await keptRows(newcomer, 'conversations'))).toContain(said)
  await newcomer.goto('/mypage/rooms')
  await expectListKept(newcomer, 'my-rooms')

  await breakCalls(newcomer, /\/api\/(mypage\/chatrooms|chatrooms\/\d+\/messages)/)
  await newcomer.goto('/mypage/rooms')
  await expect(newcomer.getByRole('status').filter({ hasText: SERVER })).toBeVisible()
  await expect(newcomer.getByRole('list', { name: '저장해 둔 동행방' })).toContainText(title)
  await expect(newcomer.getByText(CONNECTION)).toHaveCount(0)

  await newcomer.goto(`/chat-room/${roomId}`)
  await expect(newcomer.getByText(new RegExp(`${SERVER} .+에 저장해 둔 대화를 보여드려요`))).toBeVisible()
  await expect(row(newcomer, said)).toBeVisible()
  await expect(newcomer.getByText(CONNECTION)).toHaveCount(0)
  forget(complaints)
})

test('kept plans and contacts say so too', async ({ newcomer, request, complaints }) => {
  const { planId, title } = await addPlan(newcomer, request)
  await newcomer.goto(`/plan/${planId}`)
  await expect(newcomer.getByRole('heading', { name: title })).toBeVisible()
  await expect.poll(async () => (await keptRows(newcomer, 'plans')).length).toBe(1)
  await newcomer.goto('/safety-check/contacts')
  await expect(newcomer.getByText('아직 신뢰 연락처가 없어요')).toBeVisible()

  await breakCalls(newcomer, /\/api\/(plans|mypage\/plans|trusted-contacts)/)
  await newcomer.goto(`/plan/${planId}`)
  await expect(newcomer.getByText(SERVER)).toBeVisible()
  await expect(newcomer.getByText(/에 저장해 둔 일정을 보여드려요/)).toBeVisible()
  await newcomer.goto('/mypage/plans')
  await expect(newcomer.getByText(SERVER)).toBeVisible()
  await expect(newcomer.getByRole('list', { name: '저장해 둔 일정' })).toContainText(title)
  await newcomer.goto('/safety-check/contacts')
  await expect(newcomer.getByText(SERVER)).toBeVisible()
  await expect(newcomer.getByText(CONNECTION)).toHaveCount(0)
  forget(complaints)
})

test('a form says that its place does not load, keeps what is written, and gets the place in the end', async ({
  member,
  complaints,
}) => {
  await breakCalls(member, /\/api\/tourist-spots\/126472$/)
  await member.goto('/create-room?contentId=126472')
  const place = member.getByRole('button', { name: /^장소/ })
  const note = member.getByText('고른 장소를 불러오지 못했어요.')
  await expect(note).toBeVisible()
  const text = unique('바람이 좋았어요')
  await member.getByLabel('소개').fill(text)

  await member.unroute(/\/api\/tourist-spots\/126472$/)
  await member.getByRole('button', { name: '다시 시도' }).click()
  await expect(place).toContainText('비자림')
  await expect(note).toHaveCount(0)
  await expect(member.getByLabel('소개')).toHaveValue(text)
  forget(complaints)
})
