import type { SignUp } from '@honjeo/contract/auth'
import { CONSENT_TYPES, type ConsentType } from '@honjeo/contract/values/enums'
import { request } from '#lib/http.ts'
import { isComplete } from './answer-draft.ts'
import { parseBirthDate } from './birth-date.ts'
import { GENDER_CODES, type ProfileState } from './profile-store.ts'

interface SignUpParts {
  verificationToken: string
  password: string
  agreed: readonly ConsentType[]
  draft: ProfileState
}

/** The body of the sign-up; null while the draft lacks something, which the wizard's steps do not let happen. */
export function signUpBody({ verificationToken, password, agreed, draft }: SignUpParts): SignUp | null {
  const birthDate = parseBirthDate(draft.birthdate)
  if (birthDate === null || draft.gender === '' || !isComplete(draft)) return null
  const bio = draft.bio.trim()
  return {
    verificationToken,
    password,
    consents: CONSENT_TYPES.map((type) => ({ type, agreed: agreed.includes(type) })),
    profile: {
      name: draft.name.trim(),
      nickName: draft.nickname.trim(),
      gender: GENDER_CODES[draft.gender],
      birthDate,
      ...(bio === '' ? {} : { bio }),
    },
    answers: {
      q1_expect: draft.q1_expect,
      q2_habit: draft.q2_habit,
      q3_avoid: draft.q3_avoid,
      q4_feeling: draft.q4_feeling,
      q5_necessity: draft.q5_necessity,
    },
  }
}

export const signUp = (body: SignUp) => request('POST /api/auth/signup', { body })
