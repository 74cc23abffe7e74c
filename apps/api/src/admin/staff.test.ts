import type { AuditEntry } from '@honjeo/contract/admin/audit'
import type { StaffMe } from '@honjeo/contract/admin/staff'
import { STAFF_PROOF_SECONDS } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { addStaff, addUnprovenStaff, enrol, prove } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()

const me = (as: Member) => t.call<StaffMe>('/api/admin/me', {}, as)
const auditLog = (as: Member, query = '') => t.call<PageOf<AuditEntry>>(`/api/admin/audit-log?${query}`, {}, as)

describe('the proof that it is still them', () => {
  it('is asked for once, and lasts for half an hour from then, whatever they do meanwhile', async () => {
    const staff = await addUnprovenStaff(t)
    const unproven = { userId: staff.id, nickName: staff.nickName, provenUntil: null, hasAuthenticator: false }
    expect((await me(staff)).result).toEqual(unproven)
    expect(await auditLog(staff)).toMatchObject({ status: 403, code: 'ADMIN4031' })

    const provenUntil = t.clock.inSeconds(STAFF_PROOF_SECONDS)
    expect(await prove(t, staff)).toMatchObject({ status: 200, result: { userId: staff.id, provenUntil } })
    t.clock.advance(STAFF_PROOF_SECONDS - 1)
    // The access token has run out by now, as it does for everybody.
    const fresh = await freshToken(staff)
    expect((await auditLog(fresh)).status).toBe(200)
    t.clock.advance(1)
    expect(await auditLog(fresh)).toMatchObject({ status: 403, code: 'ADMIN4031' })
    expect((await me(fresh)).result.provenUntil).toBeNull()
    await prove(t, fresh)
    expect((await auditLog(fresh)).status).toBe(200)
  })

  it('holds for the login it was given in, and for no other', async () => {
    const staff = await addUnprovenStaff(t)
    await prove(t, staff)
    const other = { ...staff, ...(await logIn(staff)) }
    expect((await auditLog(staff)).status).toBe(200)
    expect(await auditLog(other)).toMatchObject({ status: 403, code: 'ADMIN4031' })
  })

  it('is refused with a wrong password, and slowed down by itself: the login stays open to the owner', async () => {
    const staff = await addUnprovenStaff(t)
    for (let n = 0; n < 5; n++) expect(await prove(t, staff, 'wrong-pass-1')).toMatchObject({ code: 'ADMIN4001' })
    const slowed = await prove(t, staff)
    expect(slowed).toMatchObject({ status: 429, code: 'AUTH4291' })
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0)
    expect((await logIn(staff)).code).toBe('COMMON200')
    t.clock.advance(60)
    expect((await prove(t, staff)).status).toBe(200)
  })

  it('is written in the audit log', async () => {
    const staff = await addStaff(t)
    await prove(t, staff)
    const { result } = await auditLog(staff, `action=STAFF_PROOF&staffId=${staff.id}`)
    expect(result.content).toMatchObject([
      { staffName: staff.nickName, targetType: 'MEMBER', targetId: String(staff.id), before: null, after: null },
    ])
  })

  it('is nothing for members', async () => {
    expect(await prove(t, await t.addMember())).toMatchObject({ status: 403, code: 'ADMIN4030' })
  })

  async function logIn({ email }: Member) {
    const body = { email, password: 'olle-course-7' }
    const reply = await t.call<Pick<Member, 'accessToken'> | null>('/api/auth/login', { method: 'POST', body })
    return { code: reply.code, ...reply.result }
  }

  async function freshToken(staff: Member): Promise<Member> {
    const body = { refreshToken: staff.refreshToken }
    const { result } = await t.call<Pick<Member, 'accessToken'>>('/api/auth/reissue', { method: 'POST', body })
    return { ...staff, ...result }
  }
})

describe('a member who is of the staff no more', () => {
  it.each([
    ['by the word of the operator', `update users set role = 'MEMBER' where id = $1`, 'ADMIN4030'],
    ['having left', 'delete from users where id = $1', 'AUTH4015'],
  ])('%s does nothing more, also where a server has not heard of it', async (_how, statement, code) => {
    const staff = await addStaff(t)
    const member = await t.addMember()
    const look = () => t.call(`/api/admin/members/${member.id}`, {}, staff)
    expect((await look()).status).toBe(200)
    await t.sql(statement, staff.id)
    expect(await look()).toMatchObject({ code, result: null })
  })
})

describe('the audit log', () => {
  it.each([
    ['changed', `update audit_log set note = 'x'`],
    ['deleted', 'delete from audit_log'],
    ['emptied', 'truncate audit_log'],
    ['emptied along with others', 'truncate users, audit_log cascade'],
  ])('cannot be %s, not even past the server', async (_name, statement) => {
    const staff = await addStaff(t)
    const before = await auditLog(staff)
    await expect(t.sql(statement)).rejects.toThrow('append-only')
    expect((await auditLog(staff)).result).toEqual(before.result)
  })

  it('comes page by page, the newest first, by who did what to whom', async () => {
    const [one, other] = [await addStaff(t), await addStaff(t)]
    const member = await t.addMember()
    for (const staff of [one, other, one]) await t.call(`/api/admin/members/${member.id}`, {}, staff)
    const ofMember = `action=MEMBER_VIEW&targetType=MEMBER&targetId=${member.id}`
    const all = await auditLog(one, ofMember)
    expect(all.result.content.map(({ staffId }) => staffId)).toEqual([one.id, other.id, one.id])
    const ofOne = await auditLog(one, `${ofMember}&staffId=${one.id}&size=1`)
    const next = await auditLog(one, `${ofMember}&staffId=${one.id}&size=1&cursor=${ofOne.result.nextCursor}`)
    expect([ofOne, next].flatMap(({ result }) => result.content.map(({ id }) => id))).toEqual(
      all.result.content.filter(({ staffId }) => staffId === one.id).map(({ id }) => id),
    )
    expect(next.result.hasNext).toBe(false)
    const foreign = await auditLog(one, `action=MEMBER_VIEW&cursor=${ofOne.result.nextCursor}`)
    expect(foreign).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('keeps what staff were called when they did it, also when they have left', async () => {
    const [staff, leaver] = [await addStaff(t), await addUnprovenStaff(t)]
    await enrol(t, leaver)
    await t.sql('delete from users where id = $1', leaver.id)
    const { result } = await auditLog(staff, `staffId=${leaver.id}`)
    expect(result.content).toMatchObject([{ staffName: leaver.nickName, staffId: leaver.id }])
  })
})
