import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import type { ProfileProblems } from './profile-problems.ts'

/** Where a refused sign-up leads back to, and the words for there. */
export type SignUpFailure =
  | { leadsTo: 'profile'; messages: Partial<Record<keyof ProfileProblems, string>> }
  | { leadsTo: 'password' | 'email' | 'login' | 'retry'; message: string }

const FIELDS: Record<string, keyof ProfileProblems> = {
  'profile.name': 'name',
  'profile.nickName': 'nickname',
  'profile.gender': 'gender',
  'profile.birthDate': 'birthdate',
  'profile.bio': 'bio',
}

export function signUpFailure(error: unknown): SignUpFailure {
  const message = errorText(error)
  if (!(error instanceof ApiError)) return { leadsTo: 'retry', message }
  switch (error.code) {
    case 'AUTH4003':
    case 'AUTH4004':
      return { leadsTo: 'email', message }
    case 'AUTH4005':
      return { leadsTo: 'password', message: error.fields?.['password'] ?? message }
    case 'AUTH4006':
      return { leadsTo: 'profile', messages: { birthdate: message } }
    case 'AUTH4007':
    case 'AUTH4091':
      return { leadsTo: 'profile', messages: { nickname: message } }
    case 'AUTH4090':
      return { leadsTo: 'login', message }
    default:
      return fieldFailure(error) ?? { leadsTo: 'retry', message }
  }
}

function fieldFailure({ fields = {} }: ApiError): SignUpFailure | null {
  const messages: Partial<Record<keyof ProfileProblems, string>> = {}
  for (const [path, message] of Object.entries(fields)) {
    const field = FIELDS[path]
    if (field !== undefined) messages[field] = message
  }
  if (Object.keys(messages).length > 0) return { leadsTo: 'profile', messages }
  const password = fields['password']
  return password === undefined ? null : { leadsTo: 'password', message: password }
}
