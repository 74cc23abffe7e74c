import type { NotificationSettings } from '@honjeo/contract/push'
import { NOTICE_MAIL_DELAY_MINUTES, NOTICE_MAIL_PAUSE_MINUTES } from '@honjeo/contract/values/limits'
import type { NotificationType } from '@honjeo/contract/values/enums'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Mail, Mailer } from '../../mail/mailer.ts'
import { Community } from '../../testing/community.ts'
import { say } from '../../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../../testing/test-app.ts'

/** A mail server that can be away. */
class Post implements Mailer {
  readonly sent: Mail[] = []
  isAway = false
  /** The mailer from which codes are read. */
  log: Mailer | null = null
  async send(mail: Mail) {
    if (this.isAway) throw Object.assign(new Error('away'), { command: 'DATA', responseCode: 451 })
    this.sent.push(mail)
    await this.log?.send(mail)
  }
  close() {}
}

const post = new Post()
const t = setUpTestApp(withCatalogue, {
  outbox: { mailer: post, everyMs: 50 },
  push: { everyMs: 20 },
  chatNotices: { delayMs: 300, restMs: 300 },
})
post.log = t.mailer
const board = new Community(t)
const SETTINGS = '/api/account/notification-settings'
let me: Member
let other: Member

beforeEach(async () => {
  // The times of events are those of the database's clock, which the other one runs ahead of from test to test.
  t.clock.advance((Date.now() - t.clock.now().getTime()) / 1000)
  me = await t.addMember()
  other = await t.addMember()
})

const settings = async () => (await t.call<NotificationSettings>(SETTINGS, {}, me)).result
async function wantByMail(types: NotificationType[], language: NotificationSettings['language'] = 'ko') {
  const { types: known, ...rest } = await settings()
  const wanted = Object.fromEntries(types.map((type) => [type, { ...known[type], email: true }]))
  const body = { ...rest, language, types: { ...known, ...wanted } }
  expect((await t.call(SETTINGS, { method: 'PUT', body }, me)).status).toBe(200)
}
/** Returns the mails with a link that ends them; codes for the sign-up have none. */
const mails = () => post.sent.filter(({ to, unsubscribe }) => to === me.email && unsubscribe !== undefined)

/** Lets minutes pass, and waits until the member's notifications were looked through and what came of it was sent. */
async function pass(minutes: number) {
  t.clock.advance(minutes * 60)
  const isDue = async () =>
    (await t.sql('select from notice_mails where user_id = $1 and next_at <= $2', me.id, t.clock.now())).rowCount
  await expect.poll(isDue, { timeout: 10_000 }).toBe(0)
  await t.app.outbox.settled()
}
const longEnough = () => pass(NOTICE_MAIL_DELAY_MINUTES + NOTICE_MAIL_PAUSE_MINUTES + 1)
/** Signs a member in, so that tokens that have run out meanwhile are no matter. */
async function signedIn(member: Member): Promise<Member> {
  const body = { email: member.email, password: TEST_PASSWORD }
  return Object.assign(member, (await t.call<Member>('/api/auth/login', { method: 'POST', body })).result)
}
async function commentOnMine() {
  const postId = await board.addPost(await signedIn(me), { title: '<b>제목이에요</b>' })
  await board.addComment(await signedIn(other), postId)
  return postId
}
const tokenIn = ({ text }: Mail) => /no-mail\/([\w-]{43}\.[\w-]{22})/.exec(text)?.[1] ?? ''
const click = (token: string, type: string, body: string) =>
  t.app.inject({ method: 'POST', url: `/no-mail/${token}`, headers: { 'content-type': type }, payload: body })
const FORM = 'application/x-www-form-urlencoded'

