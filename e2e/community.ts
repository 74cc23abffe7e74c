import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** Two of the demo's members: whose phones the fixtures are. */
export const NICKNAME = '바람개비'
export const OTHER_NICKNAME = '돌담길따라'

/** So that a text is found among those of other tests, and never one that was written a moment ago. */
export const unique = (text: string) => `${text} ${randomUUID().slice(0, 8)}`

export const toasts = (page: Page) => page.getByRole('region', { name: '알림 메시지' })

/** Calls the API as the member of a phone. */
export async function call<T>(
  page: Page,
  request: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<T> {
  // The page may be on its way to another one just then.
  let token: string | null = null
  await expect(async () => {
    token = await page.evaluate(() => localStorage.getItem('accessToken'))
  }).toPass()
  const reply = await request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  })
  return ((await reply.json()) as { result: T }).result
}

export async function addPost(page: Page, request: APIRequestContext) {
  const draft = { postCategory: 'QUESTION', title: unique('질문'), content: unique('처음이라 궁금해요.') }
  const { postId } = await call<{ postId: number }>(page, request, 'POST', '/api/community/posts', draft)
  return { postId, title: draft.title }
}

export async function choose(page: Page, menu: string | RegExp, action: string) {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
