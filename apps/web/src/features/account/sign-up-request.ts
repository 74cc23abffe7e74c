import type { SignUp } from '@honjeo/contract/auth'
import { CONSENT_TYPES, type ConsentType } from '@honjeo/contract/values/enums'
import { request } from '#lib/http.ts'
import { answersOf, isComplete } from './answer-draft.ts'
import { parseBirthDate } from './birth-date.ts'
import { GENDER_CODES, type ProfileState } from './profile-store.ts'
import type { SignUpProof } from './sign-up-proof.ts'

interface SignUpParts {
  proof: SignUpProof
  /** None with Kakao. */
  password: string | undefined
  agreed: readonly ConsentType[]
  draft: ProfileState
}

/** The body of the sign-up; null while the draft lacks something, which the wizard's steps do not let happen. */
export function signUpBody({ proof, password, agreed, draft }: SignUpParts): SignUp | null {
  const birthDate = parseBirthDate(draft.birthdate)
  if (birthDate === null || draft.gender === '' || !isComplete(draft)) return null
  const bio = draft.bio.trim()
  return {
    ...proof,
    ...(password === undefined ? {} : { password }),
    consents: CONSENT_TYPES.map((type) => ({ type, agreed: agreed.includes(type) })),
    profile: {
      name: draft.name.trim(),
      nickName: draft.nickname.trim(),
      gender: GENDER_CODES[draft.gender],
      birthDate,
      ...(bio === '' ? {} : { bio }),
    },
    answers: answersOf(draft),
  }
}

export const signUp = (body: SignUp) => request('POST /api/auth/signup', { body })
