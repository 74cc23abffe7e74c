import type { ReportDecision } from '@honjeo/contract/admin/reports'
import type { ChatMessage, RoomState } from '@honjeo/contract/chat'
import { roomStateTopic } from '@honjeo/contract/values/destinations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { connect, history, say } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReporters, DECISION_NOTE, reportDesk } from '../testing/report-desk.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff, addUnprovenStaff, deedsOf } from '../testing/staff.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const desk = reportDesk(t)
const { notices } = roomActs(t)
let crowd: Member[]
let staff: Member
let author: Member
let reporter: Member

beforeAll(async () => {
  crowd = await addReporters(t, 5)
})
beforeEach(async () => {
  ;[staff, author, reporter] = [await addStaff(t), await t.addMember({ bio: '광고 환영' }), await t.addMember()]
  await desk.forgetReports()
})

const report = (target: object, as = reporter, draft: object = {}) => desk.report(target, as, draft)
const decide = (reportId: number, decision: Partial<ReportDecision> = {}, as = staff) =>
  desk.decide(reportId, decision, as)
const asReporter = (reportId: number, as = reporter) => desk.asReporter(reportId, as)
const isReadable = async (postId: number) => (await board.post(postId)).status === 200
const resultNotices = async (as: Member) => (await notices(as)).filter(({ type }) => type === 'REPORT_RESULT')

describe('a decision', () => {
  it('is what the reporter reads, and is notified once', async () => {
    const reportId = await report({ targetPostId: await board.addPost(author) })
    const { status, result } = await decide(reportId, { content: 'HIDE' })
    expect(status).toBe(200)
    expect(result).toMatchObject({
      status: 'ACTION_TAKEN',
      adminNote: DECISION_NOTE,
      processedBy: staff.nickName,
      openReports: 0,
    })
    expect(await asReporter(reportId)).toMatchObject({
      status: 'ACTION_TAKEN',
      adminNote: DECISION_NOTE,
      processedAt: t.clock.inSeconds(0),
      canCancel: false,
    })
    expect(await resultNotices(reporter)).toMatchObject([
      { resourceType: 'REPORT', resourceId: reportId, message: expect.stringContaining('조치했어요') },
    ])
  })

  it.each(['REVIEWED', 'ACTION_TAKEN', 'REJECTED'] as const)('%s is announced in words of its own', async (status) => {
    const words = { REVIEWED: '확인했어요', ACTION_TAKEN: '조치했어요', REJECTED: '찾지 못했어요' }
    await decide(await report({ targetUserId: author.id }), { status })
    expect((await resultNotices(reporter))[0]?.message).toContain(words[status])
  })

  it('decides every open report of the same alike, and each reporter is notified of their own', async () => {
    const targetPostId = await board.addPost(author)
    const ids = []
    for (const each of crowd.slice(0, 3)) ids.push(await report({ targetPostId }, each))
    await decide(ids[1]!, { content: 'HIDE' })
    for (const [i, id] of ids.entries()) {
      expect(await asReporter(id, crowd[i])).toMatchObject({ status: 'ACTION_TAKEN', adminNote: DECISION_NOTE })
      expect((await resultNotices(crowd[i]!)).filter(({ resourceId }) => resourceId === id)).toHaveLength(1)
    }
    expect((await deedsOf(t, staff, '&action=REPORT_DECIDE')).map(({ targetId }) => Number(targetId))).toEqual(
      ids.toReversed(),
    )
  })

  it('decides one alone where staff ask for that', async () => {
    const targetPostId = await board.addPost(author)
    const ids = [await report({ targetPostId }, crowd[0]), await report({ targetPostId }, crowd[1])]
    await decide(ids[0]!, { status: 'REVIEWED', allOfTarget: false })
    expect(await asReporter(ids[1]!, crowd[1])).toMatchObject({ status: 'PENDING', canCancel: true })
  })

  it('falls once, however many of the staff decide at once', async () => {
    const targetPostId = await board.addPost(author)
    const ids = [await report({ targetPostId }, crowd[0]), await report({ targetPostId }, crowd[1])]
    const colleagues = [staff, await addStaff(t), await addStaff(t)]
    const replies = await Promise.all(
      colleagues.map((each, i) => decide(ids[i % 2]!, { status: i === 0 ? 'REJECTED' : 'ACTION_TAKEN' }, each)),
    )
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['ADMIN4090', 'ADMIN4090', 'COMMON200'])
    const decided = await Promise.all(ids.map((id, i) => asReporter(id, crowd[i])))
    expect(new Set(decided.map(({ status }) => status)).size).toBe(1)
    for (const [i, id] of ids.entries()) {
      expect((await resultNotices(crowd[i]!)).filter(({ resourceId }) => resourceId === id)).toHaveLength(1)
    }
  })

  it('is not taken of what is decided or cancelled already', async () => {
    const reportId = await report({ targetUserId: author.id })
    await decide(reportId)
    expect(await decide(reportId, { status: 'REJECTED' })).toMatchObject({ status: 409, code: 'ADMIN4090' })
    const cancelled = await report({ targetUserId: author.id })
    await t.call(`/api/reports/${cancelled}`, { method: 'DELETE' }, reporter)
    expect(await decide(cancelled)).toMatchObject({ status: 409, code: 'ADMIN4090' })
    expect(await resultNotices(reporter)).toHaveLength(1)
  })

  it('lets a report follow that is decided by itself', async () => {
    await decide(await report({ targetUserId: author.id }))
    await decide(await report({ targetUserId: author.id }), { status: 'REJECTED' })
    expect(await resultNotices(reporter)).toHaveLength(2)
  })

  it('waits for no one for ever, and no one for it: members report, change and cancel the same meanwhile', async () => {
    const postId = await board.addPost(author)
    const own = await report({ targetPostId: postId })
    const replies = await Promise.all([
      decide(own, { content: 'HIDE', sanction: { kind: 'WARNING', reason: '광고' } }),
      ...crowd.map((as) =>
        t.call(
          '/api/reports',
          { method: 'POST', body: { reason: 'SPAM', detail: '광고예요', targetPostId: postId } },
          as,
        ),
      ),
      t.call(
        '/api/reports',
        { method: 'POST', body: { reason: 'ABUSE', detail: '욕이에요', targetPostId: postId } },
        reporter,
      ),
      t.call(`/api/reports/${own}`, { method: 'DELETE' }, reporter),
      board.change(author, postId, { title: '고칠게요' }),
    ])
    for (const { status } of replies) expect(status).toBeLessThan(500)
  })
})

