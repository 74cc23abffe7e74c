import { POST_CATEGORIES } from '@honjeo/contract/values/enums'
import { readDraft } from '#lib/drafts.ts'
import { isKeptImage, withoutExpired } from '#ui/image-uploads.ts'
import type { PostValues } from './post-values.ts'

export const NEW_POST_SUBJECT = 'post'

/** By how the post was when it was opened: a draft does not undo what was changed elsewhere since. */
export const editedPostSubject = (postId: number, updatedAt: string) => `post-edit:${postId}:${updatedAt}`

/** What was written and not sent yet, or null; it stays on the device through days and restarts. */
export function readPostDraft(userId: number, subject: string): PostValues | null {
  const draft = readDraft(userId, subject, isPostValues)
  return draft && { ...draft, images: withoutExpired(draft.images, Date.now()) }
}

/** What an earlier version of the form, or somebody's hand, left on the device may be anything. */
function isPostValues(value: unknown): value is PostValues {
  if (typeof value !== 'object' || value === null) return false
  const { category, title, content, images, room } = value as Record<string, unknown>
  return (
    POST_CATEGORIES.some((each) => each === category) &&
    typeof title === 'string' &&
    typeof content === 'string' &&
    Array.isArray(images) &&
    images.every(isKeptImage) &&
    (room === null || isLinkedRoom(room))
  )
}

function isLinkedRoom(value: unknown): boolean {
  const { roomId, title } = (value ?? {}) as Record<string, unknown>
  return typeof roomId === 'number' && typeof title === 'string'
}
