import type { Browser, BrowserContext, Page } from '@playwright/test'
import { unique } from './community.ts'
import { fillFacts } from './account.ts'
import { chooseDay, inDays } from './plans.ts'
import { expect, listen, mailedCode, shot, test } from './fixtures.ts'

const PLACE = '새별오름'
const TITLE = unique('노을 보러 새별오름 같이 걸어요')
const PASSWORD = 'olle-course-7'

interface Traveller {
  email: string
  nickName: string
}

test('two people who never met sign up, find a place, open and join a room, and talk', async ({
  browser,
  complaints,
}) => {
  test.setTimeout(180_000)
  const suffix = String(Date.now()).slice(-6)
  const host = await arrive(browser, complaints)
  const guest = await arrive(browser, complaints)

  await test.step('the first one comes in through the splash and signs up', async () => {
    await host.goto('/')
    await expect(host).toHaveURL(/\/splash$/)
    await shot(host, '01-splash')
    await host.getByRole('button', { name: '화면을 누르면 바로 시작해요' }).click()
    await expect(host).toHaveURL(/\/login$/)
    await shot(host, '02-login')
    await host.getByRole('link', { name: '회원가입' }).click()
    await signUp(host, { email: `host${suffix}@example.com`, nickName: `바람${suffix}` }, '1')
  })

  await test.step('finds a place', async () => {
    await expect(host.getByRole('heading', { name: /추천 TOP 3/ })).toBeVisible()
    await shot(host, '20-home')
    await host.getByRole('link', { name: '탐색' }).click()
    await expect(host.getByRole('listitem').first()).toBeVisible()
    await shot(host, '21-search')
    await host.getByRole('link', { name: '장소 검색' }).click()
    await shot(host, '22-search-box')
    await host.getByLabel('검색어').fill('새별')
    await host.getByLabel('검색어').press('Enter')
    const hit = host.getByRole('list', { name: '검색 결과' }).getByRole('link', { name: PLACE }).first()
    await expect(hit).toBeVisible()
    await shot(host, '23-search-results')
    await hit.click()
    await expect(host.getByRole('heading', { name: PLACE, level: 1 })).toBeVisible()
    await shot(host, '24-place')
    for (const [i, tab] of ['사진', '리뷰', '동행방'].entries()) {
      await host.getByRole('tab', { name: tab }).click()
      await expect(host.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
      await shot(host, `25-place-tab-${i + 2}`)
    }
  })

  await test.step('opens a companion room there', async () => {
    await host.getByRole('link', { name: '동행방 열기' }).click()
    await expect(host.getByRole('dialog', { name: '두 가지만 알려주세요' })).toBeVisible()
    await shot(host, '26-facts')
    await fillFacts(host)
    await expect(host.getByRole('heading', { name: '동행방 열기' })).toBeVisible()
    await expect(host.getByText(PLACE)).toBeVisible()
    await host.getByLabel('제목').fill(TITLE)
    await host.getByRole('button', { name: /날짜/ }).click()
    await shot(host, '30-date')
    await chooseDay(host, inDays(1))
    await host.getByRole('button', { name: '확인' }).click()
    await host.getByRole('button', { name: /시간/ }).click()
    await shot(host, '31-time')
    await host.getByRole('button', { name: '확인' }).click()
    await host.getByRole('button', { name: '하나 늘리기' }).click()
    await host.getByLabel('소개').fill('천천히 걸어요. 말없이 걸어도 괜찮아요.')
    await shot(host, '32-create-room')
    await host.getByRole('button', { name: '동행방 열기' }).click()
    await expect(host).toHaveURL(/\/room\/\d+/)
    await expect(host.getByRole('alertdialog')).toContainText('동행제안 글도 써볼까요?')
    await host.getByRole('button', { name: '나중에' }).click()
    await expect(host.getByRole('heading', { name: TITLE })).toBeVisible()
    await shot(host, '33-room')
    await host.getByRole('button', { name: '입장하기' }).click()
    await expect(host).toHaveURL(/\/chat-room\/\d+$/)
    await expect(host.getByPlaceholder('메시지를 입력하세요')).toBeEnabled()
  })
  const roomId = /\d+$/.exec(host.url())?.[0] ?? ''

  await test.step('the second one signs up and finds the room on the home screen', async () => {
    await guest.goto('/signup')
    await signUp(guest, {
      email: `guest${suffix}@example.com`,
      nickName: `오름${suffix}`,
    })
    // Like a visitor they see the place and the part of the day, until they say how old they are.
    await guest.locator(`a[href*="/room/${roomId}"]`).first().click()
    await expect(guest).toHaveURL(new RegExp(`/room/${roomId}\\?from=home`))
    await fillFacts(guest, { gender: '남자' })
    await expect(guest.getByRole('heading', { name: TITLE })).toBeVisible()
    await shot(guest, '40-room-of-a-stranger')
    await guest.getByRole('textbox', { name: '방장에게 한마디' }).fill('처음 왔어요. 같이 걷고 싶어요.')
    await guest.getByRole('button', { name: '입장 요청하기' }).click()
    await expect(guest.getByRole('status').filter({ hasText: '방장의 답을 기다리고 있어요' })).toBeVisible()
  })

  await test.step('who is new is let in by the host', async () => {
    await host.goto(`/room/${roomId}`)
    await host.getByRole('button', { name: `오름${suffix}님의 요청 받아들이기` }).click()
    await shot(host, '41-let-in')
    await host.getByRole('button', { name: '입장하기' }).click()
    await expect(host).toHaveURL(new RegExp(`/chat-room/${roomId}$`))
    await guest.reload()
    await guest.getByRole('button', { name: '입장하기' }).click()
    await expect(guest).toHaveURL(new RegExp(`/chat-room/${roomId}$`))
  })

  await test.step('they talk', async () => {
    await expect(talk(host).getByText(`오름${suffix}님이 들어왔어요`)).toBeVisible()
    await say(host, '안녕하세요! 주차장 안내판 앞에서 만날까요?')
    await expect(talk(guest).getByText('주차장 안내판 앞에서')).toBeVisible()
    await say(guest, '좋아요. 저는 버스로 가요 🙂')
    await expect(talk(host).getByText('저는 버스로 가요')).toBeVisible()
    await shot(host, '41-chat-host')
    await shot(guest, '42-chat-guest')
  })

  await test.step('who is away sees that there is something new', async () => {
    await guest.goto('/')
    await expect(guest.getByRole('link', { name: '마이' })).toBeVisible()
    await say(host, '내일 바람이 초속 4m래요. 노을 보기 딱 좋겠어요')
    await expect(talk(host).getByText('노을 보기 딱 좋겠어요')).toBeVisible()
    // The dot is asked for every 30 seconds, and on arrival.
    await guest.reload()
    await expect(guest.getByRole('link', { name: /마이.*읽지 않은/ })).toBeVisible()
    await shot(guest, '43-unread-dot')
    await guest.getByRole('link', { name: /마이/ }).click()
    await shot(guest, '44-my')
    await guest
      .getByRole('link', { name: /동행방/ })
      .first()
      .click()
    await expect(guest).toHaveURL(/\/mypage\/rooms$/)
    await shot(guest, '45-my-rooms')
    await guest.getByRole('link', { name: new RegExp(TITLE) }).click()
    await expect(talk(guest).getByText('노을 보기 딱 좋겠어요')).toBeVisible()
  })

  await test.step('and leaves', async () => {
    await guest.getByRole('button', { name: /정보|참여자/ }).click()
    await expect(guest.getByText('나', { exact: true })).toBeVisible()
    await shot(guest, '50-drawer')
    await guest.getByRole('button', { name: '동행방 나가기' }).click()
    await expect(guest.getByRole('alertdialog')).toBeVisible()
    await shot(guest, '51-leave')
    await guest.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click()
    await expect(guest).toHaveURL(/\/mypage\/rooms$/)
    await expect(guest.getByText(TITLE)).toBeHidden()
    await expect(talk(host).getByText(`오름${suffix}님이 나갔어요`)).toBeVisible()
    await shot(host, '52-after-leave')
  })
})

/** A fresh phone, with nothing stored; the splash is to come. */
async function arrive(browser: Browser, complaints: string[]): Promise<Page> {
  const context: BrowserContext = await browser.newContext()
  return listen(await context.newPage(), complaints)
}

/** The conversation as it is seen; what is read out is beside it. */
const talk = (page: Page) => page.getByRole('region', { name: '대화 내용' })

async function say(page: Page, text: string) {
  await page.getByLabel('메시지', { exact: true }).fill(text)
  await page.getByLabel('메시지', { exact: true }).press('Enter')
}

/** From /signup to the home screen. With `series`, every screen on the way is photographed. */
async function signUp(page: Page, { email, nickName }: Traveller, series?: string) {
  const look = async (screen: string) => {
    if (series !== undefined) await shot(page, `${series}${screen}`)
  }
  await expect(page.getByRole('heading', { name: '이메일로 시작해요' })).toBeVisible()
  await page.getByRole('checkbox', { name: '모두 동의해요' }).check()
  await page.getByLabel('이메일').fill(email)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('button', { name: '재전송' })).toBeVisible()
  await page.getByLabel('인증번호').fill(await mailedCode(page.request, email))
  await expect(page.getByText('인증되었습니다.')).toBeVisible()
  await look('0-email')
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await look('1-password')
  await page.getByRole('button', { name: '다음' }).click()

  await expect(page).toHaveURL(/\/profile\/create/)
  await page.getByLabel('닉네임').fill(nickName)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible()
  await look('2-profile')
  await page.getByRole('button', { name: '혼저 시작하기' }).click()
  await expect(page).toHaveURL(/\/$/)
}
