import { isUrgentKey } from '../timer/event-keys.queries.ts'
import type { Facts } from './facts.queries.ts'

/**
 * Whether a message that was queued may still go out. Contacts who have declined meanwhile get nothing. Alerts of a
 * running timer go out whatever became of the list and of the member's account, since the member may be in danger.
 * Where help was requested with the second PIN, the urgent alert replaces all others, so that no contact calls the
 * phone. All else ends with the contact. A suspension of the member ends invitations and drills, not positions for
 * those who agreed to them.
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
