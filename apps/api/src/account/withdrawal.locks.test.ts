import { describe, expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import { sql } from 'drizzle-orm'
import { Community } from '../testing/community.ts'
import { history } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { reportDesk } from '../testing/report-desk.ts'
import { someoneWaits } from '../testing/someone-waits.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const desk = reportDesk(t)

const post = (path: string, body: object, as: Member) => t.call(path, { method: 'POST', body }, as)

/** Does something in a transaction, then `call` until it waits for that or is answered, then something more, and commits. */
async function during<R>(
  call: () => Promise<R>,
  before: (tx: Db) => Promise<unknown>,
  after?: (tx: Db) => Promise<unknown>,
) {
  const { reply } = await t.database.db.transaction(async (tx) => {
    await before(tx)
    const calling = call()
    await Promise.race([someoneWaits(t), calling])
    await after?.(tx)
    return { reply: calling }
  })
  return reply
}

/**
 * A member whose withdrawal will wait, having let go of rooms and writings, while another transaction holds what is
 * kept of the address.
 */
async function addHeldLeaver(): Promise<{ leaver: Member; hold: (tx: Db) => Promise<unknown> }> {
  const leaver = await t.addMember()
  await t.verifiedEmail(leaver.email, 'PASSWORD')
  const proofs = sql`select from verification_tickets where email = ${leaver.email} for update`
  return { leaver, hold: (tx) => tx.execute(proofs) }
}

describe('a withdrawal', () => {
  it('does not slip out under a suspension: that is held on', async () => {
    const member = await t.addMember()
    const until = t.clock.inMinutes(60)
    const suspend = (tx: Db) => tx.execute(sql`update users set suspended_until = ${until} where id = ${member.id}`)
    expect((await during(() => t.withdraw(member), suspend)).status).toBe(200)
    const { member: again } = await t.signUpAs(member.email)
    expect(await t.call('/api/notifications', {}, again)).toMatchObject({ status: 403, code: 'AUTH4030' })
  })

  it.each([
    ['reports', 'reporter_id'],
    ['inquiries', 'user_id'],
  ])('waits for staff who hold a row of %s and are about to notify its member', async (table, owner) => {
    const [leaver, writer] = [await t.addMember(), await t.addMember()]
    await desk.report({ targetPostId: await board.addPost(writer) }, leaver)
    await post('/api/inquiries', { category: 'GENERAL', title: '문의', content: '안녕하세요' }, leaver)
    const theirs = sql`${sql.identifier(table)} where ${sql.identifier(owner)} = ${leaver.id}`
    const reply = await during(
      () => t.withdraw(leaver),
      (tx) => tx.execute(sql`select from ${theirs} for no key update`),
      (tx) =>
        tx.execute(sql`insert into notifications (user_id, type, message, resource_type)
          values (${leaver.id}, 'SYSTEM', '살펴봤어요.', 'NONE')`),
    )
    expect(reply.status).toBe(200)
  })

  it('takes the name out of what others say and report while it goes on', async () => {
    const [{ leaver, hold }, other] = [await addHeldLeaver(), await t.addMember()]
    const postId = await board.addPost(other)
    await board.addComment(leaver, postId)
    const reply = await during(
      () => t.withdraw(leaver),
      hold,
      async () => {
        await board.comment(other, postId, { content: `@${leaver.nickName} 안녕히`, mentions: [leaver.id] })
        await desk.report({ targetUserId: leaver.id }, other)
      },
    )
    expect(reply.status).toBe(200)
    expect((await board.comments(postId)).result.content).toMatchObject([{}, { content: '@탈퇴한 사용자 안녕히' }])
    const { rows } = await t.sql(`select target_title from reports where target_type = 'USER'`)
    expect(rows).toEqual([{ target_title: '탈퇴한 사용자' }])
  })

  it('lets no one into a room on the way out', async () => {
    const [{ leaver, hold }, host] = [await addHeldLeaver(), await t.addMember()]
    const roomId = await t.addRoom(host, { contentId: SAEBYEOL })
    let joining: ReturnType<typeof t.join> | undefined
    await during(
      () => t.withdraw(leaver),
      hold,
      async () => {
        joining = t.join(roomId, leaver)
        await Promise.race([joining, someoneWaits(t, 2)])
      },
    )
    expect(await joining).toMatchObject({ status: 401, code: 'AUTH4015' })
    const entered = (await history(t, roomId, host)).filter(({ type }) => type === 'ENTER')
    expect(entered.map(({ senderId }) => senderId)).toEqual([host.id])
  })
})

describe('a request that reaches for a member who is just leaving', () => {
  it.each<[string, (as: Member, leaver: Member) => Promise<{ code: string }>, string]>([
    [
      'to report them',
      (as, { id }) => post('/api/reports', { reason: 'SPAM', detail: '광고', targetUserId: id }, as),
      'REPORT4040',
    ],
    ['to block them', (as, { id }) => post(`/api/blocks/${id}`, {}, as), 'USER4040'],
    [
      'to call them',
      async (as, { id }) => board.comment(as, await board.addPost(as), { content: '어디 가세요?', mentions: [id] }),
      'COMMON200',
    ],
    [
      'to warn them',
      async (as, { id }) => post(`/api/admin/members/${id}/warnings`, { reason: '광고' }, as),
      'ADMIN4040',
    ],
  ])('%s learns so', async (_what, act, code) => {
    const [leaver, staff] = [await t.addMember(), await addStaff(t)]
    const leave = (tx: Db) => tx.execute(sql`delete from users where id = ${leaver.id}`)
    expect(await during(() => act(staff, leaver), leave)).toMatchObject({ code })
  })
})
