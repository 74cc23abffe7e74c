import type { SignUp } from '@honjeo/contract/auth'
import { CONSENT_TYPES, type ConsentType } from '@honjeo/contract/values/enums'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { request } from '#lib/server/http.ts'
import { readAccount } from '#lib/server/session.ts'
import * as failures from '@honjeo/contract/values/error-numbers'
import { type ProfileMessages, profileMessages } from '../profile/profile-problems.ts'
import { answersOf, isComplete, type ProfileState } from '../profile/profile-store.ts'
import type { SignUpProof } from './sign-up-proof.ts'

interface SignUpParts {
  proof: SignUpProof
  /** The password; there is none with Kakao. */
  password: string | undefined
  agreed: readonly ConsentType[]
  draft: ProfileState
}

/** The body of the sign-up, with the answers of a visitor who had a look at the questions before. */
export function signUpBody({ proof, password, agreed, draft }: SignUpParts): SignUp {
  return {
    ...proof,
    ...(password === undefined ? {} : { password }),
    consents: CONSENT_TYPES.map((type) => ({ type, agreed: agreed.includes(type) })),
    profile: { nickName: draft.nickname.trim() },
    ...(isComplete(draft) && { answers: answersOf(draft) }),
  }
}

/** A guest keeps the account, and so contacts and what runs. */
export const signUp = (body: SignUp) =>
  readAccount()?.isGuest === true
    ? request('POST /api/account/sign-up', { body })
    : request('POST /api/auth/signup', { body })

/** The step that a refused sign-up leads back to, and the words for there. */
type SignUpFailure =
  | { leadsTo: 'profile'; messages: ProfileMessages }
  | { leadsTo: 'password' | 'email' | 'kakao' | 'login' | 'retry'; message: string }

export function signUpFailure(error: unknown): SignUpFailure {
  const message = errorText(error)
  if (!(error instanceof ApiError)) return { leadsTo: 'retry', message }
  switch (error.code) {
    case failures.EMAIL_PROOF_EXPIRED:
    case failures.CONSENT_MISSING:
      return { leadsTo: 'email', message }
    case failures.PASSWORD_NOT_ALLOWED:
      return { leadsTo: 'password', message: error.fields?.['password'] ?? message }
    case failures.KAKAO_TICKET_EXPIRED:
      return { leadsTo: 'kakao', message }
    case failures.EMAIL_TAKEN:
    case failures.KAKAO_TAKEN:
      return { leadsTo: 'login', message }
    default:
      return fieldFailure(error) ?? { leadsTo: 'retry', message }
  }
}

function fieldFailure(error: ApiError): SignUpFailure | null {
  const messages = profileMessages(error, 'profile.')
  if (messages !== null) return { leadsTo: 'profile', messages }
  const password = error.fields?.['password']
  return password === undefined ? null : { leadsTo: 'password', message: password }
}
