import { inDatabase } from './server-database.ts'
import { expect, shot, test } from './fixtures.ts'
import { api, memberPhone } from './trusted-contacts.ts'
import { pinAndLeave } from './walk-home.ts'

interface Timer {
  plannedAt: string
}

interface Share {
  endsAt: string
}

test('a share that ends before the timer says so, and is not over without a word', async ({
  browser,
  request,
  complaints,
}) => {
  const { page, member } = await memberPhone(browser, request, complaints)
  await page.clock.install()
  await pinAndLeave(page, 900)
  await api(request, member, 'PUT', '/api/account/consents', { type: 'LOCATION', agreed: true })
  await api(request, member, 'POST', '/api/location-shares', { minutes: 15, contactIds: [] })
  await page.reload()
  await page.getByRole('button', { name: '함께 출발하기' }).click()
  await expect(page.getByRole('heading', { name: '숙소까지', exact: true })).toBeVisible()
  await expect(page.getByText(/위치 공유는 .+에 먼저 끝나요\./)).toBeVisible()
  await shot(page, 'walk-share-ends-first')
  await page.getByRole('button', { name: '타이머와 공유 30분 늘리기' }).click()
  await expect(page.getByText(/귀가 타이머를 .+까지, 위치 공유를 .+까지 늘렸어요\./)).toBeVisible()
  await expect(page.getByText(/위치 공유는 .+에 먼저 끝나요\./)).toBeHidden()
  await shot(page, 'walk-extended')
  await test.step('what was asked for without a network waits for both, also where the share alone is not heard', async () => {
    const endOfShare = async () =>
      Date.parse((await api<Share[]>(request, member, 'GET', '/api/location-shares'))[0]!.endsAt)
    const endOfTimer = async () =>
      Date.parse((await api<{ checkIn: Timer }>(request, member, 'GET', '/api/check-ins/current')).checkIn.plannedAt)
    const before = await endOfShare()
    const timerBefore = await endOfTimer()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: '타이머와 공유 30분 늘리기' }).click()
    await expect(page.getByText(/‘.+까지 늘리기’: 아직 서버에 닿지 않았어요/)).toBeVisible()
    await shot(page, 'walk-extension-waits')
    const isShare = /\/api\/location-shares\/\d+$/
    await page.route(isShare, (route) => route.abort())
    const isCut = page.waitForEvent('requestfailed', (each) => isShare.test(each.url()) && each.method() === 'PATCH')
    await page.context().setOffline(false)
    await isCut
    await page.unroute(isShare)
    // A later time still is not moved back by the one that waits.
    await page.getByRole('button', { name: '타이머와 공유 30분 늘리기' }).click()
    await expect(page.getByText(/귀가 타이머를 .+까지, 위치 공유를 .+까지 늘렸어요\./).first()).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByText('아직 서버에 닿지 않았어요', { exact: false })).toBeHidden()
    await expect.poll(endOfTimer).toBe(timerBefore + 60 * 60_000)
    await expect.poll(endOfShare).toBe(before + 60 * 60_000)
  })
  // The same for the share, and the page hears of it as it does after a while in a pocket.
  await inDatabase(
    `update location_shares set created_at = created_at - interval '16 minutes', ends_at = now() - interval '1 minute'
     where user_id = $1`,
    [member.id],
  )
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: '위치 공유가 끝나서 길을 더 함께 가지 못해요.' })).toHaveCount(
    1,
  )
  complaints.splice(0)
})
