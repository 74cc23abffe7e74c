import type { IdentityStatus, OwnProofs } from '@honjeo/contract/account'
import type { MemberCard } from '@honjeo/contract/member-card'
import { IDENTITY_CHECK_TTL_SECONDS } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { cleanUpNow } from '../testing/clean-up.ts'
import { setUpIdentityApp } from '../testing/identity-app.ts'
import type { NicePerson } from '../testing/nice-server.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const { t, nice, newPerson, start, visit, finish, check } = setUpIdentityApp(withCatalogue)

let me: Member
let other: Member
beforeEach(async () => {
  // The circuit of a provider that was ill a few tests ago is closed again.
  t.clock.advance(600)
  ;[me, other] = [await t.addMember({ gender: 'FEMALE', birthDate: '1995-03-02' }), await t.addMember()]
})

const status = async (as: Member) => (await t.call<IdentityStatus>('/api/account/identity', {}, as)).result
const facts = async (member: Member) =>
  (await t.sql('select gender, birth_date::text as "birthDate" from users where id = $1', member.id)).rows[0]
const logInAgain = async ({ email }: Member) => {
  const body = { email, password: 'olle-course-7' }
  return (await t.call<Member>('/api/auth/login', { method: 'POST', body })).result
}
const pending = async () =>
  (await t.sql('select from identity_checks c join sessions s on s.id = c.session_id where s.user_id = $1', me.id))
    .rowCount

describe('an identity check', () => {
  it('leads to the page of the provider, asks it from server to server, and says when it was done and by which one', async () => {
    expect(await status(me)).toEqual({ isOffered: true, proof: null, pendingUntil: null })
    const begun = await start(t, me)
    expect(begun.status).toBe(200)
    expect(begun.result.expiresAt).toBe(t.clock.inSeconds(IDENTITY_CHECK_TTL_SECONDS))
    expect(await status(me)).toMatchObject({ proof: null, pendingUntil: begun.result.expiresAt })
    const done = await finish(t, me, await visit(begun.result.url))
    expect(done.result).toEqual({
      isOffered: true,
      proof: { provider: 'NICE', verifiedAt: t.clock.inSeconds(0) },
      pendingUntil: null,
    })
    expect(nice.calls).toEqual(['/auth/token', '/auth/url', '/page', '/auth/result'])
    expect(await pending()).toBe(0)
  })

  it('answers the same again when its answer got lost', async () => {
    const { result } = await start(t, me)
    const webId = await visit(result.url)
    const first = await finish(t, me, webId)
    expect((await finish(t, me, webId)).result).toEqual(first.result)
  })

  it('keeps no name, no number of a telephone and no CI: a keyed hash alone', async () => {
    const person = newPerson({ name: '아무개', mobile_no: '01099998888' })
    expect((await check(t, me, person)).status).toBe(200)
    const dump = JSON.stringify([
      (await t.sql('select * from identity_proofs')).rows,
      (await t.sql('select * from identity_checks')).rows,
      (await t.sql('select * from users where id = $1', me.id)).rows,
      (await t.call('/api/account/identity', {}, me)).result,
    ])
    for (const secret of [person.name, person.mobile_no, person.ci, person.di]) expect(dump).not.toContain(secret)
  })

  it('puts the verified gender and birth date in the place of the stated ones, which no member changes again', async () => {
    expect((await check(t, me, newPerson({ gender: '1', birthdate: '19881130' }))).status).toBe(200)
    expect(await facts(me)).toEqual({ gender: 'MALE', birthDate: '1988-11-30' })
    const profile = await t.call<{ gender: string }>('/api/mypage/profile', {}, me)
    expect(profile.result.gender).toBe('MALE')
    const { status: refused } = await t.call(
      '/api/mypage/profile',
      { method: 'PUT', body: { birthDate: '1995-03-02' } },
      me,
    )
    expect(refused).toBe(403)
  })

  it('is shown on the card, and opens rooms that ask for it and for less', async () => {
    await check(t, me, newPerson())
    const proofs = (await t.call<OwnProofs>('/api/account/proofs', {}, me)).result
    expect(proofs).toEqual({
      offered: ['NONE', 'MEETING', 'IDENTITY'],
      forAll: ['NONE', 'MEETING', 'IDENTITY'],
      forOwnGender: ['NONE', 'MEETING', 'IDENTITY'],
    })
    const roomId = await t.addRoom(me, { contentId: SAEBYEOL, requiredProof: 'IDENTITY' })
    const card = await t.call<MemberCard>(`/api/chatrooms/${roomId}/people/${me.id}`, {}, other)
    expect(card.result.proofs).toEqual(['MAIL', 'IDENTITY'])
    await t.sql('update users set kakao_id = $2 where id = $1', other.id, `other-${other.id}`)
    const closed = await t.call(`/api/chatrooms/${roomId}/join`, { method: 'POST', body: {} }, other)
    expect(closed).toMatchObject({ status: 403, code: 'CHAT4036' })
    expect(closed.message).toContain('마이 페이지에서 본인확인')
    await check(t, other, newPerson())
    expect((await t.call(`/api/chatrooms/${roomId}/join`, { method: 'POST', body: {} }, other)).status).toBe(200)
  })

  it('is asked of a room by hosts alone who have passed it', async () => {
    const body = { title: '같이', contentId: SAEBYEOL, joinDate: t.clock.inSeconds(86_400), requiredProof: 'IDENTITY' }
    const refused = await t.call('/api/chatrooms/create', { method: 'POST', body }, me)
    expect(refused).toMatchObject({ status: 403, code: 'CHAT4033' })
  })
})

