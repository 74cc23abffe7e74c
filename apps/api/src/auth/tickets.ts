import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { inLookupTurn } from './lookups.ts'
import { findTicketAddress } from './email-codes.queries.ts'
import { hashToken } from './tokens.ts'

interface Shown {
  token: string
  purpose: EmailCodePurpose
  /** The source of the request, as limits count it. */
  from: string
}

/**
 * Returns the address that a ticket proves, without using it up, before anything is hashed for the caller. Throws
 * EMAIL_PROOF_EXPIRED for a ticket that is unknown, used or expired, and TOO_MANY_TRIES_FROM_ADDRESS after too many of
 * those from one source. Valid tickets are not affected by bad ones of others.
 */
export async function requireTicket(
  { db, attempts }: { db: Db; attempts: AttemptLimits },
  { token, purpose, from }: Shown,
  now: Date,
): Promise<string> {
  const email = await inLookupTurn(from, async () => {
    const found = await findTicketAddress(db, hashToken(token), purpose, now)
    if (found !== undefined) return found
    await attempts.require(db, 'ticket', from, now)
    await attempts.count(db, 'ticket', from, now)
    return undefined
  })
  if (email === undefined) throw appError('EMAIL_PROOF_EXPIRED')
  return email
}