describe('a mail of notifications', () => {
  it('comes to no one who has not asked for it', async () => {
    await commentOnMine()
    await wantByMail(['SCRAP'])
    await longEnough()
    expect(mails()).toEqual([])
  })

  it.each([
    ['ko', '[혼저] 아직 보지 않은 알림이 1개 있어요', '내 글의 댓글: 1개'],
    ['en', '[Honjeo] Notifications you have not seen: 1', 'Comments on my posts: 1'],
    ['ja', '[ホンジョ] まだ見ていないお知らせが1件あります', '自分の投稿へのコメント：1件'],
    ['zh', '[Honjeo] 有 1 条通知还没看', '我的帖子的评论：1 条'],
  ] as const)('says in %s how many there are, and nothing that others wrote', async (language, subject, line) => {
    await wantByMail(['COMMENT'], language)
    await commentOnMine()
    await longEnough()
    const [mail] = mails()
    expect(mails()).toHaveLength(1)
    expect(mail).toMatchObject({ subject, text: expect.stringContaining(line) })
    for (const theirs of [other.nickName, '제목이에요']) expect(mail!.text + mail!.subject).not.toContain(theirs)
    expect(mail!.unsubscribe).toMatch(new RegExp(`^http://localhost.*/no-mail/${tokenIn(mail!)}$`))
    await longEnough()
    expect(mails()).toHaveLength(1)
  })

  it('does not come of what was read by then', async () => {
    await wantByMail(['COMMENT'])
    await commentOnMine()
    await t.call('/api/notifications/read-all', { method: 'PUT' }, me)
    await longEnough()
    expect(mails()).toEqual([])
  })

  it('comes once in an hour, with all that happened', async () => {
    await wantByMail(['COMMENT', 'SCRAP'])
    await longEnough()
    const postId = await commentOnMine()
    await pass(NOTICE_MAIL_DELAY_MINUTES + 2)
    expect(mails()).toHaveLength(1)
    await board.addComment(await signedIn(other), postId)
    await board.scrap(other, postId)
    await pass(NOTICE_MAIL_PAUSE_MINUTES / 2)
    expect(mails()).toHaveLength(1)
    await pass(NOTICE_MAIL_PAUSE_MINUTES)
    expect(mails()).toHaveLength(2)
    expect(mails()[1]!.text).toContain('내 글의 댓글: 1개\n- 내 글의 스크랩: 1개')
  })

  it('comes once of a conversation until that is read, however much is said', async () => {
    const roomId = await t.addRoom(other, { contentId: SAEBYEOL })
    await t.join(roomId, me)
    await wantByMail(['CHAT'])
    const noticed = async (count: number) => {
      const find = () =>
        t.sql(`select message from notifications where user_id = $1 and event_key = $2`, me.id, `chat:${roomId}`)
      await expect.poll(async () => (await find()).rows[0]?.message, { timeout: 10_000 }).toContain(`${count}개`)
    }
    /**
     * The clock does not move while they speak; the last word is of another second, by which the notice knows it is
     * newer.
     */
    const sayMany = async (last: string) => {
      await say(t, await signedIn(other), roomId, ...Array.from({ length: 20 }, (_, n) => `${last} ${n}`))
      t.clock.advance(10)
      await say(t, other, roomId, last)
    }
    await sayMany('어디예요')
    await noticed(21)
    await longEnough()
    expect(mails()).toHaveLength(1)
    await sayMany('저 왔어요')
    await noticed(42)
    await longEnough()
    expect(mails()).toHaveLength(1)
    await t.call(`/api/chatrooms/${roomId}/read`, { method: 'POST', body: {} }, await signedIn(me))
    await say(t, await signedIn(other), roomId, '아직 있어요?')
    t.clock.advance(10)
    await noticed(1)
    await longEnough()
    expect(mails()).toHaveLength(2)
  })

  it('does not come to a suspended member, nor of one they have blocked', async () => {
    await wantByMail(['COMMENT'])
    await commentOnMine()
    await t.sql(`update users set suspended_until = '2999-01-01' where id = $1`, me.id)
    await longEnough()
    expect(mails()).toEqual([])
    await t.sql('update users set suspended_until = null where id = $1', me.id)
    await t.sql('delete from notifications where user_id = $1', me.id)
    await t.call(`/api/blocks/${other.id}`, { method: 'POST', body: {} }, await signedIn(me))
    const postId = await board.addPost(me)
    await board.comment(await signedIn(other), postId, { content: '저예요' })
    await longEnough()
    expect(mails()).toEqual([])
  })

  it('is tried again while the mail server is away, and not sent any more once the member has left', async () => {
    await wantByMail(['COMMENT'])
    await commentOnMine()
    post.isAway = true
    await longEnough()
    expect((await t.sql('select from mails')).rowCount).toBeGreaterThan(0)
    await signedIn(me)
    expect((await t.withdraw(me)).status).toBe(200)
    post.isAway = false
    await t.sql('update mails set due_at = now()')
    await t.app.outbox.settled()
    expect(mails()).toEqual([])
    expect((await t.sql('select from notice_mails where user_id = $1', me.id)).rowCount).toBe(0)
  })
})

describe('the link that ends these mails', () => {
  async function mailed() {
    await wantByMail(['COMMENT'])
    await commentOnMine()
    await longEnough()
    return tokenIn(mails().at(-1)!)
  }

  it.each([
    [FORM, 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('takes the one click of a mail program, without an account: %s', async (type, body) => {
    const token = await mailed()
    expect((await click(token, type, body)).statusCode).toBe(200)
    expect((await t.call(`/api/mail-refusals/${token}`)).result).toEqual({ refuses: true, kind: 'NOTICE' })
    await commentOnMine()
    await longEnough()
    expect(mails()).toHaveLength(1)
  })

  it('takes back on its page what was clicked, and so do the settings', async () => {
    const token = await mailed()
    await click(token, FORM, 'List-Unsubscribe=One-Click')
    const back = await t.call(`/api/mail-refusals/${token}`, { method: 'PUT', body: { refuses: false } })
    expect(back.result).toEqual({ refuses: false, kind: 'NOTICE' })
    await click(token, FORM, 'List-Unsubscribe=One-Click')
    await signedIn(me)
    const { types, ...rest } = await settings()
    const off = { ...types, COMMENT: { ...types.COMMENT, email: false } }
    await t.call(SETTINGS, { method: 'PUT', body: { ...rest, types: off } }, me)
    await wantByMail(['COMMENT'])
    expect((await t.call(`/api/mail-refusals/${token}`)).result).toEqual({ refuses: false, kind: 'NOTICE' })
  })

  it('does nothing for one who only looks, or makes one up', async () => {
    const token = await mailed()
    expect((await click(token, FORM, 'x=1')).statusCode).toBe(400)
    expect((await click(`${'A'.repeat(43)}.${'A'.repeat(22)}`, FORM, 'List-Unsubscribe=One-Click')).statusCode).toBe(
      404,
    )
    expect((await t.call(`/api/mail-refusals/${token}`)).result).toEqual({ refuses: false, kind: 'NOTICE' })
  })
})
