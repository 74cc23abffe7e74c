import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { REVIEW_TAGS_OF } from '@honjeo/contract/values/review-tags'
import { say } from '@honjeo/contract/values/sentences'
import { appError } from '../lib/errors.ts'

/**
 * Throws INVALID_INPUT for a moment that a place of this category does not offer; those a review has already may stay.
 */
export function requireTags(tags: readonly string[], contentType: ContentTypeId, kept: readonly string[] = []): void {
  const offered: readonly string[] = [...REVIEW_TAGS_OF[contentType], ...kept]
  if (!tags.every((tag) => offered.includes(tag))) {
    throw appError('INVALID_INPUT', { fields: { tags: say('MOMENT_NOT_OFFERED') } })
  }
}
