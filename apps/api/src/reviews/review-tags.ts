import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { REVIEW_TAGS_OF } from '@honjeo/contract/values/review-tags'
import { appError } from '../lib/errors.ts'

/**
 * Throws INVALID_INPUT for a moment that a place of this category does not offer; those a review has already may stay.
 */
export function requireTags(tags: readonly string[], contentType: ContentTypeId, kept: readonly string[] = []): void {
  const offered: readonly string[] = [...REVIEW_TAGS_OF[contentType], ...kept]
  if (!tags.every((tag) => offered.includes(tag))) {
    throw appError('INVALID_INPUT', { fields: { tags: '이 장소에서는 고를 수 없는 순간이에요. 다시 골라주세요.' } })
  }
}
