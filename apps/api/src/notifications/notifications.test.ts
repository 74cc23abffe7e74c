import type { Notification } from '@honjeo/contract/notifications'
import type { Sentence } from '@honjeo/contract/values/sentences'
import { NOTIFICATIONS_PAGE_SIZE } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPosts } from '../testing/posts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { notify } from './notify.ts'

const t = setUpTestApp()
let member: Member
let postId: number

beforeEach(async () => {
  member = await t.addMember()
  ;[postId = 0] = await addPosts(t.database, {})
})

interface Page {
  content: Notification[]
  hasNext: boolean
  nextCursor: string | null
}

/** Makes a sentence of any words. */
const worded = (message: string): Sentence => ({ code: 'WARNED', args: { reason: message }, message })

const notifyMember = (userId: number, message: string) =>
  notify(t.database.db, {
    userId,
    type: 'COMMENT',
    sentence: worded(message),
    resourceType: 'POST',
    resourceId: postId,
  })
const list = async (query = '', as = member) => (await t.call<Page>(`/api/notifications?${query}`, {}, as)).result
const unread = async (as = member) => (await t.call<boolean>('/api/notifications/unread', {}, as)).result
const read = (id: number | string, as = member) => t.call(`/api/notifications/${id}/read`, { method: 'PUT' }, as)

describe('notifications', () => {
  it('are none at first', async () => {
    expect(await list()).toEqual({ content: [], hasNext: false, nextCursor: null, size: NOTIFICATIONS_PAGE_SIZE })
    expect(await unread()).toBe(false)
  })

  it('say what happened and what a tap opens, to the one they are for', async () => {
    await notifyMember(member.id, '바람개비님이 댓글을 남겼어요.')
    expect((await list()).content).toEqual([
      {
        id: expect.any(Number),
        type: 'COMMENT',
        message: '바람개비님이 댓글을 남겼어요.',
        code: 'WARNED',
        args: { reason: '바람개비님이 댓글을 남겼어요.' },
        resourceType: 'POST',
        resourceId: postId,
        isRead: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ])
    const other = await t.addMember()
    expect([(await list('', other)).content, await unread(other)]).toEqual([[], false])
  })

  it('come newest first, page by page, each once, whatever page is named beside the cursor', async () => {
    // The notifications are written within one transaction, so all have one time.
    await t.database.db.transaction(async (tx) => {
      for (let n = 0; n < 25; n++) {
        await notify(tx, {
          userId: member.id,
          type: 'SYSTEM',
          sentence: worded(`${n}`),
          resourceType: 'NONE',
          resourceId: null,
        })
      }
    })
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = await list(cursor && `page=3&cursor=${cursor}`)
      seen.push(...page.content.map(({ message }) => message))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => String(24 - i)))
  })

  it('are read by the number of the page too, from 0, and go on from there by the cursor', async () => {
    for (const message of ['하나', '둘', '셋', '넷', '다섯']) await notifyMember(member.id, message)
    const words = ({ content }: Page) => content.map(({ message }) => message)
    const pages = [await list('page=0&size=2'), await list('page=1&size=2'), await list('page=2&size=2')]
    expect(pages.map(words)).toEqual([['다섯', '넷'], ['셋', '둘'], ['하나']])
    expect(pages.map(({ hasNext }) => hasNext)).toEqual([true, true, false])
    expect(words(await list(`cursor=${pages[1]!.nextCursor}&size=2`))).toEqual(['하나'])
    expect(words(await list('page=3&size=2'))).toEqual([])
    expect((await t.call('/api/notifications?page=1001', {}, member)).status).toBe(400)
  })

  it('are clipped where their words are too many, and are not for who is gone', async () => {
    await notifyMember(member.id, '🍊'.repeat(301))
    expect((await list()).content[0]!.message).toBe(`${'🍊'.repeat(299)}…`)
    await notifyMember(2_000_000_000, '아무도 없어요')
  })

  it('do not outlive what they report', async () => {
    const failing = t.database.db.transaction(async (tx) => {
      await notify(tx, {
        userId: member.id,
        type: 'SYSTEM',
        sentence: worded('없던 일'),
        resourceType: 'NONE',
        resourceId: null,
      })
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect((await list()).content).toEqual([])
  })
})

describe('reading', () => {
  it('marks one, and keeps when it was read first', async () => {
    await notifyMember(member.id, '하나')
    await notifyMember(member.id, '둘')
    const [second, first] = (await list()).content
    expect((await read(first!.id)).status).toBe(200)
    expect((await list()).content.map(({ isRead }) => isRead)).toEqual([false, true])
    expect(await unread()).toBe(true)
    expect([(await read(second!.id)).status, (await read(second!.id)).status, await unread()]).toEqual([
      200,
      200,
      false,
    ])
  })

  it('marks all at once, one’s own only', async () => {
    const other = await t.addMember()
    for (const { id } of [member, member, other]) await notifyMember(id, '소식')
    expect((await t.call('/api/notifications/read-all', { method: 'PUT' }, member)).status).toBe(200)
    expect([await unread(), await unread(other)]).toEqual([false, true])
  })

  it('is refused for another member’s, which stays unread, and for none', async () => {
    await notifyMember(member.id, '내 것')
    const [mine] = (await list()).content
    const other = await t.addMember()
    expect(await read(mine!.id, other)).toMatchObject({ status: 404, code: 'NOTIFICATION4040' })
    expect(await read(2_000_000_000)).toMatchObject({ status: 404, code: 'NOTIFICATION4040' })
    expect(await unread()).toBe(true)
  })
})
