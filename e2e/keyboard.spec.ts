import type { Locator, Page } from '@playwright/test'
import { newEmail, newMember, PASSWORD, signIn } from './account.ts'
import { addPost, toasts, unique } from './community.ts'
import { expect, mailedCode, test } from './fixtures.ts'

/** As many as the longest way on any of these screens. */
const STEPS_MAX = 60

/**
 * What has the focus, and whether one can see that it has: an outline or a ring of its own or of what represents it.
 */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return { isLost: true, isSeen: false, name: 'body' }
    const marks = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    // A control that is drawn by its label shows the focus there; boxes for a code by the one that is next.
    const around = [focused, focused.parentElement, focused.closest('label'), focused.nextElementSibling]
    const drawn = [
      ...around,
      ...(focused.parentElement?.children ?? []),
      ...(focused.closest('label') ?? focused).querySelectorAll('*'),
    ]
    const isRegion = focused.matches('[tabindex="-1"]')
    return {
      isLost: false,
      isSeen: isRegion || drawn.some((element) => element != null && marks(element)),
      name: focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? focused.tagName,
    }
  })

async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  // A field that has just got the focus of its own accord is drawn with it in the next frame.
  await expect
    .configure({ soft: true })
    .poll(async () => {
      const { isLost, isSeen, name } = await focusNow(page)
      return isLost || isSeen ? 'seen' : `the focus on "${name}" after ${key} on ${page.url()}`
    })
    .toBe('seen')
}

/** Goes on by Tab until it is there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < STEPS_MAX; step++) {
    if (await isThere()) return
    await press(page, key)
  }
  throw new Error(`${STEPS_MAX} steps do not reach ${target.toString()} on ${page.url()}`)
}

async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await press(page, key)
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** A new screen takes the focus to itself, so that Tab goes on from its beginning. */
const expectFocusKept = (page: Page) => expect.poll(async () => (await focusNow(page)).isLost).toBe(false)

test('a visitor signs up, from the login to the end of the wizard', async ({ visitor: page }) => {
  test.slow()
  const email = newEmail()
  const nickName = `자판${String(Date.now()).slice(-8)}`
  await page.goto('/login')
  await pressOn(page, page.getByRole('link', { name: '회원가입' }))
  await expect(page).toHaveURL(/\/signup$/)
  await expectFocusKept(page)
  await pressOn(page, page.getByRole('checkbox', { name: '모두 동의해요' }), 'Space')
  await expect(page.getByRole('checkbox', { name: '모두 동의해요' })).toBeChecked()

  // The consents are below the address or above it.
  await tabTo(page, page.getByLabel('이메일'), 'Shift+Tab')
  await page.keyboard.type(email)
  await press(page, 'Enter')
  await expect(button(page, '재전송')).toBeVisible()
  await tabTo(page, page.getByLabel('인증번호'))
  await page.keyboard.type(await mailedCode(page.request, email))
  await expect(page.getByText('인증되었습니다.')).toBeVisible()
  await expectFocusKept(page)
  await pressOn(page, button(page, '다음'))

  await typeInto(page, page.getByLabel('비밀번호', { exact: true }), PASSWORD)
  await typeInto(page, page.getByLabel('비밀번호 확인'), PASSWORD)
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/profile\/create$/)
  await expectFocusKept(page)

  await typeInto(page, page.getByLabel('닉네임'), nickName)
  await pressOn(page, button(page, '중복 확인'))
  await expect(page.getByText('사용할 수 있는 닉네임이에요.')).toBeVisible()
  await pressOn(page, button(page, '혼저 시작하기'))
  await expect(page).toHaveURL(/\/$/)
  await expectFocusKept(page)

  await page.goto('/create-room')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await typeInto(page, sheet.getByLabel('생년월일'), '19950302')
  await tabTo(page, sheet.getByRole('radio').first())
  await press(page, 'ArrowRight')
  await expect(sheet.getByRole('radio').nth(1)).toBeChecked()
  await pressOn(page, sheet.getByRole('button', { name: '알려주고 계속하기' }))
  await expect(sheet).toBeHidden()
  await expectFocusKept(page)
  await expect(page.getByLabel('제목')).toBeVisible()

  await page.goto('/traveller-type')
  await pressOn(page, button(page, '시작하기'))
  for (let question = 1; question <= 5; question++) {
    await expect(page.getByRole('img', { name: `5단계 중 ${question}단계` })).toBeVisible()
    await expectFocusKept(page)
    await pressOn(page, page.getByRole('listitem').getByRole('button').first())
  }
  await pressOn(page, button(page, '이 유형으로 저장하기'))
  await expect(page).toHaveURL(/\/my$/)
  await expectFocusKept(page)
})

test('a member opens a room, comes back to it by Escape, enters and says something', async ({
  visitor: page,
  request,
}) => {
  test.slow()
  await signIn(page, await newMember(request))
  const title = unique('자판으로 걷기')
  await page.goto('/create-room?contentId=572973')
  await typeInto(page, page.getByLabel('제목'), title)

  await pressOn(page, button(page, /날짜/))
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button(page, /날짜/)).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
  await tabTo(page, page.getByRole('dialog').locator('[data-day][tabindex="0"]'))
  await press(page, 'ArrowDown')
  await press(page, 'Enter')
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: '확인' }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectFocusKept(page)

  await pressOn(page, button(page, /시간/))
  await expect(page.getByRole('dialog')).toBeVisible()
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: '확인' }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await pressOn(page, button(page, '하나 늘리기'))
  await typeInto(page, page.getByLabel('소개'), '천천히 걸어요.')
  await pressOn(page, button(page, '동행방 열기'))

  await expect(page.getByRole('alertdialog')).toContainText('동행제안 글도 써볼까요?')
  await pressOn(page, button(page, '나중에'))
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectFocusKept(page)
  await pressOn(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /입장|대화/ })
      .or(button(page, /입장|대화/))
      .first(),
  )
  await expect(page).toHaveURL(/\/chat-room\/\d+/)
  await expectFocusKept(page)
  await typeInto(page, page.getByRole('textbox'), '안녕하세요, 자판으로 인사해요.')
  await press(page, 'Enter')
  await expect(
    page.getByRole('log').or(page.getByRole('main')).getByText('안녕하세요, 자판으로 인사해요.'),
  ).toBeVisible()
  await expectFocusKept(page)
})

test('a member reports a post from its menu', async ({ visitor: page, other, request }) => {
  const { postId } = await addPost(other, request)
  await signIn(page, await newMember(request))
  await page.goto(`/community/${postId}`)
  await pressOn(page, button(page, '글 메뉴'))
  await expect(page.getByRole('menu')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button(page, '글 메뉴')).toBeFocused()
  await press(page, 'Enter')
  const choice = page.getByRole('menuitem', { name: '신고' })
  await expect(choice).toBeVisible()
  while (!(await choice.evaluate((element) => element === document.activeElement))) await press(page, 'ArrowDown')
  await press(page, 'Enter')
  await expect(page).toHaveURL(new RegExp(`/report\\?targetPostId=${postId}$`))
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('radio').first())
  await press(page, 'Space')
  await typeInto(page, page.getByLabel('상세 내용'), '같은 광고를 자꾸 올려요.')
  await pressOn(page, button(page, '신고하기'))
  await expect(toasts(page)).toContainText('신고가 접수되었습니다.')
  await expect(page).toHaveURL(new RegExp(`/community/${postId}$`))
  await expectFocusKept(page)
})
