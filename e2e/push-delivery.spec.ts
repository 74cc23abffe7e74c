import type { Page } from '@playwright/test'
import { addPost } from './community.ts'
import { expect } from './fixtures.ts'
import { newMember } from './new-member.ts'
import { doorOf, tap } from './push-door.ts'
import { subscribeAs, test } from './push-server.ts'

test.use({ serviceWorkers: 'allow' })

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`),
  )

test(
  'a comment is pushed to a browser that asked for it, is shown there, and a tap opens the post',
  { tag: '@whole-browser' },
  async ({ newcomer, context, request, service }) => {
    const browser = service.browser()
    await subscribeAs(newcomer, browser)
    await context.grantPermissions(['notifications'])
    const working = context.waitForEvent('serviceworker')
    await newcomer.goto('/mypage/notifications')
    const device = newcomer.getByRole('switch', { name: /이 기기에서 푸시 받기/ })
    // The switch shows at once what was asked for, and the server knows of it later.
    const isSaved = newcomer.waitForResponse(
      (reply) => reply.status() === 201 && reply.url().endsWith('/push-subscriptions'),
    )
    await device.click()
    await isSaved
    await expect(device).toBeChecked()

    const { postId, title } = await addPost(newcomer, request)
    const commenter = await newMember(request)
    const reply = await request.post(`/api/community/posts/${postId}/comments`, {
      headers: { authorization: `Bearer ${commenter.accessToken}` },
      data: { content: '올레 1코스부터요' },
    })
    expect(reply.status()).toBe(201)

    await expect.poll(() => service.inbox.items.length).toBe(1)
    const [pushed] = service.inbox.items
    if (pushed === undefined) throw new Error('nothing was pushed')
    const { path, headers, message } = pushed
    expect(browser.draft.endpoint.endsWith(path)).toBe(true)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(headers.authorization).toMatch(/^vapid t=/)
    expect(message).toMatchObject({ type: 'COMMENT', resourceType: 'POST', resourceId: postId })

    const deliver = await doorOf(context, newcomer)
    const worker = await working
    await deliver(JSON.stringify(message))
    await expect.poll(() => shown(newcomer)).toEqual([`혼저: ${message.message}`])
    await worker.evaluate(tap())
    await expect(newcomer).toHaveURL(new RegExp(`/community/${postId}$`))
    await expect(newcomer.getByRole('heading', { name: title })).toBeVisible()
    await expect.poll(() => shown(newcomer)).toEqual([])

    // A page that has just been opened does not listen to its worker yet.
    await newcomer.goto('/mypage/notifications', { waitUntil: 'domcontentloaded' })
    await deliver(JSON.stringify(message))
    await expect.poll(() => shown(newcomer)).toHaveLength(1)
    await newcomer.reload({ waitUntil: 'domcontentloaded' })
    await worker.evaluate(tap())
    await expect(newcomer).toHaveURL(new RegExp(`/community/${postId}$`))
    await expect(newcomer.getByRole('heading', { name: title })).toBeVisible()
  },
)
