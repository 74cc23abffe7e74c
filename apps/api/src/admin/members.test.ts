import type { StaffMember, StaffMemberDetail } from '@honjeo/contract/admin/members'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Community, type PageOf } from '../testing/community.ts'
import { addImage } from '../testing/images.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const board = new Community(t)
let staff: Member
let member: Member

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  member = await t.addMember({ gender: 'FEMALE', birthDate: '1995-03-02', bio: '걸어요' })
})

const search = async (query: string) =>
  (await t.call<PageOf<StaffMember>>(`/api/admin/members?${query}`, {}, staff)).result.content
const namesOf = async (q: string) => (await search(`q=${encodeURIComponent(q)}`)).map(({ nickName }) => nickName)
const look = (id: number, as = staff) => t.call<StaffMemberDetail>(`/api/admin/members/${id}`, {}, as)
const correct = (body: object, whom = member) =>
  t.call<StaffMemberDetail>(
    `/api/admin/members/${whom.id}`,
    { method: 'PATCH', body: { note: '본인 확인함', ...body } },
    staff,
  )

describe('the search for members', () => {
  it('finds by id, and by how a nickname or an address begins, in small letters or large', async () => {
    const found = await t.addMember({ nickName: 'BlueWave7' })
    for (const q of [String(found.id), 'BlueWave7', 'bluewa', 'BLUE', found.email, found.email.slice(0, -4)]) {
      expect([q, await namesOf(q)]).toEqual([q, expect.arrayContaining(['BlueWave7'])])
    }
    for (const q of ['wave', 'example.com', `${found.id}0000`]) {
      expect([q, await namesOf(q)]).toEqual([q, expect.not.arrayContaining(['BlueWave7'])])
    }
  })

  it.each(['%', '_', '\\', '%25', 'member_', '99999999999'])('takes %s for what it is', async (q) => {
    expect(await namesOf(q)).toEqual([])
  })

  it('without words shows who joined last first, page by page', async () => {
    t.clock.advance(1)
    const newest = await t.addMember()
    const first = await t.call<PageOf<StaffMember>>('/api/admin/members?size=2', {}, staff)
    expect(first.result.content[0]).toMatchObject({ userId: newest.id, email: newest.email, role: 'MEMBER' })
    const next = await t.call<PageOf<StaffMember>>(
      `/api/admin/members?size=2&cursor=${first.result.nextCursor}`,
      {},
      staff,
    )
    const ids = [first, next].flatMap(({ result }) => result.content.map(({ userId }) => userId))
    expect(new Set(ids).size).toBe(4)
  })

  it('knows the staff, and who is suspended', async () => {
    await t.call(
      `/api/admin/members/${member.id}/suspension`,
      { method: 'POST', body: { days: 3, reason: '욕설' } },
      staff,
    )
    expect((await search('state=SUSPENDED')).map(({ userId }) => userId)).toEqual([member.id])
    expect((await search('state=STAFF')).map(({ userId }) => userId)).toEqual([staff.id])
  })
})

describe('a member, looked at by staff', () => {
  it('is shown with their figures', async () => {
    const other = await t.addMember()
    const postId = await board.addPost(member)
    await board.addComment(member, postId)
    await board.remove(member, await board.addPost(member))
    const report = { reason: 'SPAM', detail: '광고예요' }
    await t.call('/api/reports', { method: 'POST', body: { ...report, targetUserId: member.id } }, other)
    await t.call('/api/reports', { method: 'POST', body: { ...report, targetUserId: other.id } }, member)
    const { result } = await look(member.id)
    expect(result).toMatchObject({
      userId: member.id,
      email: member.email,
      name: '김혼저',
      gender: 'FEMALE',
      birthDate: '1995-03-02',
      bio: '걸어요',
      hasKakao: false,
      lastSeenAt: expect.stringMatching(/Z$/),
      suspendedUntil: null,
      counts: { posts: 1, comments: 1, reviews: 0, rooms: 0, reportsAbout: 1, reportsBy: 1, inquiries: 0 },
      sanctions: [],
    })
  })

  it('leaves a line in the audit log of who looked at whom', async () => {
    const curious = await addStaff(t)
    await look(member.id, curious)
    await look(GONE, curious)
    const log = await t.call<PageOf<object>>(`/api/admin/audit-log?action=MEMBER_VIEW&staffId=${curious.id}`, {}, staff)
    expect(log.result.content).toMatchObject([{ staffName: curious.nickName, targetId: String(member.id) }])
  })

  it('has to be there', async () => {
    expect(await look(GONE)).toMatchObject({ status: 404, code: 'ADMIN4040' })
    expect(await correct({ gender: 'MALE' }, { ...member, id: GONE })).toMatchObject({ code: 'ADMIN4040' })
  })
})

describe('a correction', () => {
  it('changes what it names, and writes down that it did, not what was and what is', async () => {
    const own = await addStaff(t)
    const body = { gender: 'MALE', birthDate: '1995-03-02', note: '신분증을 확인했어요' }
    const reply = await t.call(`/api/admin/members/${member.id}`, { method: 'PATCH', body }, own)
    expect(reply).toMatchObject({ status: 200, result: { gender: 'MALE', birthDate: '1995-03-02', bio: '걸어요' } })
    expect(await deedsOf(t, own)).toEqual([
      expect.objectContaining({
        action: 'MEMBER_UPDATE',
        before: null,
        after: { genderChanged: true },
        note: '신분증을 확인했어요',
      }),
    ])
  })

  it('takes bio and picture away, and keeps neither in the audit log', async () => {
    const { imageName } = await addImage(t, member)
    await t.call('/api/mypage/profile', { method: 'PUT', body: { imageName } }, member)
    expect((await look(member.id)).result.imageUrl).toContain(imageName)
    expect((await correct({ clearBio: true, clearImage: true })).result).toMatchObject({ bio: null, imageUrl: null })
    const [deed] = await deedsOf(t, staff, `&targetId=${member.id}`)
    expect(deed).toMatchObject({
      before: { hasBio: true, hasImage: true },
      after: { hasBio: false, hasImage: false },
    })
  })

  it('that changes nothing is not written down', async () => {
    expect((await correct({ gender: 'FEMALE', clearImage: true })).status).toBe(200)
    expect(await deedsOf(t, staff, `&targetId=${member.id}`)).toEqual([])
  })

  it.each([
    [{ birthDate: '1899-12-31' }, 'COMMON400', 'birthDate'],
    [{ birthDate: '2999-01-01' }, 'COMMON400', 'birthDate'],
    [{ birthDate: '2026-02-30' }, 'COMMON400', 'birthDate'],
    [{ gender: 'OTHER' }, 'COMMON400', 'gender'],
    [{ gender: 'MALE', note: ' ' }, 'COMMON400', 'note'],
    [{ email: 'x@example.com' }, 'COMMON400', 'email'],
  ])('to %j is refused by name', async (body, code, field) => {
    expect(await correct(body)).toMatchObject({
      status: 400,
      code,
      result: { fields: { [field]: expect.any(String) } },
    })
  })
})
