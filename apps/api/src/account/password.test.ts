import { LOGIN_FREE_FAILURES } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { passwordWeakness } from '@honjeo/password-strength/password-strength'
import { processorMs } from '../testing/processor-time.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const NEW_PASSWORD = 'a-new-one-26'
let me: Member

beforeEach(async () => {
  me = await t.addMember()
})

const logIn = (password: string) =>
  t.call<Member>('/api/auth/login', { method: 'POST', body: { email: me.email, password } })
const change = (
  as: Pick<Member, 'accessToken'> | undefined,
  password = NEW_PASSWORD,
  currentPassword = TEST_PASSWORD,
) => t.call('/api/account/password', { method: 'PUT', body: { currentPassword, password } }, as)
const isIn = async (as: Pick<Member, 'accessToken'>) => (await t.call('/api/mypage/profile', {}, as)).status === 200

describe('a new password', () => {
  it('is not set by a visitor', async () => {
    expect(await change(undefined)).toMatchObject({ status: 401, code: 'AUTH4010' })
  })

  it('takes the place of the old one, ends every other login and is announced by mail', async () => {
    const phone = (await logIn(TEST_PASSWORD)).result
    expect(await change(phone)).toMatchObject({ status: 200, result: null })
    expect([await isIn(phone), await isIn(me)]).toEqual([true, false])
    expect((await logIn(TEST_PASSWORD)).code).toBe('AUTH4014')
    expect((await logIn(NEW_PASSWORD)).status).toBe(200)
    await t.app.outbox.settled()
    expect(t.mailer.sent[0]).toMatchObject({ to: me.email, subject: expect.stringContaining('비밀번호가 바뀌었어요') })
  })

  it.each([
    ['short', 'a1b2c3', '8~64자'],
    ['of one kind', 'abcdefghij', '두 가지 이상'],
    ['common', 'Password1', '흔한'],
    ['the service and a year', 'Honjeo-Jeju2026!', '누구나 떠올릴'],
    ['the island and a number', '제주도제주123', '누구나 떠올릴'],
  ])('is refused where it is %s', async (_how, password, sentence) => {
    const fields = { password: expect.stringContaining(sentence) }
    expect(await change(me, password)).toMatchObject({ status: 400, code: 'AUTH4005', result: { fields } })
    expect((await logIn(TEST_PASSWORD)).status).toBe(200)
  })

  it('is refused where it is one’s own name and a number, and taken where there is more to it', async () => {
    for (const password of [`${me.nickName}2026!!`, `${me.email.split('@')[0]}-${me.nickName}`])
      expect(await change(me, password)).toMatchObject({ status: 400, code: 'AUTH4005' })
    expect((await change(me, `${me.nickName} 조랑말목장 2026`)).status).toBe(200)
  })

  it.each([
    ['Password123!', '많이 쓰는 비밀번호'],
    ['asdf1234!', '많이 쓰는 비밀번호'],
    ['letmein2024', '많이 쓰는 비밀번호'],
    ['ㅁㄴㅇㄹ1234!', '많이 쓰는 비밀번호'],
    ['비밀번호1004!', '많이 쓰는 비밀번호'],
    ['tkfkdgo1!', '많이 쓰는 비밀번호'],
    ['손흥민7777!', '많이 쓰는 비밀번호'],
    ['seogwipo1!', '많이 쓰는 비밀번호'],
    ['tjrnlvh1!', '많이 쓰는 비밀번호'],
    ['dhfma1234!', '많이 쓰는 비밀번호'],
    ['Oreum2026!', '많이 쓰는 비밀번호'],
    ['애월1234!!', '많이 쓰는 비밀번호'],
    ['qkekqkek1!', '많이 쓰는 비밀번호'],
    ['hyeopjae1!', '많이 쓰는 비밀번호'],
    ['jeju-oreum1', '많이 쓰는 비밀번호'],
    ['커피1004!!', '많이 쓰는 비밀번호'],
    ['dkssudtkfkd1!', '많이 쓰는 비밀번호'],
    ['고양이바다77!', '많이 쓰는 비밀번호'],
    ['owner1234!', '많이 쓰는 비밀번호'],
    ['aaaaaaa1!', '되풀이'],
    ['19930415!', '날짜'],
    ['강바람0302!', '이름이 들어 있어'],
    ['gangbaram95!', '이름이 들어 있어'],
    ['rkdqkfka95!', '이름이 들어 있어'],
  ])('is refused where it is guessed soon, with the reason: %s', async (password, sentence) => {
    const named = await t.addMember({ name: '강바람' })
    const fields = { password: expect.stringContaining(sentence) }
    expect(await change(named, password)).toMatchObject({ status: 400, code: 'AUTH4005', result: { fields } })
  })

  it.each(['조랑말목장 2026', '감귤밭 옆 고양이 7', 'olle-course-9', 'haenyeo-dives-42'])(
    'is taken where it is not: %s',
    async (password) => {
      expect((await change(me, password)).status).toBe(200)
    },
  )

  it('takes its judge no time that others wait for, whatever it is made of', async () => {
    const evil = ['@4', '1l|!7+', 'p4ssw0rd', '2020-1-1', '0123456789', 'aA4@({[<8', '가', 'ㅁㄴㅇㄹ', '1/1/', '😀']
    const millisecondsFor = (password: string) =>
      processorMs(() => passwordWeakness(password, [me.email, me.nickName, '김혼저']))
    const ordinary = Math.max(await millisecondsFor('kqzvwmxjtrplsnfhdgbycaoeuiwnxzth'), 1)
    const times: number[] = []
    for (const piece of evil) times.push(await millisecondsFor(piece.repeat(64).slice(0, 128)))
    // Without the limits on length and on readings this takes a hundred times as long as an ordinary one.
    expect(times.toSorted((a, b) => a - b)[evil.length / 2]! / ordinary).toBeLessThan(5)
  })

  it('is refused where it is the address', async () => {
    expect(await change(me, me.email)).toMatchObject({ status: 400, code: 'AUTH4005' })
  })
})

describe('the current password', () => {
  it('must be right, and trying slows down as it does at the login, and not there', async () => {
    for (let n = 0; n < LOGIN_FREE_FAILURES; n++) {
      expect(await change(me, NEW_PASSWORD, 'not-this-1')).toMatchObject({ status: 400, code: 'ACCOUNT4001' })
    }
    const slowed = await change(me)
    expect(slowed).toMatchObject({ status: 429, code: 'AUTH4291' })
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0)
    expect((await logIn(TEST_PASSWORD)).code).toBe('COMMON200')
    t.clock.advance(61)
    expect((await change(me)).status).toBe(200)
    expect(await isIn(me)).toBe(true)
  })

  it('of two changes at once is right for one', async () => {
    const replies = await Promise.all(['a-new-one-27', 'a-new-one-28'].map((password) => change(me, password)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['ACCOUNT4001', 'COMMON200'])
  })

  it('is none where one signs in with Kakao alone, and can be got by mail', async () => {
    await t.sql(`update users set password_hash = null, kakao_id = 'kakao-of-' || id where id = $1`, me.id)
    expect(await change(me)).toMatchObject({ status: 400, code: 'ACCOUNT4002' })
    t.clock.advance(31)
    const verificationToken = await t.verifiedEmail(me.email, 'PASSWORD')
    const body = { verificationToken, password: NEW_PASSWORD }
    expect((await t.call('/api/auth/password', { method: 'POST', body })).status).toBe(200)
    expect((await logIn(NEW_PASSWORD)).status).toBe(200)
  })
})
