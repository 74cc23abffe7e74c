import type { UploadedImage } from '@honjeo/contract/images'
import type { InquiryCategory } from '@honjeo/contract/values/enums'
import { INQUIRY_CATEGORY_TEXTS } from '@honjeo/contract/values/inquiry-categories'
import { sql } from 'drizzle-orm'
import { attachedImagesOf } from './attached-images.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { inquiries } from '@honjeo/schema/inquiries'
import { users } from '@honjeo/schema/users'

const CATEGORY_NAMES = new Map<InquiryCategory, string>(INQUIRY_CATEGORY_TEXTS.map(({ code, name }) => [code, name]))

/** What every inquiry shows, in a list or by itself; finish its rows with `withCategoryName`. */
export const inquirySummary = {
  id: inquiries.id,
  title: inquiries.title,
  status: inquiries.status,
  category: inquiries.category,
  priority: inquiries.priority,
  createdDate: isoUtc(inquiries.createdAt),
  // The column has its table's name: in a query of one table Drizzle leaves it off, and a subquery would take it for its own.
  hasAttachment: sql<boolean>`(cardinality(${inquiries.attachmentUrls}) > 0
    or exists (select from inquiry_images where inquiry_id = inquiries.id))`,
  isReplied: sql<boolean>`${inquiries.repliedAt} is not null`,
}

export const withCategoryName = <R extends { category: InquiryCategory }>(row: R) => ({
  ...row,
  categoryName: CATEGORY_NAMES.get(row.category) ?? row.category,
})

/** What an inquiry shows by itself; the query joins `users` as its writers from the left. */
export const inquiryDetail = {
  ...inquirySummary,
  content: inquiries.content,
  userName: sql<string>`coalesce(${users.nickname}, ${FORMER_MEMBER})`,
  userEmail: sql<string>`coalesce(${users.email}, '')`,
  attachments: inquiries.attachmentUrls,
  images: attachedImagesOf('inquiry'),
  adminReply: inquiries.reply,
  repliedAt: isoUtc(inquiries.repliedAt),
  modifiedDate: sql<string>`${isoUtc(sql`coalesce(${inquiries.updatedAt}, ${inquiries.createdAt})`)}`,
}

/** Adds to a row, beside all images, the first by itself, as the specification's client reads it. */
export const withFirstImage = <R extends { images: UploadedImage[] }>(row: R) => ({
  ...row,
  imageUrl: row.images[0]?.imageUrl ?? null,
  imageName: row.images[0]?.imageName ?? null,
})
