import type { SignUp } from '@honjeo/contract/auth'
import { readVerification } from '../verification/verification-store.ts'
import { useSignUpStore } from './sign-up-store.ts'

/** What shows who signs up: Kakao's word, with a proven address where Kakao knows none; or that address and a password. */
export type SignUpProof = Pick<SignUp, 'verificationToken' | 'kakaoToken'>

/** Returns the proof; null while it is yet to be given. */
export function readSignUpProof(): SignUpProof | null {
  const { kakao } = useSignUpStore.getState()
  const { token } = readVerification('SIGNUP')
  if (kakao !== null && kakao.email !== null) return { kakaoToken: kakao.token }
  if (token === null) return null
  return kakao === null ? { verificationToken: token } : { kakaoToken: kakao.token, verificationToken: token }
}
