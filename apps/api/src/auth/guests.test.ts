import { ATTEMPT_LIMITS, GUEST_KEEP_DAYS, UNUSED_GUEST_KEEP_DAYS } from '@honjeo/contract/values/request-limits'
import { describe, expect, it } from 'vitest'
import { cleanUpNow } from '../testing/clean-up.ts'
import { setUpTestApp, signUpBody, type TestApp } from '../testing/test-app.ts'

const t: TestApp = setUpTestApp(undefined, { attemptRules: ATTEMPT_LIMITS })

interface Guest {
  id: number
  accessToken: string
  refreshToken: string
}

const CONSENTS = ['TERMS', 'PRIVACY', 'AGE14'].map((type) => ({ type, agreed: true }))
let sources = 0

const ask = (body: object, from: string) =>
  t.call<Guest>('/api/auth/guests', { method: 'POST', body, from, headers: { 'accept-language': 'ko' } })

/** A guest of an address of their own. */
async function addGuest(name?: string): Promise<Guest> {
  const { status, result } = await ask({ consents: CONSENTS, ...(name && { name }) }, `198.51.100.${++sources}`)
  expect(status).toBe(201)
  return result
}

const link = (as: Guest) =>
  t.call<{ contactId: number; byLink: { token: string } }>(
    '/api/trusted-contacts/links',
    { method: 'POST', body: { name: '엄마', language: 'ko' } },
    as,
  )

const start = (as: Guest) =>
  t.call<{ checkInId: number }>(
    '/api/check-ins',
    {
      method: 'POST',
      body: { title: '올레 7코스 걷기', plannedAt: t.clock.inSeconds(3600), graceMinutes: 15, isSolo: true },
    },
    as,
  )

const rowsOf = async (id: number) => (await t.sql('select from users where id = $1', id)).rowCount
const erase = (as: Guest) => t.call('/api/mypage/profile', { method: 'DELETE', body: { reason: 'RARELY_USED' } }, as)
const current = (as: Guest) => t.call<{ checkIn: { checkInId: number } | null }>('/api/check-ins/current', {}, as)

describe('beginning as a guest', () => {
  it('takes the consents of a sign-up and writes them down, and keeps no address, password, gender or birth date', async () => {
    expect((await ask({ consents: CONSENTS.slice(1) }, '198.51.100.250')).code).toBe('AUTH4004')
    const { id } = await addGuest()
    const { rows } = await t.sql(
      'select email, password_hash, kakao_id, name, birth_date, gender, nickname from users where id = $1',
      id,
    )
    expect(rows).toEqual([
      {
        email: null,
        password_hash: null,
        kakao_id: null,
        name: null,
        birth_date: null,
        gender: 'UNKNOWN',
        nickname: expect.stringMatching(/^여행자\d{6}$/),
      },
    ])
    const consents = await t.sql('select type from consents where user_id = $1 and agreed order by type', id)
    expect(consents.rows.map(({ type }) => type)).toEqual(['AGE14', 'PRIVACY', 'TERMS'])
  })

  it('judges the name as that of a member, and takes nothing else', async () => {
    for (const [name, status] of [
      ['ㅁ'.repeat(40_000), 413],
      ['ㅁ'.repeat(1000), 400],
      ['www.evil.example', 400],
      ['시발', 400],
    ])
      expect([name, (await ask({ consents: CONSENTS, name }, '198.51.100.251')).status]).toEqual([name, status])
    expect((await ask({ consents: CONSENTS, nickName: '혼저' }, '198.51.100.251')).status).toBe(400)
  })

  it('lets a thousand travellers of a carrier’s one address begin within an hour, and then limits it, and no other', async () => {
    const from = '203.0.113.9'
    expect((await ask({ consents: CONSENTS }, from)).status).toBe(201)
    // The count is as if that many had begun; each takes a transaction.
    await t.sql('update attempts set count = $1', 999)
    expect((await ask({ consents: CONSENTS }, from)).status).toBe(201)
    await t.sql('update attempts set count = $1', ATTEMPT_LIMITS.guest[0].count)
    expect((await ask({ consents: CONSENTS }, from)).code).toBe('AUTH4292')
    await addGuest()
  })
})

