import type { AuditEntry } from '@honjeo/contract/admin/audit'
import type { AuthenticatorState } from '@honjeo/contract/admin/authenticator'
import type { StaffMe } from '@honjeo/contract/admin/staff'
import type { Notification } from '@honjeo/contract/notifications'
import { ENROLMENT_SECONDS, RECOVERY_CODES } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { codeAt } from '../lib/totp.ts'
import type { PageOf } from '../testing/community.ts'
import { addUnprovenStaff, beginEnrolment, codeOf, enrol, forgetLastCode } from '../testing/staff.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const password = TEST_PASSWORD

const post = <T>(path: string, body: object, as: Member) =>
  t.call<T>(`/api/admin/${path}`, { method: 'POST', body }, as)
const prove = (staff: Member, code: string) => post<StaffMe>('proof', { password, code }, staff)
const confirm = (staff: Member, code: string) => post('authenticator/confirm', { code }, staff)
const stateOf = (staff: Member) => t.call<AuthenticatorState>('/api/admin/authenticator', {}, staff)
const dashboard = (staff: Member) => t.call('/api/admin/dashboard', {}, staff)

async function addStaff(): Promise<Member> {
  const staff = await addUnprovenStaff(t)
  await enrol(t, staff)
  return staff
}

async function logIn({ email, ...staff }: Member): Promise<Member> {
  const reply = await t.call<object>('/api/auth/login', { method: 'POST', body: { email, password } })
  return { ...staff, email, ...reply.result }
}

async function deeds(staff: Member): Promise<string[]> {
  const { result } = await t.call<PageOf<AuditEntry>>(`/api/admin/audit-log?staffId=${staff.id}`, {}, staff)
  return result.content.map(({ action }) => action)
}

async function notices(staff: Member): Promise<string[]> {
  const { result } = await t.call<PageOf<Notification>>('/api/notifications', {}, staff)
  return result.content.map(({ message }) => message)
}

