import { yearsBefore } from '@honjeo/contract/values/age'
import { addDays } from 'date-fns/addDays'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { connect } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { GONE, setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const STATED = '1998-05-05'
let staff: Member
let child: Member

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  child = await t.addMember({ birthDate: STATED })
})

const fourteenToday = () => yearsBefore(koreanDay(t.clock.now()), 14)
const thirteen = () => yearsBefore(koreanDay(t.clock.now()), 13)
const close = (whom: Pick<Member, 'id'>, body: object = {}, as = staff) =>
  t.call(
    `/api/admin/members/${whom.id}`,
    { method: 'DELETE', body: { birthDate: thirteen(), note: '보호자가 알려줬어요', ...body } },
    as,
  )
const logIn = ({ email }: Member) =>
  t.call('/api/auth/login', { method: 'POST', body: { email, password: TEST_PASSWORD } })

describe('the account of a child', () => {
  it('is erased, and logged out everywhere', async () => {
    const socket = await connect(t, child)
    const ended = socket.nextError()
    expect(await close(child)).toMatchObject({ status: 200, result: null })
    expect((await ended).headers['code']).toBe('AUTH4015')
    expect(await t.call('/api/mypage/profile', {}, child)).toMatchObject({ status: 401, code: 'AUTH4015' })
    expect(await logIn(child)).toMatchObject({ status: 401, code: 'AUTH4014' })
    expect((await t.sql('select from users where id = $1', child.id)).rowCount).toBe(0)
    expect(await close(child)).toMatchObject({ status: 404, code: 'ADMIN4040' })
  })

  it('leaves its rooms to the others', async () => {
    const guest = await t.addMember()
    const roomId = await t.addRoom(child, { contentId: SAEBYEOL })
    await t.join(roomId, guest)
    await close(child)
    expect((await t.call(`/api/chatrooms/${roomId}`, {}, guest)).result).toMatchObject({ hostId: guest.id })
  })

  it('is announced by mail, and the audit log keeps why, not the birth date', async () => {
    const own = await addStaff(t)
    await close(child, { note: '보호자가 전화로 알려줬어요' }, own)
    await t.app.outbox.settled()
    const subjects = t.mailer.sent.filter(({ to }) => to === child.email).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringContaining('계정을 닫고'))
    expect(await deedsOf(t, own)).toEqual([
      expect.objectContaining({
        action: 'MEMBER_CLOSE',
        targetId: String(child.id),
        before: null,
        after: null,
        note: '보호자가 전화로 알려줬어요',
      }),
    ])
  })

  it('cannot be opened again with the birth date that was stated', async () => {
    await close(child)
    expect((await t.signUpAs(child.email, { birthDate: STATED })).code).toBe('AUTH4009')
  })

  it('nor with another one of the same year that makes them old enough', async () => {
    const nearly = koreanDay(addDays(t.clock.now(), 1))
    const [yearOfBirth] = yearsBefore(nearly, 14).split('-')
    await close(child, { birthDate: yearsBefore(nearly, 14) })
    expect((await t.signUpAs(child.email, { birthDate: `${yearOfBirth}-01-01` })).code).toBe('AUTH4009')
  })
})

describe('an account is not closed', () => {
  it.each([
    ['of somebody who turns fourteen today', fourteenToday, '만 14세 미만'],
    ['with a day to come', () => '2999-01-01', '생년월일'],
    ['with a day that never was', () => '2015-02-30', ''],
  ])('%s', async (_what, birthDate, words) => {
    expect(await close(child, { birthDate: birthDate() })).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { fields: { birthDate: expect.stringContaining(words) } },
    })
    expect((await logIn(child)).status).toBe(200)
  })

  it('is until the day before', async () => {
    const tomorrow = koreanDay(addDays(t.clock.now(), 1))
    expect((await close(child, { birthDate: yearsBefore(tomorrow, 14) })).status).toBe(200)
  })

  it('without a note', async () => {
    expect(await close(child, { note: ' ' })).toMatchObject({
      code: 'COMMON400',
      result: { fields: { note: expect.any(String) } },
    })
  })

  it('of staff, by no member, and not where there is none', async () => {
    expect(await close(staff)).toMatchObject({ status: 403, code: 'ADMIN4032' })
    expect(await close(child, {}, await t.addMember())).toMatchObject({ status: 403, code: 'ADMIN4030' })
    expect(await close({ id: GONE })).toMatchObject({ status: 404, code: 'ADMIN4040' })
    expect((await logIn(child)).status).toBe(200)
  })
})

// The clock goes on by days here, and staff prove themselves for half an hour.
it('a closed account is opened again by the one who has turned fourteen since', async () => {
  const birthDate = yearsBefore(koreanDay(addDays(t.clock.now(), 1)), 14)
  await close(child, { birthDate })
  t.clock.advance(2 * 86_400)
  expect((await t.signUpAs(child.email, { birthDate })).status).toBe(201)
})