describe('a guest', () => {
  it('is no member to others, and no one’s contact', async () => {
    const [guest, member] = [await addGuest('김혼저'), await t.addMember()]
    const { rows } = await t.sql('select nickname from users where id = $1', guest.id)
    expect((await t.call(`/api/mypage/profile/${guest.id}`, {}, member)).status).toBe(404)
    const body = { name: '친구', channel: 'MEMBER', nickName: rows[0].nickname }
    expect((await t.call('/api/trusted-contacts', { method: 'POST', body }, member)).status).toBe(404)
    expect((await t.call('/api/notices', {}, guest)).status).toBe(200)
  })

  // Triggers judge a row before its other columns are looked at, so that the writer is enough.
  it.each([
    ['posts', 'author_id', 'guests_write_nothing'],
    ['comments', 'author_id', 'guests_write_nothing'],
    ['reviews', 'user_id', 'guests_write_nothing'],
    ['plans', 'user_id', 'guests_write_nothing'],
    ['reports', 'reporter_id', 'guests_write_nothing'],
    ['room_members', 'user_id', 'room_members_adult'],
    ['room_requests', 'user_id', 'room_requests_may_ask'],
  ])('writes nothing past the server either: %s', async (table, column, constraint) => {
    const { id } = await addGuest()
    await expect(t.sql(`insert into ${table} (${column}) values ($1)`, id)).rejects.toMatchObject({ constraint })
  })

  it('asks contacts by link alone, is no contact, has no number of one and no facts of a person, whatever the server would write', async () => {
    const [guest, member] = [await addGuest(), await t.addMember()]
    const { result } = await link(guest)
    const contact = `insert into trusted_contacts (owner_id, name, channel, language, email, member_id) values`
    for (const [statement, values, constraint] of [
      [`${contact} ($1, '엄마', 'EMAIL', 'ko', 'a@example.com', null)`, [guest.id], 'guests_ask_by_link'],
      [`${contact} ($1, '친구', 'MEMBER', 'ko', null, $2)`, [guest.id, member.id], 'guests_ask_by_link'],
      [`${contact} ($1, '친구', 'MEMBER', 'ko', null, $2)`, [member.id, guest.id], 'guests_ask_by_link'],
      ['insert into contact_phones (contact_id) values ($1)', [result.contactId], 'guests_have_no_numbers'],
      [
        `update users set birth_date = '1995-03-02', gender = 'FEMALE' where id = $1`,
        [guest.id],
        'users_guest_has_nothing',
      ],
    ] as const)
      await expect(t.sql(statement, ...values)).rejects.toMatchObject({ constraint })
  })

  it('runs a timer that alarms though its device is gone, and may set PINs at once but not later', async () => {
    const guest = await addGuest()
    const pins = { method: 'PUT', body: { pin: '4071', duressPin: '9203' } } as const
    expect((await link(guest)).status).toBe(201)
    const { result } = await start(guest)
    await t.call('/api/auth/logout', { method: 'DELETE' }, guest)
    expect((await current(guest)).status).toBe(401)
    const { rows } = await t.sql('select ended_at from check_ins where id = $1', result.checkInId)
    expect(rows).toEqual([{ ended_at: null }])
    const other = await addGuest()
    t.clock.advance(3600)
    const { result: renewed } = await t.call<Guest>('/api/auth/reissue', {
      method: 'POST',
      body: { refreshToken: other.refreshToken },
    })
    expect((await t.call('/api/check-ins/pins', pins, { ...other, ...renewed })).code).toBe('AUTH4032')
    expect((await t.call('/api/check-ins/pins', pins, await addGuest())).status).toBe(200)
  })
})

