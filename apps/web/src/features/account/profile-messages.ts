import type { ApiError } from '#lib/api-error.ts'
import type { ProfileProblems } from './profile-problems.ts'

type Field = keyof ProfileProblems
export type ProfileMessages = Partial<Record<Field, string>>

/** What the form calls the fields of a request. */
const FIELDS: Record<string, Field> = {
  name: 'name',
  nickName: 'nickname',
  gender: 'gender',
  birthDate: 'birthdate',
  bio: 'bio',
}

/** What a refusal says of the form's fields, null when it speaks of others. `path` is where the profile stands in the request. */
export function profileMessages({ code, message, fields = {} }: ApiError, path = ''): ProfileMessages | null {
  if (code === 'AUTH4006') return { birthdate: message }
  if (code === 'AUTH4007' || code === 'AUTH4091') return { nickname: message }
  const messages: ProfileMessages = {}
  for (const [name, field] of Object.entries(FIELDS)) {
    const said = fields[path + name]
    if (said !== undefined) messages[field] = said
  }
  return Object.keys(messages).length > 0 ? messages : null
}
