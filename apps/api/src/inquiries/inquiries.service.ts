import type { InquiryDraft } from '@honjeo/contract/inquiries'
import { INQUIRIES_PER_DAY } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { koreanMidnight } from '../lib/clock.ts'
import { attachImages } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { lockMember } from '../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { countInquiriesSince, insertInquiry } from './inquiries.queries.ts'

/** Writes an inquiry in the caller's transaction, and answers its id. */
export async function writeInquiry(tx: Db, userId: number, draft: InquiryDraft, now: Date): Promise<number> {
  const imageNames = imageNamesOf(draft)
  await lockMember(tx, userId)
  if ((await countInquiriesSince(tx, userId, koreanMidnight(now).toISOString())) >= INQUIRIES_PER_DAY) {
    throw appError('TOO_MANY_INQUIRIES_TODAY')
  }
  const { category, title, content, attachmentUrls = [] } = draft
  const inquiryId = await insertInquiry(tx, {
    userId,
    category,
    title,
    content,
    attachmentUrls: [...new Set(attachmentUrls)],
    createdAt: now.toISOString(),
  })
  await attachImages(tx, userId, 'inquiry', inquiryId, imageNames)
  return inquiryId
}

function imageNamesOf({ images, imageName }: InquiryDraft): string[] {
  if (imageName === undefined) return images ?? []
  if (images !== undefined) {
    throw appError('INVALID_INPUT', { fields: { imageName: say('PHOTOS_TWICE') } })
  }
  return [imageName]
}
