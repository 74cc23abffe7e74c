import { expectAccessible } from './axe.ts'
import { isOfNetwork } from './chat.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { expectAfterPoll } from './polls.ts'
import { allowPosition, bar, confirm, linkOf, SHARE, start, startShare, SUMMIT, viewers } from './sharing.ts'
import { agreedContact, api, linkIn, mailTo, memberPhone, strangerPhone } from './trusted-contacts.ts'

/** Some 300 metres north of the summit. */
const NORTH = { ...SUMMIT, latitude: 33.3645 }

test('a member shares and sees that a contact looks, who loses sight of it later, and the share ends', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  const { email } = await agreedContact(request, member, '엄마')
  await allowPosition(page.context())
  await page.clock.install()
  await page.goto(SHARE)

  await test.step('the consent is asked for where it is needed', async () => {
    await expect(page.getByText('공유가 끝나면 위치는 바로 지워져요.', { exact: false })).toBeVisible()
    await expect(page.getByText('화면이 꺼지거나 다른 앱을 보는 동안에는', { exact: false })).toBeVisible()
    await page.getByRole('checkbox', { name: /^엄마/ }).check()
    await page.getByText('30분', { exact: true }).click()
    await start(page).click()
    await expect(page.getByText('동의해야 위치를 공유할 수 있어요.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' })).toBeFocused()
    await expectAccessible(page)
    await shot(page, 'share-start')
    await page.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' }).check()
  })
  await start(page).click()
  await expect(bar(page)).toContainText('지금 위치를 공유하고 있어요 · 30분 남음')
  await expect(page.getByText(/방금 전 위치 · 약 20m 안/)).toBeVisible()
  await expect(viewers(page)).toHaveCount(2)
  await expect(viewers(page).filter({ hasText: '엄마' })).toContainText('아직 보지 않았어요')
  await expectAccessible(page)
  await shot(page, 'share-running')

  const stranger = await strangerPhone(browser, complaints)
  await stranger.clock.install()
  const link = linkIn(await mailTo(request, email, '위치를 공유해요'), 'where')
  await test.step('the contact opens the link of the mail', async () => {
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: /강새봄.*님이 있는 곳/ })).toBeVisible()
    await expect(stranger.getByText('다나 1005 8598').first()).toBeVisible()
    await expect(stranger.getByText('33.36170, 126.53320')).toBeVisible()
    await expect(stranger.getByRole('region', { name: /위치 지도/ })).toBeVisible()
    await expect(stranger.getByRole('link', { name: /카카오맵/ })).toHaveAttribute('href', /33\.3617,126\.5332$/)
    await expectAccessible(stranger)
    await shot(stranger, 'where')
  })

  await test.step('where one goes is sent by itself, and seen by itself', async () => {
    await page.context().setGeolocation(NORTH)
    await page.clock.fastForward(15_000)
    await expectAfterPoll(stranger, stranger.getByText('33.36450, 126.53320'))
  })

  await test.step('who looked is listed', async () => {
    await expectAfterPoll(
      page,
      viewers(page)
        .filter({ hasText: '엄마' })
        .filter({ hasText: /\d번 봤어요/ }),
    )
    await expect(viewers(page).filter({ hasText: '링크를 받은 사람' })).toContainText('아직 보지 않았어요')
    await shot(page, 'share-viewed')
  })

  await test.step('the bar is on other screens and leads back', async () => {
    await page.goto('/rooms')
    await expect(bar(page)).toContainText('지금 위치를 공유하고 있어요')
    await expectAccessible(page)
    await page.mouse.wheel(0, 300)
    await shot(page, 'share-bar-rooms')
    await page.goto('/chat-room/9')
    await expect(bar(page)).toBeVisible()
    await shot(page, 'share-bar-chat')
    await bar(page).click()
    await expect(page).toHaveURL(new RegExp(`${SHARE}$`))
  })

  await test.step('one is let see no more', async () => {
    await page.getByRole('button', { name: '엄마: 그만 보여주기' }).click()
    await confirm(page, '그만 보여주기')
    await expect(viewers(page).filter({ hasText: '엄마' })).toContainText('막았어요')
    await stranger.reload()
    await expect(stranger.getByText('위치 공유가 끝났어요')).toBeVisible()
    await expectAccessible(stranger)
    await shot(stranger, 'where-over')
  })

  await test.step('the link that one passes on works until the end, which is deliberate', async () => {
    const own = await linkOf(page)
    await stranger.goto(own)
    await expect(stranger.getByRole('heading', { name: `${member.nickName}님이 있는 곳` })).toBeVisible()
    await page.getByRole('button', { name: '공유 끝내기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await page.getByRole('button', { name: '공유 끝내기' }).click()
    await confirm(page, '공유 끝내기')
    await expect(toasts(page)).toContainText('위치 공유를 끝냈어요.')
    await expect(bar(page)).toHaveCount(0)
    await stranger.reload()
    await expect(stranger.getByText('위치 공유가 끝났어요')).toBeVisible()
    await expect(page.getByRole('heading', { name: '지난 공유' })).toBeVisible()
    await expectAccessible(page)
  })
  complaints.splice(0)
})

