import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { call } from './community.ts'
import { expect } from './fixtures.ts'
import { addRoom, joinRoom } from './rooms.ts'

/** What a browser says of its own accord when its network is gone. */
export const isOfNetwork = (complaint: string) =>
  /net::ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_\w+|EMPTY_RESPONSE)|WebSocket connection/.test(
    complaint,
  )

/** The names of the field where a message is written: with a connection and without. */
const CONNECTED = '메시지를 입력하세요'
export const WAITING = '연결되면 보낼 메시지를 입력하세요'

export const field = (page: Page) => page.getByRole('textbox', { name: '메시지' })
export const talk = (page: Page) => page.getByRole('region', { name: '대화 내용' })
export const row = (page: Page, text: string): Locator =>
  talk(page).getByRole('listitem').filter({ hasText: text }).last()

/** Opens the conversation; the page hears everything from then on. */
export async function enter(page: Page, roomId: number, origin = '') {
  await page.goto(`${origin}/chat-room/${roomId}`)
  await expectConnected(page)
}

const expectConnected = (page: Page) =>
  expect(field(page)).toHaveAttribute('placeholder', CONNECTED, { timeout: 20_000 })

/** Connected again, without the seconds that the page would wait. */
export async function reconnect(page: Page) {
  const retry = page.getByRole('button', { name: '다시 연결 시도' })
  await expect(async () => {
    // By key: a tab in the background draws nothing, and what is not drawn cannot be clicked.
    if (await retry.isVisible()) await retry.press('Enter', { timeout: 1000 })
    await expect(field(page)).toHaveAttribute('placeholder', CONNECTED, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

/** A room of those who hold the phones, the first one its host. */
export async function addRoomOf(request: APIRequestContext, [host, ...guests]: [Page, ...Page[]]): Promise<number> {
  const { roomId } = await addRoom(host, request)
  for (const guest of guests) await joinRoom(guest, request, roomId)
  return roomId
}

/** The same, all of them looking at it. */
export async function openRoom(request: APIRequestContext, ...pages: [Page, ...Page[]]): Promise<number> {
  const roomId = await addRoomOf(request, pages)
  await Promise.all(pages.map((page) => enter(page, roomId)))
  return roomId
}

export async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}

export async function openMenu(page: Page, text: string) {
  await row(page, text).getByRole('button', { name: '메시지 메뉴' }).focus()
  await page.keyboard.press('Enter')
}

/** The texts of a conversation that are among those wanted, from top to bottom; of rows out of sight as well, which are not drawn. */
export async function order(page: Page, wanted: readonly string[]): Promise<string[]> {
  const texts = await talk(page).getByRole('listitem').locator('p').allTextContents()
  return texts.filter((text) => wanted.includes(text))
}

/** What the server has stored of a conversation, in its order. */
export async function stored(page: Page, request: APIRequestContext, roomId: number): Promise<string[]> {
  const texts: string[] = []
  let after = 0
  for (let hasNext = true; hasNext;) {
    const path = `/api/chatrooms/${roomId}/messages?after=${after}&size=50`
    const result = await call<{ messages: { seq: number; type: string; content: string }[]; hasNext: boolean }>(
      page,
      request,
      'GET',
      path,
    )
    texts.push(...result.messages.filter(({ type }) => type === 'TALK').map(({ content }) => content))
    after = result.messages.at(-1)?.seq ?? after
    hasNext = result.hasNext
  }
  return texts
}