describe('what was reported', () => {
  it('is hidden or brought back by the decision', async () => {
    const postId = await board.addPost(author)
    await decide(await report({ targetPostId: postId }), { content: 'HIDE' })
    expect(await isReadable(postId)).toBe(false)
    expect(await deedsOf(t, staff, '&action=CONTENT_HIDE')).toMatchObject([
      { targetId: String(postId), note: DECISION_NOTE },
    ])
    await board.hidePost(postId, false)
    const again = await report({ targetPostId: postId })
    await board.hidePost(postId)
    await decide(again, { status: 'REVIEWED', content: 'RESTORE' })
    expect(await isReadable(postId)).toBe(true)
  })

  it('comes back when reports alone have hidden it, and they are rejected', async () => {
    const targetPostId = await board.addPost(author)
    const ids = []
    for (const each of crowd) ids.push(await report({ targetPostId }, each))
    expect(await isReadable(targetPostId)).toBe(false)
    await decide(ids[0]!, { status: 'REJECTED' })
    expect(await isReadable(targetPostId)).toBe(true)
  })

  it('stays hidden when only some of those reports are rejected, and enough are left', async () => {
    const targetPostId = await board.addPost(author)
    const ids = []
    for (const each of crowd) ids.push(await report({ targetPostId }, each))
    await board.hidePost(targetPostId, false)
    ids.push(await report({ targetPostId }))
    expect(await isReadable(targetPostId)).toBe(false)
    await decide(ids[0]!, { status: 'REJECTED', allOfTarget: false })
    expect(await isReadable(targetPostId)).toBe(false)
    await decide(ids[1]!, { status: 'REJECTED', allOfTarget: false })
    expect(await isReadable(targetPostId)).toBe(true)
  })

  it('stays hidden when staff have hidden it, whatever becomes of later reports', async () => {
    const targetPostId = await board.addPost(author)
    const first = await report({ targetPostId })
    await decide(first, { content: 'HIDE' })
    await board.hidePost(targetPostId, false)
    const second = await report({ targetPostId })
    await t.call(
      `/api/admin/content/POST/${targetPostId}/visibility`,
      { method: 'PUT', body: { hidden: true, note: '운영정책 3조' } },
      staff,
    )
    await decide(second, { status: 'REJECTED' })
    expect(await isReadable(targetPostId)).toBe(false)
  })

  it('is taken back for good where it is a message, before everybody’s eyes', async () => {
    const roomId = await t.addRoom(author, { contentId: SAEBYEOL })
    await t.join(roomId, reporter)
    await say(t, author, roomId, '계좌로 보내주세요')
    const { seq } = (await history(t, roomId, reporter)).at(-1)!
    const reportId = await report({ targetRoomId: roomId, targetMessageSeq: seq })
    const states = new Inbox<RoomState>()
    await (await connect(t, reporter)).subscribe(roomStateTopic(roomId), states.push)
    // It is long after the time in which the author could have taken it back themselves.
    t.clock.advance(600)
    await decide(reportId, { content: 'HIDE' })
    const deleted: Partial<ChatMessage> = { seq, content: '', isDeleted: true }
    await expect.poll(() => states.items).toContainEqual({ kind: 'MESSAGE', message: expect.objectContaining(deleted) })
    expect((await history(t, roomId, reporter)).at(-1)).toMatchObject(deleted)
    expect(await deedsOf(t, staff, '&action=CONTENT_HIDE')).toMatchObject([
      { targetType: 'MESSAGE', targetId: `${roomId}-${seq}` },
    ])
  })

  it('is their bio and picture where it is a member', async () => {
    await decide(await report({ targetUserId: author.id }), { content: 'HIDE' })
    const profile = await t.call(`/api/mypage/profile/${author.id}`, {}, reporter)
    expect(profile.result).toMatchObject({ nickName: author.nickName, bio: null, imageUrl: null })
  })

  it('cannot be brought back where it is a member or a message', async () => {
    const reportId = await report({ targetUserId: author.id })
    expect(await decide(reportId, { content: 'RESTORE' })).toMatchObject({
      status: 400,
      result: { fields: { content: expect.any(String) } },
    })
    expect(await asReporter(reportId)).toMatchObject({ status: 'PENDING' })
  })

  it('may be gone by then', async () => {
    const postId = await board.addPost(author)
    const reportId = await report({ targetPostId: postId })
    await board.remove(author, postId)
    expect((await decide(reportId, { content: 'HIDE' })).result).toMatchObject({
      status: 'ACTION_TAKEN',
      target: { isGone: true },
    })
  })
})