describe('a check that is not one', () => {
  it('takes the password before it begins', async () => {
    expect(await start(t, me, {})).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(await start(t, me, { password: 'wrong-course-7' })).toMatchObject({ status: 400, code: 'ACCOUNT4001' })
    expect(nice.calls).toEqual([])
  })

  it('ends in the login alone that began it', async () => {
    const { result } = await start(t, me)
    const webId = await visit(result.url)
    for (const elsewhere of [await logInAgain(me), other]) {
      expect(await finish(t, elsewhere, webId)).toMatchObject({ status: 400, code: 'ACCOUNT4004' })
    }
    expect((await finish(t, me, webId)).status).toBe(200)
  })

  it('is not passed with the number of another member who was checked', async () => {
    const [mine, theirs] = [(await start(t, me)).result, (await start(t, other)).result]
    newPerson({ gender: '1' })
    const theirId = await visit(theirs.url)
    expect(await finish(t, me, theirId)).toMatchObject({ status: 400, code: 'ACCOUNT4005' })
    expect((await finish(t, other, theirId)).status).toBe(200)
    // The check that was tried with it is over.
    expect(await finish(t, me, await visit(mine.url))).toMatchObject({ code: 'ACCOUNT4004' })
    expect((await status(me)).proof).toBeNull()
  })

  it('is not passed by a number twice, by a page that was closed, nor before the page', async () => {
    const { result } = await start(t, me)
    const webId = await visit(result.url)
    await finish(t, me, webId)
    await start(t, other)
    expect(await finish(t, other, webId)).toMatchObject({ code: 'ACCOUNT4005' })
    nice.closes = true
    const closed = await start(t, other)
    expect(await visit(closed.result.url)).toBe('')
    expect(await finish(t, other, 'made-up')).toMatchObject({ status: 400, code: 'ACCOUNT4005' })
    const early = await start(t, other)
    expect(early.status).toBe(200)
    expect(await finish(t, other, 'made-up')).toMatchObject({ code: 'ACCOUNT4005' })
    expect((await status(other)).proof).toBeNull()
  })

  it('expires, and is erased', async () => {
    const { result } = await start(t, me)
    const webId = await visit(result.url)
    t.clock.advance(60)
    await t.sql('update identity_checks set expires_at = $1', t.clock.inSeconds(0))
    expect(await finish(t, me, webId)).toMatchObject({ status: 400, code: 'ACCOUNT4004' })
    expect((await status(me)).pendingUntil).toBeNull()
    await cleanUpNow(t)
    expect(await pending()).toBe(0)
  })

  it('ends with the login', async () => {
    const again = await logInAgain(me)
    const { result } = await start(t, again)
    const webId = await visit(result.url)
    await t.call('/api/auth/logout', { method: 'DELETE' }, again)
    expect((await finish(t, again, webId)).status).toBe(401)
  })

  it('is begun five times a day at most, and not by those who have passed', async () => {
    for (let n = 0; n < 5; n++) expect((await start(t, me)).status).toBe(200)
    expect(await start(t, me)).toMatchObject({ status: 429, code: 'ACCOUNT4292' })
    await check(t, other, newPerson())
    expect(await start(t, other)).toMatchObject({ status: 409, code: 'ACCOUNT4092' })
  })

  it.each<[string, (answer: NicePerson) => object]>([
    ['without a CI', (answer) => ({ ...answer, ci: undefined })],
    ['of no gender', (answer) => ({ ...answer, gender: '' })],
    ['born on no day', (answer) => ({ ...answer, birthdate: '19950230' })],
    ['born in a month that is none', (answer) => ({ ...answer, birthdate: '19951331' })],
  ])('takes no person %s', async (_what, bend) => {
    nice.bend = (answer) => bend(answer as NicePerson)
    expect(await check(t, me, newPerson())).toMatchObject({ status: 400, code: 'ACCOUNT4005' })
    expect(await facts(me)).toEqual({ gender: 'FEMALE', birthDate: '1995-03-02' })
  })
})

