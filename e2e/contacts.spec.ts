import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { isOfNetwork } from './chat.ts'
import { expect, shot, test } from './fixtures.ts'
import { newEmail } from './new-member.ts'
import { makeRetriesQuick } from './quick-retries.ts'
import {
  agreedContact,
  api,
  askByMail,
  expectNoSidewaysScroll,
  linkIn,
  mailTo,
  memberPhone,
  strangerPhone,
} from './trusted-contacts.ts'

const CONTACTS = '/safety-check/contacts'
const ASKED = '/safety-check/asked'

const rows = (page: Page) => page.getByRole('list', { name: '알리는 순서' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
const sheet = (page: Page) => page.getByRole('dialog', { name: '신뢰 연락처 추가' })

async function openForm(page: Page) {
  await page.getByRole('button', { name: '메일이나 닉네임으로 추가하기' }).click()
  await expect(sheet(page)).toBeVisible()
}

const confirm = async (page: Page, action: string) => {
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

test('a person is asked by mail, agrees without an account, and gets a drill', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  const stranger = await strangerPhone(browser, complaints)
  const email = newEmail()
  await page.goto(CONTACTS)
  await expect(page.getByText('아직 신뢰 연락처가 없어요')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'contacts-empty')

  await openForm(page)
  await expect(sheet(page)).toContainText(`${member.nickName}님이 혼자 여행하다 제때 돌아오지 못하면`)
  await sheet(page).getByLabel('부르는 이름').fill('엄마')
  await sheet(page).getByLabel('이메일', { exact: true }).last().fill(email)
  await expectAccessible(page)
  await shot(page, 'contacts-add')
  await sheet(page).getByRole('button', { name: '부탁하는 글 보내기' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(row(page, '엄마')).toContainText('부탁했어요. 아직 답이 없어요')
  await expect(row(page, '엄마')).toContainText('메일 서버가 받았어요 (읽었는지는 알 수 없어요)')
  await expect(page.getByText('지금은 아무에게도 알릴 수 없어요')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'contacts-pending')

  const link = linkIn(await mailTo(request, email, '부탁했어요'), 'contact')
  await test.step('who was asked opens the link', async () => {
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: new RegExp(`${member.nickName}.*부탁했어요`) })).toBeVisible()
    await expect(stranger.getByRole('navigation', { name: '주요 메뉴' })).toHaveCount(0)
    await expectAccessible(stranger)
    await shot(stranger, 'contact-link')
    await page.reload()
    await expect(row(page, '엄마')).toContainText('링크를 열었어요')
    await stranger.getByRole('button', { name: '동의할게요' }).click()
    await expect(stranger.getByText('마음이 바뀌면 이 링크에서 그만둘 수 있어요', { exact: false })).toBeVisible()
    await shot(stranger, 'contact-link-agreed')
  })
  await page.reload()
  await expect(row(page, '엄마')).toContainText('동의했어요')

  await test.step('a drill', async () => {
    await page.getByRole('button', { name: '엄마: 연습 알림 보내기' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('‘연습이에요’로 시작하는 메일')
    await shot(page, 'contacts-drill')
    await confirm(page, '연습 알림 보내기')
    const drill = await mailTo(request, email, '연습')
    expect(linkIn(drill, 'alert')).toBeTruthy()
  })

  await test.step('the same link again, for a change of mind', async () => {
    await stranger.goto(link)
    await stranger.getByRole('button', { name: '이제 그만둘게요' }).click()
    await expect(stranger.getByText('소식을 보내지 않아요', { exact: false })).toBeVisible()
    await shot(stranger, 'contact-link-declined')
    await page.reload()
    await expect(row(page, '엄마')).toContainText('거절했어요')
    await expect(row(page, '엄마').getByRole('button', { name: /다시 부탁하기|연습/ })).toHaveCount(0)
    await shot(page, 'contacts-declined')
  })

  await test.step('after the removal the link is dead', async () => {
    await page.getByRole('button', { name: '엄마: 지우기' }).click()
    await confirm(page, '지우기')
    await expect(page.getByText('아직 신뢰 연락처가 없어요')).toBeVisible()
    await stranger.goto(link)
    await expect(stranger.getByText('더는 쓰지 않는 링크예요')).toBeVisible()
    await expect(stranger.getByRole('link', { name: /112 전화/ }).first()).toHaveAttribute('href', 'tel:112')
    await expectAccessible(stranger)
    await shot(stranger, 'contact-link-dead')
    complaints.splice(0)
  })
})

test('a member is asked, hears of it in the app, agrees there and leaves later', async ({
  browser,
  request,
  complaints,
}) => {
  const owner = await memberPhone(browser, request, complaints)
  const friend = await memberPhone(browser, request, complaints)
  await owner.page.goto(CONTACTS)
  await openForm(owner.page)
  await sheet(owner.page).getByLabel('부르는 이름').fill('친구')
  await sheet(owner.page).getByText('혼저 회원').click()
  await sheet(owner.page).getByLabel('닉네임').fill('없는사람이에요')
  await sheet(owner.page).getByRole('button', { name: '부탁하는 글 보내기' }).click()
  await expect(sheet(owner.page)).toContainText('이 닉네임을 쓰는 회원을 찾을 수 없어요')
  await expect(sheet(owner.page).getByLabel('닉네임')).toBeFocused()
  complaints.splice(0)
  await sheet(owner.page).getByLabel('닉네임').fill(friend.member.nickName)
  await sheet(owner.page).getByRole('button', { name: '부탁하는 글 보내기' }).click()
  await expect(sheet(owner.page)).toBeHidden()
  await expect(row(owner.page, '친구')).toContainText(friend.member.nickName)

  await friend.page.goto('/alarm')
  await friend.page.getByText('신뢰 연락처가 되어 달라고 부탁했어요', { exact: false }).first().click()
  await expect(friend.page).toHaveURL(/\/safety-check\/asked/)
  await expect(friend.page.getByText('먼저', { exact: false }).first()).toBeVisible()
  await expectAccessible(friend.page)
  await shot(friend.page, 'asked-pending')
  await friend.page.getByRole('button', { name: `${owner.member.nickName}님의 부탁: 동의할게요` }).click()
  await expect(friend.page.getByRole('heading', { name: '내가 신뢰 연락처예요' })).toBeVisible()
  await shot(friend.page, 'asked-agreed')
  await owner.page.reload()
  await expect(row(owner.page, '친구')).toContainText('동의했어요')

  await friend.page.getByRole('button', { name: `${owner.member.nickName}님의 신뢰 연락처 그만두기` }).click()
  await confirm(friend.page, '그만두기')
  await expect(friend.page.getByRole('heading', { name: '거절했어요' })).toBeVisible()
  await owner.page.reload()
  await expect(row(owner.page, '친구')).toContainText('거절했어요')
})

test('no one is asked by half a form, twice, or oneself', async ({ browser, request, complaints }) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  const { email } = await askByMail(request, member, '엄마')
  await page.goto(CONTACTS)
  await openForm(page)
  const send = () => sheet(page).getByRole('button', { name: '부탁하는 글 보내기' }).click()
  const address = sheet(page).getByRole('textbox', { name: '이메일' })
  await send()
  await expect(sheet(page)).toContainText('이름을 입력해주세요.')
  await expect(sheet(page)).toContainText('올바른 이메일 주소를 입력해주세요.')
  await expect(sheet(page).getByLabel('부르는 이름')).toBeFocused()
  await sheet(page).getByLabel('부르는 이름').fill('또 엄마')
  await address.fill(email)
  await send()
  await expect(sheet(page)).toContainText('이미 신뢰 연락처에 있는 사람이에요.')
  await expectAccessible(page)
  await shot(page, 'contacts-refused')
  await address.fill(member.email)
  await send()
  await expect(sheet(page)).toContainText('나를 신뢰 연락처로 둘 수는 없어요')
  complaints.splice(0)

  await test.step('what was typed is there again when the form was closed by mistake', async () => {
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await openForm(page)
    await expect(sheet(page).getByLabel('부르는 이름')).toHaveValue('또 엄마')
  })
})

test('the order is changed by buttons that keep the focus, and five are the most', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  const names = ['가온', '나래', '다솜', '라온', '마루']
  for (const name of names) {
    const draft = { name, channel: 'EMAIL', email: newEmail() }
    await api(request, member, 'POST', '/api/trusted-contacts', draft)
  }
  await page.goto(CONTACTS)
  await expect(rows(page)).toHaveCount(5)
  await expect(page.getByText('신뢰 연락처는 5명까지 둘 수 있어요.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '메일이나 닉네임으로 추가하기' })).toHaveCount(0)
  await expectAccessible(page)
  await shot(page, 'contacts-full')

  const earlier = page.getByRole('button', { name: '다솜: 더 먼저 알리기' })
  await earlier.focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(1).getByRole('heading')).toHaveText('다솜')
  await expect(earlier).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(0).getByRole('heading')).toHaveText('다솜')
  await expect(earlier).toBeFocused()
  await page.keyboard.press('Enter')
  const order = () => api<{ name: string }[]>(request, member, 'GET', '/api/trusted-contacts')
  await expect
    .poll(async () => (await order()).map(({ name }) => name))
    .toEqual(['다솜', '가온', '나래', '라온', '마루'])
  await page.reload()
  await expect(rows(page).first().getByRole('heading')).toHaveText('다솜')
})

test('without a network the list is shown as it was seen last, to read only', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  await agreedContact(request, member, '엄마')
  await makeRetriesQuick(page)
  await page.goto(CONTACTS)
  await expect(row(page, '엄마')).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('이 기기가 마지막으로 본 목록', { exact: false })).toBeVisible()
  await expect(row(page, '엄마')).toContainText('동의했어요')
  await expect(row(page, '엄마').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '메일이나 닉네임으로 추가하기' })).toBeDisabled()
  await expectAccessible(page)
  await shot(page, 'contacts-offline')
  // Once it no longer tries by itself.
  const retry = page.getByRole('button', { name: '다시 연결' })
  await expect(retry).toBeEnabled({ timeout: 30_000 })
  await page.unrouteAll()
  await retry.click()
  await expect(page.getByRole('button', { name: '엄마: 지우기' })).toBeVisible()
  complaints.splice(0)
})

