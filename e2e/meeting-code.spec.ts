import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { OTHER_NICKNAME, toasts } from './community.ts'
import { shot } from './fixtures.ts'
import { expect, keptRows, openAndKeep, test } from './offline.ts'
import { addRoom, joinRoom } from './rooms.ts'

test.use({ serviceWorkers: 'allow' })

const shownCode = async (page: Page) => {
  const letters = page.getByRole('region', { name: '내 만남 코드' }).getByRole('img').first()
  return ((await letters.getAttribute('aria-label')) ?? '').replaceAll(' ', '')
}
const input = (page: Page) => page.getByRole('textbox', { name: '상대 코드 입력' })
const confirm = (page: Page) => page.getByRole('button', { name: '만남 확인하기' })

test('two phones prove that their members met: one shows a code, the other takes it without a network and sends it later', async ({
  newcomer,
  other,
  request,
}) => {
  const { roomId, title } = await addRoom(newcomer, request, { joinDate: new Date(Date.now() + 30 * 60_000) })
  await joinRoom(other, request, roomId)

  await test.step('from the conversation, the code in letters and for a camera', async () => {
    await newcomer.goto(`/chat-room/${roomId}`)
    await newcomer.getByRole('region', { name: '만남 코드' }).getByRole('link').click()
    await expect(newcomer.getByRole('img', { name: '내 만남 코드의 QR 코드' })).toBeVisible()
    expect(await shownCode(newcomer)).toMatch(/^[A-Z]{6}$/)
    await expectAccessible(newcomer)
    await shot(newcomer, 'meeting-code')
  })

  await test.step('which holds, once the member says so, roughly where the phone is', async () => {
    const before = await shownCode(newcomer)
    const ask = newcomer.getByRole('button', { name: '위치로 함께 확인' })
    await newcomer.context().grantPermissions(['geolocation'])
    await newcomer.context().setGeolocation({ latitude: 33.4581, longitude: 126.9425, accuracy: 20 })
    await ask.click()
    await expect(newcomer.getByText('두 휴대폰이 가까이 있는지 함께 확인해요.')).toBeVisible()
    await expect(ask).toBeHidden()
    await expect.poll(() => shownCode(newcomer)).not.toBe(before)
    // The other is at the far edge of the same car park, and has allowed it some other day.
    await other.context().grantPermissions(['geolocation'])
    await other.context().setGeolocation({ latitude: 33.4599, longitude: 126.9402, accuracy: 60 })
    await expectAccessible(newcomer)
    await shot(newcomer, 'meeting-code-near')
  })

  await test.step('one’s own code proves nothing', async () => {
    await confirm(newcomer).click()
    await expect(newcomer.getByText('상대 화면의 여섯 글자를 입력해주세요.')).toBeVisible()
    await input(newcomer).fill((await shownCode(newcomer)).toLowerCase())
    await confirm(newcomer).click()
    await expect(newcomer.getByText('내 코드예요.')).toBeVisible()
    await shot(newcomer, 'meeting-code-own')
  })

  await test.step('what the camera reads opens without a network, is filled in, and waits on the phone', async () => {
    await openAndKeep(other, `/room/${roomId}`)
    await expect(other.getByRole('region', { name: '만남 코드' })).toBeVisible()
    // The room's page has readied the phone: the member's keys, and those for the room.
    await expect.poll(async () => (await keptRows(other, 'meetingKeys')).length).toBe(2)
    await other.context().setOffline(true)
    await other.goto(`/room/${roomId}/meeting#${await shownCode(newcomer)}`)
    await expect(input(other)).toHaveValue(/^[A-Z]{6}$/)
    await expect(other).toHaveURL(new RegExp(`/room/${roomId}/meeting$`))
    expect(await shownCode(other)).toMatch(/^[A-Z]{6}$/)
    await confirm(other).click()
    await expect(other.getByRole('region', { name: '만난 사람' })).toContainText('연결되면 보낼게요.')
    await expect(input(other)).toHaveValue('')
    expect(await keptRows(other, 'meetingEntries')).toMatchObject([{ roomId }])
    await expectAccessible(other)
    await shot(other, 'meeting-code-offline')
  })

  await test.step('with a network it is sent, wherever in the app one is, and both see that they met', async () => {
    await other.getByRole('button', { name: '뒤로' }).click()
    await other.context().setOffline(false)
    await expect(toasts(other)).toContainText('님과 만난 것을 확인했어요.')
    expect(await keptRows(other, 'meetingEntries')).toEqual([])
    const met = newcomer.getByRole('region', { name: '만난 사람' })
    await expect(met).toContainText(OTHER_NICKNAME, { timeout: 15_000 })
    await expect(met).toContainText('만난 것을 확인했어요')
    await expectAccessible(newcomer)
    await shot(newcomer, 'meeting-code-met')
  })

  await test.step('and are offered the timer, with the room in it', async () => {
    await newcomer.getByRole('link', { name: '귀가 타이머 켜기' }).click()
    await expect(newcomer).toHaveURL(new RegExp(`/safety-check/timer\\?.*roomId=${roomId}`))
    await expect(newcomer.getByRole('textbox', { name: '무엇을 하나요?' })).toHaveValue(title)
  })
})

test('where neither gives a position the code is taken, and both are asked to say themselves that they met', async ({
  newcomer,
  other,
  request,
}) => {
  const { roomId } = await addRoom(newcomer, request, { joinDate: new Date(Date.now() + 30 * 60_000) })
  await joinRoom(other, request, roomId)
  await newcomer.goto(`/room/${roomId}/meeting`)
  const code = await shownCode(newcomer)
  await other.goto(`/room/${roomId}/meeting#${code}`)
  await confirm(other).click()
  await expect(toasts(other)).toContainText('‘만났어요’도 눌러주세요.')
  await expect(other.getByRole('region', { name: '만난 사람' })).toContainText('‘만났어요’를 눌러야 세어져요.')
  await expectAccessible(other)
  await shot(other, 'meeting-code-without-place')
})
