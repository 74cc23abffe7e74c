import { isUrgentKey } from '../check-ins/event-keys.queries.ts'
import type { Facts } from './facts.queries.ts'

/**
 * Whether a message that was written may still go out. Whoever said no meanwhile gets nothing. Of a timer that is under way
 * the contacts are told whatever became of the list and of the member's standing: somebody may be in danger. Where help was asked
 * for in secret the urgent alert takes the place of any other: nobody is told to call. All else ends with the contact. A suspension of
 * the member ends invitations and drills, not positions for those who agreed to them.
 */
export function isWanted(facts: Facts): boolean {
  const { kind, contactStatus, isRemoved, isOwnerSuspended } = facts
  if (contactStatus === 'DECLINED') return false
  if (kind === 'ALERT') return facts.checkInEndedAt === null && (facts.isDuress !== true || isUrgentKey(facts.eventKey))
  if (kind === 'ACKNOWLEDGED') return facts.checkInEndedAt === null
  if (kind === 'ENDED') return true
  if (isRemoved || (isOwnerSuspended && kind !== 'SHARE')) return false
  return kind !== 'SHARE' || (facts.viewerId !== null && !facts.isShareEnded && !facts.isRevoked)
}