test('an answer that does not get through is said, and given again', async ({ browser, request, complaints }) => {
  const { member } = await memberPhone(browser, request, complaints)
  const { link } = await askByMail(request, member, '이모')
  const stranger = await strangerPhone(browser, complaints)
  await stranger.goto(link)
  await expect(stranger.getByRole('button', { name: '거절할게요' })).toBeVisible()
  await stranger.context().setOffline(true)
  await stranger.getByRole('button', { name: '거절할게요' }).click()
  await expect(stranger.getByText('서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.')).toBeVisible()
  await shot(stranger, 'contact-link-offline')
  await stranger.context().setOffline(false)
  await stranger.getByRole('button', { name: '거절할게요' }).click()
  await expect(stranger.getByText('소식을 보내지 않아요', { exact: false })).toBeVisible()
  const rest = complaints.splice(0).filter((each) => !isOfNetwork(each))
  expect(rest).toEqual([])
})

test.describe('on the narrowest phone, in the dark', () => {
  const SMALL = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const }
  test('long names and addresses break', async ({ browser, request, complaints }) => {
    const { page, member } = await memberPhone(browser, request, complaints, SMALL)
    const email = `${'a'.repeat(50)}${newEmail()}`
    await api(request, member, 'POST', '/api/trusted-contacts', { name: '가'.repeat(20), channel: 'EMAIL', email })
    await askByMail(request, member, 'W'.repeat(20))
    await page.goto(CONTACTS)
    await expect(rows(page)).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await shot(page, 'contacts-narrow')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expectNoSidewaysScroll(page)
    await page.goto(ASKED)
    await expect(page.getByText('아직 부탁받은 사람이 없어요')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await shot(page, 'asked-empty')
  })
})

test('one’s own contact that a notification is about is found in one’s own list', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  const { contactId } = await askByMail(request, member, '엄마')
  await page.goto(`${ASKED}?contact=${contactId}`)
  await expect(page).toHaveURL(new RegExp(`${CONTACTS}$`))
  await expect(row(page, '엄마')).toBeVisible()
})

test('without a gateway of texts nothing speaks of them to a member', async ({ browser, request, complaints }) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  await agreedContact(request, member, '이모')
  await page.goto('/safety-check/contacts')
  const ofTexts = /문자로도|문자 서비스|문자는 자동|휴대폰 번호/
  await expect(page.getByRole('heading', { name: '이모' })).toBeVisible()
  await expect(page.getByRole('button', { name: '이모: 연습 알림 보내기' })).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(ofTexts)
  await page.getByRole('button', { name: '메일이나 닉네임으로 추가하기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.getByRole('dialog').innerText()).not.toMatch(ofTexts)
  await page.goto('/mypage/privacy')
  await expect(page.getByRole('heading', { name: /신뢰 연락처, 귀가 타이머/ })).toBeVisible()
  await expect(page.getByText(/연락처의 휴대폰 번호|문자 서비스/)).toHaveCount(0)
})
