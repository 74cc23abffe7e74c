import type { Pagination } from '@honjeo/contract/common'
import { NUMBERED_PAGE_SIZE } from '@honjeo/contract/values/limits'

interface PageQuery {
  /** The number of the page, from 1. */
  page?: number
  size?: number
}

/** Returns which rows of a numbered list were asked for. */
export const rangeOf = ({ page = 1, size = NUMBERED_PAGE_SIZE }: PageQuery) => ({
  limit: size,
  offset: (page - 1) * size,
})

export const toPagination = (
  { page = 1, size = NUMBERED_PAGE_SIZE }: PageQuery,
  totalElements: number,
): Pagination => ({ page, size, totalPages: Math.ceil(totalElements / size), totalElements })