test('what the browser forbids is said, and nothing is shared', async ({ browser, request, complaints }) => {
  const { page } = await memberPhone(browser, request, complaints)
  // Headless, the browser says no for the traveller where nothing was allowed.
  await page.goto(SHARE)
  await page.getByRole('checkbox', { name: '위치기반 서비스 이용에 동의해요' }).check()
  await start(page).click()
  await expect(page.getByText('위치 권한이 꺼져 있어요')).toBeVisible()
  await expect(page.getByText('위치를 켠 뒤 다시 찾아주세요.', { exact: false })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expectAccessible(page)
  await shot(page, 'share-denied')
  await allowPosition(page.context())
  await start(page).click()
  await expect(bar(page)).toBeVisible()
})

test('a coarse position says that it is one, to both sides', async ({ browser, request, complaints }) => {
  const { page } = await memberPhone(browser, request, complaints)
  await allowPosition(page.context(), { ...SUMMIT, accuracy: 3200 })
  await startShare(page)
  await expect(page.getByText('대략적인 위치라 실제와 많이 다를 수 있어요.', { exact: false })).toBeVisible()
  await shot(page, 'share-coarse')
  const stranger = await strangerPhone(browser, complaints)
  await stranger.goto(await linkOf(page))
  await expect(stranger.getByText(/대략적인 위치 \(약 4km 안\)/)).toBeVisible()
  await shot(stranger, 'where-coarse')
})

test('a position beyond the island, and none yet, are said', async ({ browser, request, complaints }) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  await page.goto(SHARE)
  await api(request, member, 'PUT', '/api/account/consents', { type: 'LOCATION', agreed: true })
  type Started = { shareId: number; linkToken: string }
  const draft = { minutes: 30, contactIds: [] }
  const { shareId, linkToken } = await api<Started>(request, member, 'POST', '/api/location-shares', draft)
  const stranger = await strangerPhone(browser, complaints)
  await stranger.goto(`/where/${linkToken}`)
  await expect(stranger.getByText('아직 받은 위치가 없어요')).toBeVisible()
  await expectAccessible(stranger)
  await shot(stranger, 'where-none')
  const seoul = { lat: 37.5665, lng: 126.978, accuracyM: 30, takenAt: new Date().toISOString(), batteryPct: 41 }
  await api(request, member, 'PUT', `/api/location-shares/${shareId}/fix`, seoul)
  await stranger.reload()
  await expect(stranger.getByText('제주 밖이라 이 지도에 보여드릴 수 없어요.', { exact: false })).toBeVisible()
  await expect(stranger.getByText('배터리 41%', { exact: false })).toBeVisible()
  await shot(stranger, 'where-outside')

  await test.step('a device that did not begin it sends nothing by itself', async () => {
    await page.reload()
    await expect(page.getByText('다른 기기에서 시작한 공유예요.', { exact: false })).toBeVisible()
    await shot(page, 'share-elsewhere')
    await allowPosition(page.context())
    await page.getByRole('button', { name: '이 기기의 위치 보내기' }).click()
    await expect(page.getByText('다른 기기에서 시작한 공유예요.', { exact: false })).toBeHidden()
    await stranger.reload()
    await expect(stranger.getByText('33.36170, 126.53320')).toBeVisible()
  })
})

test('without a network a position waits, and an end is sent later, which is said', async ({
  browser,
  request,
  complaints,
}) => {
  const { page } = await memberPhone(browser, request, complaints)
  await allowPosition(page.context())
  await page.clock.install()
  await startShare(page)
  const link = await linkOf(page)
  const stranger = await strangerPhone(browser, complaints)
  await stranger.clock.install()
  await stranger.goto(link)
  await expect(stranger.getByText('33.36170, 126.53320')).toBeVisible()

  await test.step('a position waits and is sent', async () => {
    await page.context().setOffline(true)
    await page.context().setGeolocation(NORTH)
    await expectAfterPoll(page, page.getByText('새 위치를 아직 보내지 못했어요.', { exact: false }))
    await shot(page, 'share-waiting')
    await page.context().setOffline(false)
    await expect(page.getByText('새 위치를 아직 보내지 못했어요.', { exact: false })).toBeHidden()
    await stranger.reload()
    await expect(stranger.getByText('33.36450, 126.53320')).toBeVisible()
  })

  await test.step('who looks sees that nothing new comes', async () => {
    await stranger.context().setOffline(true)
    await expectAfterPoll(stranger, stranger.getByText('새 위치를 받지 못하고 있어요.', { exact: false }))
    await expect(stranger.getByText('33.36450, 126.53320')).toBeVisible()
    await shot(stranger, 'where-offline')
    await stranger.context().setOffline(false)
    await expect(stranger.getByText('새 위치를 받지 못하고 있어요.', { exact: false })).toBeHidden()
  })

  await test.step('an end waits and is sent', async () => {
    await page.context().setOffline(true)
    await page.getByRole('button', { name: '공유 끝내기' }).click()
    await confirm(page, '공유 끝내기')
    await expect(page.getByText('닿는 대로 끝낼게요.', { exact: false })).toBeVisible()
    await expect(bar(page)).toContainText('위치 공유가 아직 끝나지 않았어요 · 연결되면 끝내요')
    await expectAccessible(page)
    await shot(page, 'share-ending')
    await stranger.reload()
    await expect(stranger.getByText('33.36450, 126.53320')).toBeVisible()
    await page.context().setOffline(false)
    await expect(toasts(page)).toContainText('위치 공유를 끝냈어요.')
    await expect(bar(page)).toHaveCount(0)
    await stranger.reload()
    await expect(stranger.getByText('위치 공유가 끝났어요')).toBeVisible()
  })
  expect(complaints.splice(0).filter((each) => !isOfNetwork(each) && !/status of 404/.test(each))).toEqual([])
})
