import type { MemberMark } from '@honjeo/contract/admin/common'
import { sql, type AnyColumn } from 'drizzle-orm'
import { users } from '../db/schema/users.ts'

type People = Record<'id' | 'nickname' | 'suspendedUntil', AnyColumn>

/** Column: a member whom the query joins from the left, as `users` or under another name; null where there is none. */
export const memberMark = (now: string, people: People = users) => sql<MemberMark | null>`case
  when ${people.id} is not null then json_build_object(
    'userId', ${people.id}, 'nickName', ${people.nickname},
    'isSuspended', coalesce(${people.suspendedUntil} > ${now}::timestamptz, false)) end`