describe('a guest who signs up', () => {
  const signUp = async (guest: Guest, email: string, nickName: string) =>
    t.call<Guest>(
      '/api/account/sign-up',
      { method: 'POST', body: signUpBody({ verificationToken: await t.verifiedEmail(email), profile: { nickName } }) },
      guest,
    )

  it('keeps contacts, what runs and what was agreed to, in the same account; logins of the guest end', async () => {
    const guest = await addGuest()
    const { result: contact } = await link(guest)
    await t.call('/api/account/consents', { method: 'PUT', body: { type: 'LOCATION', agreed: true } }, guest)
    const { result: timer } = await start(guest)
    t.clock.advance(60)
    const { status, result: member } = await signUp(guest, 'guest1@example.com', '이제회원')
    expect([status, member.id]).toEqual([201, guest.id])
    expect((await current(guest)).status).toBe(401)
    expect((await current(member)).result.checkIn?.checkInId).toBe(timer.checkInId)
    const contacts = await t.call<{ contactId: number }[]>('/api/trusted-contacts', {}, member)
    expect(contacts.result.map(({ contactId }) => contactId)).toEqual([contact.contactId])
    const consents = await t.call<{ type: string; agreed: boolean }[]>('/api/account/consents', {}, member)
    expect(consents.result.find(({ type }) => type === 'LOCATION')?.agreed).toBe(true)
    expect((await t.call('/api/mypage/profile', {}, member)).result).toMatchObject({ nickName: '이제회원' })
    expect((await signUp(member, 'guest2@example.com', '또가입')).code).toBe('AUTH4094')
  })

  it('is suspended as the member they were, and may call for help all along', async () => {
    const { email, ...member } = await t.addMember()
    await t.sql(`update users set suspended_until = now() + interval '40 days' where id = $1`, member.id)
    const guest = await addGuest()
    expect((await start(guest)).status).toBe(201)
    await t.withdraw({ ...member, email })
    t.clock.advance(60)
    const { result } = await signUp(guest, email, '다시올게요')
    expect((await t.call('/api/chatrooms', { method: 'GET' }, result)).status).toBe(200)
    expect((await t.call('/api/trusted-contacts/links', { method: 'POST', body: { name: '엄마' } }, result)).code) //
      .toBe('AUTH4030')
    expect((await t.call('/api/check-ins/sos', { method: 'POST', body: {} }, result)).status).not.toBe(403)
  })
})

describe('a guest is erased', () => {
  it('by themselves, but not while contacts wait for their word', async () => {
    const guest = await addGuest()
    const { result } = await start(guest)
    expect((await erase(guest)).code).toBe('AUTH4095')
    await t.call(`/api/check-ins/${result.checkInId}/cancel`, { method: 'POST', body: {} }, guest)
    expect((await erase(guest)).status).toBe(200)
    expect([await rowsOf(guest.id), (await current(guest)).code]).toEqual([0, 'AUTH4015'])
  })

  it(`${GUEST_KEEP_DAYS} days after they last came, but not while something runs`, async () => {
    const [gone, running] = [await addGuest(), await addGuest()]
    await link(gone)
    await start(running)
    t.clock.advance(GUEST_KEEP_DAYS * 86_400 - 60)
    await cleanUpNow(t)
    expect([await rowsOf(gone.id), await rowsOf(running.id)]).toEqual([1, 1])
    t.clock.advance(120)
    await cleanUpNow(t)
    expect([await rowsOf(gone.id), await rowsOf(running.id)]).toEqual([0, 1])
  })

  it(`after ${UNUSED_GUEST_KEEP_DAYS} day already where they only began, as a flood of them does`, async () => {
    const [unused, asking, prepared] = [await addGuest(), await addGuest(), await addGuest()]
    await link(asking)
    const pins = { method: 'PUT', body: { pin: '4071', duressPin: '9203' } } as const
    await t.call('/api/check-ins/pins', pins, prepared)
    t.clock.advance(UNUSED_GUEST_KEEP_DAYS * 86_400 + 60)
    await cleanUpNow(t)
    expect(await Promise.all([unused, asking, prepared].map(({ id }) => rowsOf(id)))).toEqual([0, 1, 1])
  })
})
