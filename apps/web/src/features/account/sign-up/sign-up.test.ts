import { type ErrorCode, errorNameOf, ERRORS } from '@honjeo/contract/values/error-codes'
import * as failures from '@honjeo/contract/values/error-numbers'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#lib/server/api-error.ts'
import type { ProfileState } from '../profile/profile-store.ts'
import { signUpBody, signUpFailure } from './sign-up.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

const refused = (code: ErrorCode, fields?: Record<string, string>) => {
  const { status, message } = ERRORS[errorNameOf(code)!]
  return signUpFailure(new ApiError(status, code, message, { fields }))
}

const DRAFT: ProfileState = {
  name: '',
  nickname: ' 바람개비 ',
  checkedNickname: '바람개비',
  bio: ' ',
  profileImage: '',
  q1_expect: 1,
  q2_habit: 2,
  q3_avoid: 3,
  q4_feeling: 5,
  q5_necessity: 4,
  type: '여유형',
}
const parts = (draft: Partial<ProfileState> = {}) => ({
  proof: { verificationToken: 'proof' },
  password: 'olle-course-7',
  agreed: ['TERMS', 'PRIVACY', 'AGE14'] as const,
  draft: { ...DRAFT, ...draft },
})

describe('signUpBody', () => {
  it('speaks the language of the server', () => {
    expect(signUpBody(parts())).toEqual({
      verificationToken: 'proof',
      password: 'olle-course-7',
      consents: [
        { type: 'TERMS', agreed: true },
        { type: 'PRIVACY', agreed: true },
        { type: 'AGE14', agreed: true },
        { type: 'LOCATION', agreed: false },
        { type: 'MARKETING', agreed: false },
      ],
      profile: { nickName: '바람개비' },
      answers: { q1_expect: 1, q2_habit: 2, q3_avoid: 3, q4_feeling: 5, q5_necessity: 4 },
    })
  })

  it('has no password for a person who comes by Kakao', () => {
    const body = signUpBody({ ...parts(), proof: { kakaoToken: 'ticket' }, password: undefined })
    expect(body).toMatchObject({ kakaoToken: 'ticket' })
    expect(body).not.toHaveProperty('password')
    expect(body).not.toHaveProperty('verificationToken')
  })

  it('leaves the answers for later where they are not all given', () => {
    expect(signUpBody(parts({ q3_avoid: null }))).not.toHaveProperty('answers')
  })
})

describe('signUpFailure', () => {
  it('leads back to the nickname when someone was faster', () => {
    expect(refused(failures.NICKNAME_TAKEN, { 'profile.nickName': '이미 사용 중인 닉네임이에요.' })).toEqual({
      leadsTo: 'profile',
      messages: { nickname: '이미 사용 중인 닉네임이에요. 다른 닉네임을 입력해주세요.' },
    })
  })

  it('says so to a child whose account was closed before', () => {
    expect(refused(failures.UNDER_14)).toEqual({ leadsTo: 'retry', message: '만 14세 이상만 가입할 수 있어요.' })
  })

  it('maps the fields of the server to those of the form', () => {
    expect(refused(failures.INVALID_INPUT, { 'profile.name': '가', 'profile.nickName': '나', body: '다' })).toEqual({
      leadsTo: 'profile',
      messages: { name: '가', nickname: '나' },
    })
  })

  it('asks for another password with the reason of the server', () => {
    expect(refused(failures.PASSWORD_NOT_ALLOWED, { password: '너무 흔한 비밀번호예요.' })).toEqual({
      leadsTo: 'password',
      message: '너무 흔한 비밀번호예요.',
    })
  })

  it('starts over with the e-mail once its proof has expired', () => {
    expect(refused(failures.EMAIL_PROOF_EXPIRED)).toMatchObject({ leadsTo: 'email' })
  })

  it('sends a member to the login', () => {
    expect(refused(failures.EMAIL_TAKEN)).toMatchObject({ leadsTo: 'login' })
    expect(refused(failures.KAKAO_TAKEN)).toMatchObject({ leadsTo: 'login' })
  })

  it("asks Kakao again once Kakao's word has expired", () => {
    expect(refused(failures.KAKAO_TICKET_EXPIRED)).toMatchObject({ leadsTo: 'kakao' })
  })

  it('stays for another try when no server answered', () => {
    expect(signUpFailure(new ApiError(0, 'NETWORK', 'no answer'))).toEqual({
      leadsTo: 'retry',
      message: '서버에 연결할 수 없습니다. 네트워크 상태를 확인해주세요.',
    })
    expect(refused(failures.INVALID_INPUT, { verificationToken: '형식이 올바르지 않아요.' })).toMatchObject({
      leadsTo: 'retry',
    })
  })
})
