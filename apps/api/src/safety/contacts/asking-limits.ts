import { CONTACT_MESSAGES_PER_ADDRESS, CONTACT_MESSAGES_PER_DAY } from '@honjeo/contract/values/limits'
import { koreanMidnight } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { appError } from '../../lib/errors.ts'
import { countAskedBy, countAskedOfAddress, countAskedOfMember, lockAddress } from './asking.queries.ts'
import { plainAddress } from '../../mail/plain-address.ts'

export type Asked = { email: string } | { memberId: number }

/**
 * Throws TOO_MANY_CONTACT_MESSAGES_TODAY where a member has asked often enough today, or the one they ask has been
 * asked often enough by all members. Neither says which: what others ask stays private. Both members are locked
 * already.
 */
export async function checkAskingLimits(tx: Db, ownerId: number, asked: Asked, now: Date): Promise<void> {
  const midnight = koreanMidnight(now).toISOString()
  const mine = await countAskedBy(tx, ownerId, midnight)
  if (mine >= CONTACT_MESSAGES_PER_DAY) throw appError('TOO_MANY_CONTACT_MESSAGES_TODAY')
  if ((await countOf(tx, asked, midnight)) >= CONTACT_MESSAGES_PER_ADDRESS)
    throw appError('TOO_MANY_CONTACT_MESSAGES_TODAY')
}

async function countOf(tx: Db, asked: Asked, since: string): Promise<number> {
  if ('memberId' in asked) return countAskedOfMember(tx, asked.memberId, since)
  const address = plainAddress(asked.email)
  await lockAddress(tx, address)
  return countAskedOfAddress(tx, address, since)
}
