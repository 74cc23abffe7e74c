import type { ReportDecision, StaffReport } from '@honjeo/contract/admin/reports'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Community, type PageOf } from '../testing/community.ts'
import { history, say } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { reportDesk } from '../testing/report-desk.ts'
import { addStaff } from '../testing/staff.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const desk = reportDesk(t)
let crowd: Member[]
let staff: Member
let author: Member
let reporter: Member

beforeAll(async () => {
  crowd = await Promise.all(Array.from({ length: 2 }, () => t.addMember()))
})
beforeEach(async () => {
  ;[staff, author, reporter] = [await addStaff(t), await t.addMember({ bio: '광고 환영' }), await t.addMember()]
  await desk.forgetReports()
})

const report = (target: object, as = reporter, draft: object = {}) => desk.report(target, as, draft)
const decide = (reportId: number, decision: Partial<ReportDecision> = {}, as = staff) =>
  desk.decide(reportId, decision, as)
const look = (reportId: number) => desk.look(reportId, staff)

describe('the queue', () => {
  const list = async (query: string) =>
    (await t.call<PageOf<StaffReport>>(`/api/admin/reports?targetUserId=${author.id}&${query}`, {}, staff)).result
  const idsOf = async (query: string) => (await list(query)).content.map(({ reportId }) => reportId)

  it('begins with who has waited longest; what is decided, and all together, with the newest', async () => {
    const ids = []
    for (let n = 0; n < 3; n++) {
      t.clock.advance(1)
      ids.push(await report({ targetPostId: await board.addPost(author) }))
    }
    const [first, second, third] = ids
    expect(await idsOf('status=PENDING')).toEqual(ids)
    const page = await list('status=PENDING&size=2')
    expect(await idsOf(`status=PENDING&size=2&cursor=${page.nextCursor}`)).toEqual([third])
    await decide(first!)
    await decide(second!, { status: 'REJECTED' })
    expect(await idsOf('status=PENDING')).toEqual([third])
    expect(await idsOf('status=ACTION_TAKEN')).toEqual([first])
    expect(await idsOf('')).toEqual([third, second, first])
  })

  it('can be looked through by target and reason, and holds nothing that was cancelled', async () => {
    const ofPost = await report({ targetPostId: await board.addPost(author) })
    const ofMember = await report({ targetUserId: author.id }, reporter, { reason: 'HARASSMENT' })
    const cancelled = await report({ targetPostId: await board.addPost(author) })
    await t.call(`/api/reports/${cancelled}`, { method: 'DELETE' }, reporter)
    expect(await idsOf('targetType=POST')).toEqual([ofPost])
    expect(await idsOf('reason=HARASSMENT')).toEqual([ofMember])
    expect((await look(cancelled)).result.isCancelled).toBe(true)
  })

  it('says of each how many others wait for the same, and who they are about', async () => {
    const targetPostId = await board.addPost(author, { title: '최저가 렌터카' })
    for (const each of crowd.slice(0, 2)) await report({ targetPostId }, each)
    const [row] = (await list('status=PENDING')).content
    expect(row).toMatchObject({
      openReports: 2,
      targetTitle: '최저가 렌터카',
      reasonName: '스팸·광고',
      reporter: { userId: crowd[0]!.id },
      targetUser: { userId: author.id, nickName: author.nickName, isSuspended: false },
    })
  })
})

describe('a report, looked at', () => {
  it('shows what was reported as it was and as it is', async () => {
    const postId = await board.addPost(author, { title: '최저가 렌터카', content: '여기로 연락주세요' })
    const reportId = await report({ targetPostId: postId }, reporter, { evidence: 'https://blog.example/1' })
    await board.change(author, postId, { title: '좋은 하루 되세요' })
    expect((await look(reportId)).result).toMatchObject({
      targetTitle: '최저가 렌터카',
      targetContent: '여기로 연락주세요',
      evidence: 'https://blog.example/1',
      target: { type: 'POST', id: postId, title: '좋은 하루 되세요', isHidden: false, isGone: false },
      isCancelled: false,
      processedBy: null,
    })
  })

  it('of a message shows what was said around it, also when it was taken back since', async () => {
    const roomId = await t.addRoom(author, { contentId: SAEBYEOL })
    await t.join(roomId, reporter)
    await say(t, reporter, roomId, '반가워요')
    await say(t, author, roomId, '계좌로 보내주세요')
    const seq = (await history(t, roomId, reporter)).at(-1)!.seq
    const reportId = await report({ targetRoomId: roomId, targetMessageSeq: seq })
    await t.call(`/api/chatrooms/${roomId}/messages/${seq}`, { method: 'DELETE' }, author)
    const { result } = await look(reportId)
    expect(result.target).toMatchObject({ type: 'MESSAGE', id: roomId, seq, content: null, isGone: true })
    expect(result.context.map(({ content, senderName, isTarget }) => [content, senderName, isTarget])).toEqual([
      ['반가워요', reporter.nickName, false],
      ['계좌로 보내주세요', author.nickName, true],
    ])
  })

  it('shows the record of the member it is about', async () => {
    const reportId = await report({ targetUserId: author.id })
    await decide(reportId, { sanction: { kind: 'WARNING', reason: '광고를 그만 올려주세요.' } })
    const later = await report({ targetUserId: author.id }, crowd[0])
    expect((await look(later)).result).toMatchObject({
      target: { type: 'USER', title: author.nickName, content: '광고 환영' },
      sanctions: [{ kind: 'WARNING', reportId, staffName: staff.nickName }],
    })
  })

  it('has to be there', async () => {
    expect(await look(GONE)).toMatchObject({ status: 404, code: 'ADMIN4040' })
    expect(await decide(GONE)).toMatchObject({ status: 404, code: 'ADMIN4040' })
  })
})
