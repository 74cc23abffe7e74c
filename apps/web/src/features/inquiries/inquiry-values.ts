import type { InquiryDraft } from '@honjeo/contract/inquiries'
import { INQUIRY_CATEGORIES, type InquiryCategory } from '@honjeo/contract/values/enums'
import { readDraft } from '#lib/device/drafts.ts'
import { isWebLink, sendableText } from '#lib/text/sendable-text.ts'
import { isKeptImage, type KeptImage, withoutExpired } from '#ui/media/image-uploads.ts'

export interface InquiryValues {
  /** The category; null: the first that is offered. */
  category: InquiryCategory | null
  title: string
  content: string
  /** The addresses, one row each; always at least one, which may be blank. */
  links: readonly string[]
  images: readonly KeptImage[]
}

export const NO_INQUIRY: InquiryValues = { category: null, title: '', content: '', links: [''], images: [] }

export const isBlank = ({ category, title, content, links, images }: InquiryValues) =>
  category === null && title === '' && content === '' && links.every((link) => link === '') && images.length === 0

/** All three have to be there before an inquiry can be sent. */
export const isComplete = ({ category, title, content }: InquiryValues) =>
  category !== null && sendableText(title) !== '' && sendableText(content) !== ''

export function isWrongLink(text: string): boolean {
  const link = sendableText(text)
  return link !== '' && !isWebLink(link)
}

/** What the server takes of a complete one: trimmed, without blank rows. */
export function toInquiryDraft(
  { title, content, links, images }: InquiryValues,
  category: InquiryCategory,
): InquiryDraft {
  return {
    category,
    title: sendableText(title),
    content: sendableText(content),
    attachmentUrls: links.map(sendableText).filter((link) => link !== ''),
    images: images.map(({ imageName }) => imageName),
  }
}

export function isInquiryValues(value: unknown): value is InquiryValues {
  if (typeof value !== 'object' || value === null) return false
  const { category, title, content, links, images } = value as Record<string, unknown>
  return (
    (category === null || INQUIRY_CATEGORIES.some((each) => each === category)) &&
    typeof title === 'string' &&
    typeof content === 'string' &&
    Array.isArray(links) &&
    links.length > 0 &&
    links.every((link) => typeof link === 'string') &&
    Array.isArray(images) &&
    images.every(isKeptImage)
  )
}

export const INQUIRY_SUBJECT = 'inquiry'

/** What was written and not sent yet. */
export function readInquiryDraft(userId: number): InquiryValues {
  const draft = readDraft(userId, INQUIRY_SUBJECT, isInquiryValues)
  return draft === null ? NO_INQUIRY : { ...draft, images: withoutExpired(draft.images, Date.now()) }
}
