import * as failures from '@honjeo/contract/values/error-numbers'
import { BIO_MAX, NAME_MAX } from '@honjeo/contract/values/limits'
import { NAME_PATTERN } from '@honjeo/contract/values/name'
import { nicknameProblem, type NicknameProblem } from '@honjeo/contract/values/nickname'
import type { ApiError } from '#lib/server/api-error.ts'
import type { ProfileFields } from './profile-store.ts'

export interface ProfileProblems {
  name: 'REQUIRED' | 'LENGTH' | 'FORMAT'
  nickname: 'REQUIRED' | NicknameProblem | 'UNCHECKED'
  bio: 'LENGTH'
}

/** What is there of a profile before its form is filled in. */
export interface ProfileBefore {
  /** The nickname that is theirs already, which needs no check. */
  nickname?: string | undefined
  /** Whether a name was given, which may be changed and not taken back. */
  hasName: boolean
}

/** What keeps the form from being sent, by field. */
export function profileProblems(draft: ProfileFields, before: ProfileBefore): Partial<ProfileProblems> {
  const found: { [Name in Field]: ProfileProblems[Name] | null } = {
    name: nameProblem(draft.name.trim(), before.hasName),
    nickname: nicknameStepProblem(draft.nickname.trim(), [draft.checkedNickname, before.nickname ?? '']),
    bio: draft.bio.trim().length > BIO_MAX ? 'LENGTH' : null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

export function nameProblem(name: string, isRequired: boolean): ProfileProblems['name'] | null {
  if (name === '') return isRequired ? 'REQUIRED' : null
  if (name.length > NAME_MAX) return 'LENGTH'
  return new RegExp(NAME_PATTERN, 'u').test(name) ? null : 'FORMAT'
}

function nicknameStepProblem(nickname: string, good: readonly string[]): ProfileProblems['nickname'] | null {
  if (nickname === '') return 'REQUIRED'
  // A nickname from before today's rules stays valid.
  return good.some((each) => isSameNickname(nickname, each)) ? null : (nicknameProblem(nickname) ?? 'UNCHECKED')
}

/** Whether two nicknames are one to the server, which keeps them apart without regard to case. */
export function isSameNickname(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

type Field = keyof ProfileProblems
export type ProfileMessages = Partial<Record<Field, string>>

/** What the form calls the fields of a request. */
const FIELDS: Record<string, Field> = {
  name: 'name',
  nickName: 'nickname',
  bio: 'bio',
}

/** What a refusal says of the form's fields, null when it speaks of others. `path` is where the profile is in the request. */
export function profileMessages({ code, message, fields = {} }: ApiError, path = ''): ProfileMessages | null {
  if (code === failures.NICKNAME_NOT_ALLOWED || code === failures.NICKNAME_TAKEN) return { nickname: message }
  const messages: ProfileMessages = {}
  for (const [name, field] of Object.entries(FIELDS)) {
    const said = fields[path + name]
    if (said !== undefined) messages[field] = said
  }
  return Object.keys(messages).length > 0 ? messages : null
}
