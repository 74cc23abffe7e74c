import type { StaffMe } from '@honjeo/contract/admin/staff'
import { findAuthenticator } from '../auth/authenticators.queries.ts'
import type { Db } from '../db/client.ts'
import { appError } from '../lib/errors.ts'
import { findNickname } from './staff.queries.ts'

/** Who the calling staff are, and what is asked of them before they act. */
export async function staffMe(db: Db, userId: number, provenUntil: string | null, now: Date): Promise<StaffMe> {
  const nickName = await findNickname(db, userId)
  if (nickName === undefined) throw appError('SESSION_ENDED')
  const isProven = provenUntil !== null && Date.parse(provenUntil) > now.getTime()
  const hasAuthenticator = (await findAuthenticator(db, userId)) !== undefined
  return { userId, nickName, provenUntil: isProven ? provenUntil : null, hasAuthenticator }
}
