import { readDraft } from '#lib/drafts.ts'
import { withoutExpired } from '#ui/image-uploads.ts'
import { type InquiryValues, isInquiryValues, NO_INQUIRY } from './inquiry-values.ts'

export const INQUIRY_SUBJECT = 'inquiry'

/** What was written and not sent yet. */
export function readInquiryDraft(userId: number): InquiryValues {
  const draft = readDraft(userId, INQUIRY_SUBJECT, isInquiryValues)
  return draft === null ? NO_INQUIRY : { ...draft, images: withoutExpired(draft.images, Date.now()) }
}
