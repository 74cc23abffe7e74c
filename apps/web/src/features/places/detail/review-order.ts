import { REVIEW_SORTS, type ReviewSort } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const REVIEW_SORT_LABELS: Record<ReviewSort, MessageDescriptor> = {
  LATEST: msg`최신`,
  HELPFUL: msg`도움돼요`,
  RATING: msg`별점`,
}

/** The order of the reviews that the address asks for. */
export function readReviewSort(text: string | null): ReviewSort {
  return REVIEW_SORTS.find((sort) => sort === text) ?? 'LATEST'
}
