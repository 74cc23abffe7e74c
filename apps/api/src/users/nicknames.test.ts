import { describe, expect, it } from 'vitest'
import { lookAlikeFold } from '@honjeo/profanity/look-alike'
import { setUpTestApp, signUpBody } from '../testing/test-app.ts'
import { fillNicknameFolds } from './derived-keys.queries.ts'

const t = setUpTestApp()
let addresses = 0

async function signUp(nickName: string) {
  const verificationToken = await t.verifiedEmail(`nickname${(addresses += 1)}@example.com`)
  return t.call('/api/auth/signup', {
    method: 'POST',
    body: signUpBody({ verificationToken, profile: { nickName } }),
  })
}
const check = async (nickName: string) =>
  (
    await t.call<{ available: boolean; reason: string | null }>(
      `/api/auth/check-nickname?nickName=${encodeURIComponent(nickName)}`,
    )
  ).result
const rename = (nickName: string, as: { accessToken: string }) =>
  t.call('/api/mypage/profile', { method: 'PUT', body: { nickName } }, as)

describe('a nickname', () => {
  it.each(['바람개비', 'Olle99', '海の青さ', 'さくらサン', '한라山', 'Юлия', 'สมชาย', 'José'])(
    'may be of any script: %s',
    async (nickName) => {
      expect(await check(nickName)).toEqual({ available: true, reason: null, code: null })
      expect((await signUp(nickName)).status).toBe(201)
    },
  )

  it.each(['раypal', '올레Walker', 'カフェlatte', 'Ｏlle', 'ﬁre', 'sᴛaff', 'oʟʟe'])(
    'is of one script: not %s',
    async (nickName) => {
      expect(await check(nickName)).toEqual({
        available: false,
        reason: '한 가지 문자와 숫자만 써주세요.',
        code: 'NICKNAME_SCRIPT',
      })
      expect(await signUp(nickName)).toMatchObject({ status: 400, code: 'AUTH4007' })
    },
  )

  it.each([
    'ㅋㅋㅋ',
    '\u3164\u3164',
    '\u{E0041}\u{E0042}',
    '\u2800\u2800',
    'a\u0301\u0301\u0301\u0301',
    '바',
    'a'.repeat(13),
  ])('is seen, and of 2 to 12 letters: not %j', async (nickName) => {
    expect((await check(nickName)).available).toBe(false)
    expect(await signUp(nickName)).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it.each([
    '스태프',
    '0perator',
    'St4ff',
    '4dm1n',
    'Supp0r7',
    '매니저',
    'Manager',
    '혼져',
    '혼저앱',
    '운영짜',
    '운영쟈',
    '운영잨',
    '운영회',
    '어드민',
    'マネージャー',
    '经理',
    'ОРЕRАТОR',
    'оператоr',
    'Adm1n',
    'ADMİN',
    '제주운영자',
    'h0njeo',
    'ѕtаff',
    'スタッフ',
    '管理员',
    '운영者',
    '運營者',
    '관理자',
    '혼져공식',
    '公式案内',
    '運營團隊',
    '管理員',
    'サポート',
    '客戶服務',
    'админ',
    '시스템',
    '경찰청',
    '제주해경',
    'FormerMember',
    'F0rmerMember',
    '탈퇴한사용자',
    '탈퇴한회원',
    '관리팀',
    '운영팀',
    '고객센터',
    '혼저',
    'Police',
    'РОLIСЕ',
    '112',
    'I12',
    '119',
    'll9',
    '제주112',
    '119구조대',
    '退会者',
    '已注销',
  ])('does not speak for Honjeo: not %s', async (nickName) => {
    expect((await check(nickName)).available).toBe(false)
    expect((await signUp(nickName)).code).toBe('AUTH4007')
  })

  it.each(['hill2', '바람1120', '소라2119', 'Olle1191'])(
    'may have digits that only contain such a number: %s',
    async (nickName) => {
      expect((await signUp(nickName)).status).toBe(201)
    },
  )

  it.each([
    ['Sunset1', 'sunset1'],
    ['paypal7', 'PAYPAI7'],
    ['Olle2026', 'O11e2O26'],
    ['cape', 'саре'],
    ['ロマン', '口マン'],
    ['resume', 'résumé'],
    ['ocean', 'осеаn'.normalize()],
  ])('is no other that looks like it: %s, %s', async (first, second) => {
    expect((await signUp(first)).status).toBe(201)
    expect((await check(second)).available).toBe(false)
    expect((await signUp(second)).status).not.toBe(201)
  })

  it('is one member’s, also when two that look alike ask at once', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 6 }, () => t.verifiedEmail(`nickname${(addresses += 1)}@example.com`)),
    )
    const names = ['lucky0', 'luckyO', 'LUCKY0', 'Lucky0', 'lúcky0', 'lucKyo']
    const replies = await Promise.all(
      tokens.map((verificationToken, i) =>
        t.call('/api/auth/signup', {
          method: 'POST',
          body: signUpBody({ verificationToken, profile: { nickName: names[i]! } }),
        }),
      ),
    )
    const statuses = replies.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('may be written in another way by its owner, and by no one else', async () => {
    const [own, other] = [await t.addMember({ nickName: 'Harubang' }), await t.addMember()]
    expect((await rename('HARUBANG', own)).status).toBe(200)
    expect((await rename('harubang', own)).status).toBe(200)
    expect(await rename('hárubang', other)).toMatchObject({ status: 409, code: 'AUTH4091' })
  })

  it('from the previous version stays, though it looks like another; newcomers get neither', async () => {
    const [first, second] = [await t.addMember(), await t.addMember()]
    await t.sql(`update users set nickname = 'wave10', nickname_fold = null where id = $1`, first.id)
    await t.sql(`update users set nickname = 'waveI0', nickname_fold = null where id = $1`, second.id)
    await fillNicknameFolds(t.database.db)
    const { rows } = await t.sql('select nickname, nickname_fold from users where id = any($1) order by id', [
      first.id,
      second.id,
    ])
    expect(rows).toEqual([
      { nickname: 'wave10', nickname_fold: lookAlikeFold('wave10') },
      { nickname: 'waveI0', nickname_fold: `${lookAlikeFold('wave10')}#${second.id}` },
    ])
    expect((await check('wavel0')).available).toBe(false)
    expect(
      (await t.call('/api/mypage/profile', { method: 'PUT', body: { nickName: 'waveI0', bio: '안녕' } }, second))
        .status,
    ).toBe(200)
    expect((await t.sql('select from users where nickname_fold is null')).rowCount).toBe(0)
  })
})
