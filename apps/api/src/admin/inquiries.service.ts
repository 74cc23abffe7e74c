import type { InquiryPriority, InquiryStatus } from '@honjeo/contract/values/enums'
import { say } from '@honjeo/contract/values/sentences'
import { appError } from '@honjeo/contract/app-error'
import { notify } from '../notifications/notify.ts'
import { changedFacts } from './audit.queries.ts'
import { lockInquiry, updateInquiry } from './inquiries.queries.ts'
import type { StaffAct } from './staff-act.ts'

async function requireInquiry({ tx }: StaffAct, inquiryId: number) {
  const inquiry = await lockInquiry(tx, inquiryId)
  if (!inquiry) throw appError('STAFF_TARGET_NOT_FOUND')
  return inquiry
}

/** What stays as it was changes nothing, and is not written down. Throws STAFF_TARGET_NOT_FOUND. */
export async function changeInquiry(
  act: StaffAct,
  inquiryId: number,
  changes: { status?: InquiryStatus; priority?: InquiryPriority },
): Promise<void> {
  const { tx, now, audit } = act
  const { status, priority } = await requireInquiry(act, inquiryId)
  const { isChanged, before, after } = changedFacts({ status, priority }, changes)
  if (!isChanged) return
  const updatedAt = now.toISOString()
  await updateInquiry(tx, inquiryId, {
    ...changes,
    ...('status' in after && { closedAt: changes.status === 'CLOSED' ? updatedAt : null }),
    updatedAt,
  })
  await audit({ action: 'INQUIRY_UPDATE', targetType: 'INQUIRY', targetId: inquiryId, before, after })
}

/**
 * Replies in the place of an earlier reply, if there is one. The audit log knows when, not what: the text is kept here.
 * Throws STAFF_TARGET_NOT_FOUND.
 */
export async function replyToInquiry(act: StaffAct, inquiryId: number, reply: string): Promise<void> {
  const { tx, now, staffId, audit } = act
  const { userId, status, repliedAt } = await requireInquiry(act, inquiryId)
  const at = now.toISOString()
  const replied = { status: 'REPLIED', repliedAt: at } as const
  await updateInquiry(tx, inquiryId, { ...replied, reply, repliedBy: staffId, closedAt: null, updatedAt: at })
  const { before, after } = changedFacts<{ status: InquiryStatus; repliedAt: string | null }>(
    { status, repliedAt },
    replied,
  )
  await audit({ action: 'INQUIRY_REPLY', targetType: 'INQUIRY', targetId: inquiryId, before, after })
  if (userId === null) return
  const sentence = say('INQUIRY_ANSWERED')
  await notify(tx, { userId, type: 'INQUIRY_REPLY', sentence, resourceType: 'INQUIRY', resourceId: inquiryId })
}