describe('enrolling an authenticator', () => {
  it('is what staff have to do before anything else', async () => {
    const staff = await addUnprovenStaff(t)
    expect(await prove(staff, '123456')).toMatchObject({ status: 403, code: 'ADMIN4033' })
    expect(await dashboard(staff)).toMatchObject({ code: 'ADMIN4031' })
  })

  it('takes the password and a code, and then proves the one who did it', async () => {
    const staff = await addUnprovenStaff(t)
    expect(await beginEnrolment(t, staff, { password: 'wrong-pass-1' })).toMatchObject({ code: 'ADMIN4001' })
    expect(await confirm(staff, '123456')).toMatchObject({ status: 400, code: 'ADMIN4003' })
    const { result } = await beginEnrolment(t, staff)
    expect(result.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(result.uri)
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(uri.pathname)).toBe(`/혼저:${staff.email}`)
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: '혼저', secret: result.secret })
    expect(await dashboard(staff)).toMatchObject({ code: 'ADMIN4031' })
    expect(await confirm(staff, '000000')).toMatchObject({ status: 400, code: 'ADMIN4002' })
    // The codes are those of RFC 6238, HMAC-SHA-1 by the time in steps of 30 s; this is its own example, to six digits.
    expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(1_111_111_109_000))).toBe('081804')

    expect(await confirm(staff, codeAt(result.secret, t.clock.now()))).toMatchObject({
      status: 200,
      result: { me: { userId: staff.id, hasAuthenticator: true, provenUntil: t.clock.inSeconds(1800) } },
    })
    expect((await stateOf(staff)).result).toEqual({
      enrolledAt: t.clock.inSeconds(0),
      recoveryCodesLeft: RECOVERY_CODES,
    })
    expect(await deeds(staff)).toEqual(['AUTHENTICATOR_ENROL'])
    expect(await notices(staff)).toEqual([expect.stringContaining('인증 앱을 등록했어요')])
    await t.app.outbox.settled()
    expect(t.mailer.sent.find(({ to }) => to === staff.email)?.subject).toContain('인증 앱이 등록됐어요')
  })

  it('keeps the secret sealed, and the recovery codes hashed', async () => {
    const staff = await addUnprovenStaff(t)
    const codes = await enrol(t, staff)
    const { rows } = await t.sql(
      `select a::text || r::text as stored from authenticators a join recovery_codes r using (user_id) where user_id = $1`,
      staff.id,
    )
    expect(rows).toHaveLength(RECOVERY_CODES)
    const { result } = await beginEnrolment(t, staff, { password, code: codes[0] })
    const pending = await t.sql('select secret from authenticators where user_id = $1', staff.id)
    expect(JSON.stringify(pending.rows)).not.toContain(result.secret)
    for (const [i, { stored }] of (rows as { stored: string }[]).entries()) {
      expect(stored).toContain('$argon2id$')
      expect(stored).not.toContain(codes[i]!.replaceAll('-', ''))
    }
    // Moved to a colleague's row, the secret opens nothing.
    const other = await addStaff()
    await t.sql(
      `update authenticators a set secret = b.secret, last_step = 0 from authenticators b
       where a.user_id = $1 and b.user_id = $2 and a.state = 'ACTIVE' and b.state = 'ACTIVE'`,
      other.id,
      staff.id,
    )
    expect(await prove(other, codeOf(t, staff))).toMatchObject({ code: 'ADMIN4002' })
  })

  it('is for the login that began it, and for ten minutes', async () => {
    const staff = await addUnprovenStaff(t)
    const elsewhere = await logIn(staff)
    const first = (await beginEnrolment(t, staff)).result.secret
    expect(await confirm(elsewhere, codeAt(first, t.clock.now()))).toMatchObject({ code: 'ADMIN4003' })
    t.clock.advance(ENROLMENT_SECONDS)
    expect(await confirm(staff, codeAt(first, t.clock.now()))).toMatchObject({ code: 'ADMIN4003' })
    const second = (await beginEnrolment(t, staff)).result.secret
    expect(await confirm(staff, codeAt(first, t.clock.now()))).toMatchObject({ code: 'ADMIN4002' })
    expect(await confirm(staff, codeAt(second, t.clock.now()))).toMatchObject({ status: 200 })
    expect(await confirm(staff, codeAt(second, t.clock.now()))).toMatchObject({ code: 'ADMIN4003' })
  })

  it('again takes a code of the one before, which is good until then', async () => {
    const staff = await addStaff()
    const elsewhere = await logIn(staff)
    await forgetLastCode(t, staff)
    expect(await prove(elsewhere, codeOf(t, staff))).toMatchObject({ status: 200 })
    await forgetLastCode(t, staff)
    expect(await beginEnrolment(t, staff)).toMatchObject({ code: 'ADMIN4002' })
    const begun = await beginEnrolment(t, staff, { password, code: codeOf(t, staff) })
    expect(begun).toMatchObject({ status: 200 })
    await forgetLastCode(t, staff)
    expect(await prove(staff, codeAt(begun.result.secret, t.clock.now()))).toMatchObject({ code: 'ADMIN4002' })
    expect(await prove(staff, codeOf(t, staff))).toMatchObject({ status: 200 })
    expect(await confirm(staff, codeAt(begun.result.secret, t.clock.now()))).toMatchObject({ status: 200 })
    await forgetLastCode(t, staff)
    expect(await prove(staff, codeOf(t, staff))).toMatchObject({ code: 'ADMIN4002' })
    expect(await prove(staff, codeAt(begun.result.secret, t.clock.now()))).toMatchObject({ status: 200 })
    // A session that had proven itself with the old one has to do it again.
    expect(await dashboard(elsewhere)).toMatchObject({ code: 'ADMIN4031' })
  })
})

