import type { PostChange, PostDetail, PostDraft } from '@honjeo/contract/community'
import type { PostCategory } from '@honjeo/contract/values/enums'
import { sendableText } from '#lib/text/sendable-text.ts'
import type { KeptImage } from '#ui/media/image-uploads.ts'

/** A room I host, which a proposal invites to. */
export interface LinkedRoom {
  roomId: number
  title: string
}

export interface PostValues {
  category: PostCategory
  title: string
  content: string
  images: readonly KeptImage[]
  room: LinkedRoom | null
}

export const NO_POST: PostValues = { category: 'QUESTION', title: '', content: '', images: [], room: null }

/** Only a proposal of company invites to a room. */
export const takesRoom = (category: PostCategory) => category === 'COMPANION_PROPOSAL'

export function toPostDraft({ category, title, content, images, room }: PostValues): Required<PostDraft> {
  return {
    postCategory: category,
    title: sendableText(title),
    content: sendableText(content),
    images: images.map(({ imageName }) => imageName),
    roomId: takesRoom(category) ? (room?.roomId ?? null) : null,
  }
}

/** Both have to be there before a post can be sent. */
export function isComplete(values: PostValues): boolean {
  const { title, content } = toPostDraft(values)
  return title !== '' && content !== ''
}

export const isUntouched = ({ title, content, images }: PostValues) =>
  title.trim() === '' && content.trim() === '' && images.length === 0

export function valuesOf({ postCategory, title, content, images, room }: PostDetail): PostValues {
  const linked = room && { roomId: room.roomId, title: room.title ?? '' }
  return { category: postCategory, title, content, images, room: linked }
}

/** What was changed of a post; null when nothing was. What stays is not sent: it might not be allowed a second time. */
export function changesOf(post: PostDetail, values: PostValues): PostChange | null {
  const before = toPostDraft(valuesOf(post))
  const after = toPostDraft(values)
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof typeof before]),
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}