describe('a provider that is ill', () => {
  it.each([
    ['with a fault of its own', 503, '{}'],
    ['with text that is no JSON', 200, '<html>'],
    ['with JSON of another form', 200, '{"result":"ok"}'],
    ['with more than there is to say', 200, `{"result_code":"0000","x":"${'x'.repeat(70_000)}"}`],
  ])('%s is said so, and the check can be ended later', async (_what, code, body) => {
    const { result } = await start(t, me)
    const webId = await visit(result.url)
    nice.faults.set('/auth/result', (response) => void response.writeHead(code).end(body))
    expect(await finish(t, me, webId)).toMatchObject({ status: 503, code: 'ACCOUNT5030' })
    nice.faults.clear()
    expect((await finish(t, me, webId)).status).toBe(200)
  })

  it('that is silent is waited for as long as the limit', async () => {
    nice.faults.set('/auth/token', () => {})
    const before = Date.now()
    expect(await start(t, me)).toMatchObject({ status: 503, code: 'ACCOUNT5030' })
    expect(Date.now() - before).toBeLessThan(5000)
    expect(await pending()).toBe(0)
  })

  it.each([
    ['refuses the contract', '/auth/token', 401, '{}'],
    ['refuses by a code', '/auth/token', 200, '{"result_code":"1006"}'],
    [
      'names a page that is none',
      '/auth/url',
      200,
      '{"result_code":"0000","transaction_id":"t","auth_url":"javascript:1"}',
    ],
  ])('or %s begins no check', async (_what, path, code, body) => {
    nice.faults.set(path, (response) => void response.writeHead(code).end(body))
    expect(await start(t, me)).toMatchObject({ status: 503, code: 'ACCOUNT5030' })
  })

  it('or leads elsewhere is not followed with the secret', async () => {
    nice.faults.set(
      '/auth/token',
      (response) => void response.writeHead(307, { location: `${nice.settings.apiUrl}/page` }).end(),
    )
    expect(await start(t, me)).toMatchObject({ status: 503 })
    expect(nice.calls).toEqual(['/auth/token'])
  })

  it('or changes the answer on its way proves nothing', async () => {
    const { result } = await start(t, me)
    const webId = await visit(result.url)
    const forged = { result_code: '0000', enc_data: Buffer.alloc(80).toString('base64url'), integrity_value: 'AAAA' }
    nice.faults.set('/auth/result', (response) => void response.writeHead(200).end(JSON.stringify(forged)))
    expect(await finish(t, me, webId)).toMatchObject({ status: 400, code: 'ACCOUNT4005' })
  })
})

describe('without a contract with a provider', () => {
  const plain = setUpTestApp(withCatalogue)
  it('nothing is offered', async () => {
    const member = await plain.addMember()
    expect((await plain.call<IdentityStatus>('/api/account/identity', {}, member)).result.isOffered).toBe(false)
    const begun = await plain.call(
      '/api/account/identity/checks',
      { method: 'POST', body: { password: 'olle-course-7' } },
      member,
    )
    expect(begun).toMatchObject({ status: 404, code: 'ACCOUNT4041' })
    expect((await plain.call<OwnProofs>('/api/account/proofs', {}, member)).result.offered).toEqual(['NONE', 'MEETING'])
  })
})
