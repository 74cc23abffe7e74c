import type { SignUp } from '@honjeo/contract/auth'
import type { Db } from '../db/client.ts'
import { appError } from '../errors.ts'
import { consumeTicket } from './email-codes.queries.ts'
import { kakaoProof } from './kakao-proof.ts'
import { checkNewPassword, hashPassword } from './passwords.ts'
import { hashToken } from './tokens.ts'

/** Whose address a sign-up has proven, and how they will sign in. */
export interface SignUpProof {
  email: string
  passwordHash: string | null
  kakaoId: string | null
}

/** Spends the proofs in the sign-up's transaction. Throws AUTH4003 where the address is not proven any more, AUTH4008 where Kakao's word has expired. */
export type Prove = (tx: Db, now: Date) => Promise<SignUpProof>

/** Judges what a sign-up proves itself by, as far as its form goes, and hashes the password before a transaction waits for that. */
export async function proofOf({
  verificationToken,
  password,
  kakaoToken,
  profile: { nickName },
}: SignUp): Promise<Prove> {
  if (kakaoToken !== undefined) {
    if (password === undefined) return (tx, now) => kakaoProof(tx, { kakaoToken, verificationToken }, now)
    throw appError('COMMON400', { fields: { password: '카카오로 가입할 때는 비밀번호를 정하지 않아요.' } })
  }
  if (verificationToken === undefined || password === undefined) {
    throw appError('COMMON400', {
      fields: {
        ...(verificationToken === undefined && { verificationToken: '이메일 인증을 먼저 마쳐주세요.' }),
        ...(password === undefined && { password: '비밀번호를 입력해주세요.' }),
      },
    })
  }
  checkNewPassword(password, { nickName })
  const passwordHash = await hashPassword(password)
  return async (tx, now) => {
    const email = await consumeTicket(tx, hashToken(verificationToken), 'SIGNUP', now)
    if (email === undefined) throw appError('AUTH4003')
    checkNewPassword(password, { email, nickName })
    return { email, passwordHash, kakaoId: null }
  }
}