describe('a sanction with the decision', () => {
  it('suspends the member who wrote it, in the same transaction', async () => {
    const reportId = await report({ targetPostId: await board.addPost(author) })
    const sanction = { kind: 'SUSPENSION', days: 7, reason: '광고를 되풀이했어요.' } as const
    const { result } = await decide(reportId, { sanction, content: 'HIDE' })
    expect(result).toMatchObject({
      targetUser: { isSuspended: true },
      sanctions: [{ kind: 'SUSPENSION', days: 7, reportId }],
    })
    expect(await t.call('/api/notifications', {}, author)).toMatchObject({ status: 403, code: 'AUTH4030' })
  })

  it('that cannot be leaves the report as it was', async () => {
    const colleague = await addUnprovenStaff(t)
    const reportId = await report({ targetUserId: colleague.id })
    const warning = { kind: 'WARNING', reason: '광고' } as const
    expect(await decide(reportId, { sanction: warning })).toMatchObject({ status: 403, code: 'ADMIN4032' })
    const endless = { kind: 'SUSPENSION', reason: '광고' } as const
    const other = await report({ targetUserId: author.id })
    expect(await decide(other, { sanction: endless })).toMatchObject({
      status: 400,
      result: { fields: { 'sanction.days': '정지 기간을 골라주세요.' } },
    })
    for (const id of [reportId, other]) expect(await asReporter(id)).toMatchObject({ status: 'PENDING' })
    expect(await resultNotices(reporter)).toEqual([])
    expect(await deedsOf(t, staff)).toEqual([])
  })

  it('is for no one where they have left', async () => {
    const postId = await board.addPost(author)
    const reportId = await report({ targetPostId: postId })
    await t.withdraw(author)
    const warning = { kind: 'WARNING', reason: '광고' } as const
    expect(await decide(reportId, { sanction: warning })).toMatchObject({ status: 404, code: 'ADMIN4040' })
    expect((await decide(reportId, { content: 'HIDE' })).result).toMatchObject({ targetUser: null })
  })
})
