import type { PostCategory } from '@honjeo/contract/values/enums'
import { useLocation, useSearchParams } from 'react-router'
import { parsePostCategory } from '../post-category.ts'

const PARAM = 'category'

/**
 * The category in the screen's address, else the one that navigation brought along; null is all of them. A change replaces
 * the address, so that back leaves the list instead of walking through categories.
 */
export function useCategory() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { category?: unknown } | null }
  const change = (category: PostCategory | null) =>
    setParams(category === null ? {} : { [PARAM]: category }, { replace: true })
  return [parsePostCategory(params.get(PARAM)) ?? parsePostCategory(state?.category), change] as const
}
