import { beforeAll, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { kakaoTickets } from '@honjeo/schema/auth'
import { pushSubscriptions } from '@honjeo/schema/push'
import { cleanUpImages } from '../images/clean-up.service.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import { Community } from '../testing/community.ts'
import { say } from '../testing/conversation.ts'
import { addImage } from '../testing/images.ts'
import { ownThings } from '../testing/own-things.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { PushBrowser } from '../testing/push-browser.ts'
import { addReceipt } from '../testing/receipts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { tracesOf } from '../testing/traces.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const NAME = '고사리나물'
const NICKNAME = '돌담너머바다'
const KAKAO_ID = '90210417'
let leaver: Member
let other: Member
let pictureUrl: string

const post = (path: string, body: object, as?: Member) => t.call(path, { method: 'POST', body }, as)

/** The leaver is known at every place, in the ways members come to be known. */
beforeAll(async () => {
  leaver = await t.addMember({ name: NAME, nickName: NICKNAME })
  other = await t.addMember()
  await ownThings(t, leaver)
  await addReceipt(t.database, { userId: leaver.id, contentId: SAEBYEOL })
  await t.sql('update users set kakao_id = $2 where id = $1', leaver.id, KAKAO_ID)

  t.clock.advance(60)
  await t.verifiedEmail(leaver.email, 'PASSWORD')
  await post('/api/auth/login', { email: leaver.email, password: 'not-this-1' })
  const ticket = { tokenHash: 'x', browserHash: 'x', kakaoId: KAKAO_ID, email: leaver.email, nickname: NICKNAME }
  await t.database.db.insert(kakaoTickets).values({ ...ticket, next: '/', expiresAt: t.clock.inSeconds(60) })
  const { endpoint, keys } = new PushBrowser('https://push.example/leaver').draft
  await t.database.db.insert(pushSubscriptions).values({ userId: leaver.id, endpoint, ...keys })

  const now = t.clock.now().toISOString()
  const day = koreanDay(t.clock.now())
  const items = [{ itemId: 'health-1', checked: true, changedAt: now }]
  const safety = { check: { date: day, items }, rates: [{ date: day, rate: 80, savedAt: now }] }
  await t.call('/api/safety', { method: 'PUT', body: safety }, leaver)

  const { imageName } = await addImage(t, leaver)
  const { result } = await t.call<{ imageUrl: string }>(
    '/api/mypage/profile',
    { method: 'PUT', body: { imageName } },
    leaver,
  )
  pictureUrl = result.imageUrl

  const postId = await board.addPost(other)
  const commentId = await board.addComment(leaver, postId)
  await board.addComment(leaver, postId, { parentId: await board.addComment(other, postId) })
  const call = { content: `@${NICKNAME} 고마워요`, mentions: [leaver.id] }
  await board.comment(other, postId, call, { 'idempotency-key': 'call-of-the-leaver' })
  await board.addComment(other, postId, { parentId: commentId })
  await board.scrap(leaver, postId)

  const roomId = await t.addRoom(other, { contentId: SAEBYEOL })
  await t.join(roomId, leaver)
  await say(t, leaver, roomId, '안녕하세요')
  await post(`/api/chatrooms/${roomId}/host`, { userId: leaver.id }, other)
  await post(`/api/blocks/${leaver.id}`, {}, await t.addMember())
  await post('/api/reports', { reason: 'SPAM', detail: '광고예요', targetUserId: leaver.id }, other)
  await post('/api/reports', { reason: 'SPAM', detail: '광고예요', targetUserId: other.id }, leaver)
  await post('/api/inquiries', { category: 'GENERAL', title: '문의', content: '안녕하세요' }, leaver)
})

describe('after a withdrawal', () => {
  it('no table holds who it was', async () => {
    const before = await tracesOf(t, NICKNAME)
    expect(before).toEqual([
      'comments.content',
      'idempotency_keys.result',
      'kakao_tickets.nickname',
      'messages.args',
      'messages.content',
      'notifications.args',
      'notifications.message',
      'reports.target_title',
      'users.nickname',
      'users.nickname_fold',
    ])
    expect(await tracesOf(t, leaver.email)).toEqual(expect.arrayContaining(['login_failures.email', 'users.email']))

    expect((await t.withdraw(leaver, { reason: 'OTHER', detail: '쉬고 싶어요' })).status).toBe(200)
    for (const text of [NICKNAME, NAME, leaver.email, KAKAO_ID])
      expect([text, await tracesOf(t, text)]).toEqual([text, []])
  })

  it('no row is bound to them', async () => {
    const { rows } = await t.sql(`
      select kc.table_name, kc.column_name from information_schema.referential_constraints rc
      join information_schema.key_column_usage kc on kc.constraint_name = rc.constraint_name
      join information_schema.constraint_column_usage cc on cc.constraint_name = rc.constraint_name
      where cc.table_name = 'users'`)
    expect(rows.length).toBeGreaterThan(25)
    for (const { table_name: table, column_name: column } of rows) {
      const { rowCount } = await t.sql(`select from "${table}" where "${column}" = $1`, leaver.id)
      expect([table, column, rowCount]).toEqual([table, column, 0])
    }
  })

  it('reports and inquiries of theirs stay, without a name', async () => {
    expect((await t.sql('select from inquiries where user_id is null')).rowCount).toBeGreaterThan(0)
    const { rows } = await t.sql(
      `select target_title from reports where target_type = 'USER' and (target_id = $1 or reporter_id is null) order by id`,
      leaver.id,
    )
    expect(rows).toEqual([{ target_title: '탈퇴한 사용자' }, { target_title: other.nickName }])
  })

  it('their picture goes with the next clean-up', async () => {
    t.clock.advance(25 * 3600)
    const store = createDiskImageStore(t.imagesDir)
    await cleanUpImages({ database: t.database, store, clock: t.clock, log: { error: () => {} } })
    expect((await t.app.inject(pictureUrl)).statusCode).toBe(404)
  })
})
