import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { type ProfileMessages, profileMessages } from './profile-messages.ts'

/** Where a refused sign-up leads back to, and the words for there. */
export type SignUpFailure =
  | { leadsTo: 'profile'; messages: ProfileMessages }
  | { leadsTo: 'password' | 'email' | 'kakao' | 'login' | 'retry'; message: string }

export function signUpFailure(error: unknown): SignUpFailure {
  const message = errorText(error)
  if (!(error instanceof ApiError)) return { leadsTo: 'retry', message }
  switch (error.code) {
    case 'AUTH4003':
    case 'AUTH4004':
      return { leadsTo: 'email', message }
    case 'AUTH4005':
      return { leadsTo: 'password', message: error.fields?.['password'] ?? message }
    case 'AUTH4008':
      return { leadsTo: 'kakao', message }
    case 'AUTH4090':
    case 'AUTH4092':
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