describe('a code', () => {
  it('of the step before and the one after is good, of others not', async () => {
    const staff = await addStaff()
    for (const [steps, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [1, 200],
    ] as const) {
      await forgetLastCode(t, staff)
      expect([steps, await prove(staff, codeOf(t, staff, steps))]).toMatchObject([steps, { status }])
    }
  })

  it('is good once, also for two who come at once, and none before it afterwards', async () => {
    const staff = await addStaff()
    // The code is the one that it was enrolled with.
    expect(await prove(staff, codeOf(t, staff))).toMatchObject({ code: 'ADMIN4002' })
    t.clock.advance(60)
    const code = codeOf(t, staff)
    const replies = await Promise.all([prove(staff, code), prove(staff, code), prove(staff, code)])
    expect(replies.map(({ code: answer }) => answer).toSorted()).toEqual(['ADMIN4002', 'ADMIN4002', 'COMMON200'])
    expect(await prove(staff, codeOf(t, staff, -1))).toMatchObject({ code: 'ADMIN4002' })
  })

  it('of another person is wrong, and members have none', async () => {
    const [staff, other] = [await addStaff(), await addStaff()]
    await forgetLastCode(t, other)
    expect(await prove(staff, codeOf(t, other))).toMatchObject({ code: 'ADMIN4002' })
    const member = await t.addMember()
    for (const reply of [await prove(member, codeOf(t, other)), await beginEnrolment(t, member)])
      expect(reply).toMatchObject({ status: 403, code: 'ADMIN4030' })
  })

  it('may be wrong five times in five minutes, of many at once too, and the login stays open', async () => {
    const staff = await addStaff()
    await forgetLastCode(t, staff)
    const guesses = await Promise.all(Array.from({ length: 8 }, () => prove(staff, '000000')))
    const judged = guesses.filter(({ code }) => code === 'ADMIN4002')
    expect(judged.length).toBeLessThanOrEqual(5)
    const refused = await prove(staff, codeOf(t, staff))
    expect(refused).toMatchObject({ status: 429, code: 'ADMIN4290' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // Recovery codes are no way around.
    expect(await prove(staff, '0000-0000-0000')).toMatchObject({ code: 'ADMIN4290' })
    const again = await logIn(staff)
    t.clock.advance(300)
    expect(await prove(again, codeOf(t, staff))).toMatchObject({ status: 200 })
  })

  it('is not judged beside a wrong password: who lacks it keeps no one out', async () => {
    const staff = await addStaff()
    for (let n = 0; n < 5; n++) {
      const reply = await post('proof', { password: 'wrong-pass-1', code: '000000' }, staff)
      expect(reply).toMatchObject({ code: 'ADMIN4001' })
    }
    t.clock.advance(60)
    expect(await prove(staff, codeOf(t, staff))).toMatchObject({ status: 200 })
  })
})

describe('a recovery code', () => {
  it('opens once in place of a code, however it is typed, and the owner is notified', async () => {
    const staff = await addUnprovenStaff(t)
    const codes = await enrol(t, staff)
    expect(new Set(codes).size).toBe(RECOVERY_CODES)
    const code = codes[3]!
    const replies = await Promise.all([prove(staff, code), prove(staff, code.toLowerCase().replaceAll('-', ' '))])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await prove(staff, code)).toMatchObject({ code: 'ADMIN4002' })
    expect((await stateOf(staff)).result.recoveryCodesLeft).toBe(RECOVERY_CODES - 1)
    expect(await deeds(staff)).toEqual(['STAFF_PROOF', 'AUTHENTICATOR_RECOVER', 'AUTHENTICATOR_ENROL'])
    expect(await notices(staff)).toContainEqual(expect.stringContaining(`${RECOVERY_CODES - 1}개가 남았어요`))
  })

  it('is good no more when there are new ones', async () => {
    const staff = await addUnprovenStaff(t)
    const old = await enrol(t, staff)
    const renew = (code: string) =>
      post<{ recoveryCodes: string[] }>('authenticator/recovery-codes', { password, code }, staff)
    expect(await renew('000000')).toMatchObject({ code: 'ADMIN4002' })
    await forgetLastCode(t, staff)
    const { result } = await renew(codeOf(t, staff))
    expect(result.recoveryCodes).toHaveLength(RECOVERY_CODES)
    expect(await prove(staff, old[0]!)).toMatchObject({ code: 'ADMIN4002' })
    expect(await prove(staff, result.recoveryCodes[0]!)).toMatchObject({ status: 200 })
    expect(await deeds(staff)).toContain('AUTHENTICATOR_CODES')
  })

  it('opens where the secret does no more, as after a change of the server’s own', async () => {
    const staff = await addUnprovenStaff(t)
    const codes = await enrol(t, staff)
    await t.sql(
      `update authenticators set secret = 'AAAA' || substr(secret, 5), last_step = 0 where user_id = $1`,
      staff.id,
    )
    expect(await prove(staff, codeOf(t, staff))).toMatchObject({ status: 400, code: 'ADMIN4002' })
    const { result } = await beginEnrolment(t, staff, { password, code: codes[0] })
    expect(await confirm(staff, codeAt(result.secret, t.clock.now()))).toMatchObject({ status: 200 })
  })
})
