import type { KakaoOutcome } from '@honjeo/contract/auth'
import { nicknameProblem } from '@honjeo/contract/values/nickname'
import { readProfile, saveProfileFields } from '../profile/profile-store.ts'
import { saveKakaoProof } from './sign-up-store.ts'

/** Keeps what Kakao proved until the sign-up is done, and takes the nickname there where none has been chosen yet. */
export function beginSignUp(token: string, { email, nickName }: Omit<KakaoOutcome, 'session'>): void {
  saveKakaoProof({ token, email })
  const isFree = readProfile().nickname === ''
  if (isFree && nickName !== null && nicknameProblem(nickName) === null) saveProfileFields({ nickname: nickName })
}
