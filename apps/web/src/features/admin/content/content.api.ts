import { MODERATED_TYPES, type ModeratedType } from '@honjeo/contract/values/enums'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/cursor-paging.ts'
import { staffRequest } from '../access/staff-request.ts'

export const CONTENT_FILTERS = { type: MODERATED_TYPES, hidden: ['true', 'false'], authorId: 'id' } as const

export interface ContentSearch {
  type: ModeratedType
  hidden: boolean | undefined
  authorId: number | undefined
}

export const contentQuery = (search: ContentSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'content', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/content', { query: { ...search, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const setVisibility = (type: ModeratedType, id: number, body: { hidden: boolean; note: string }) =>
  staffRequest('PUT /api/admin/content/:type/:id/visibility', { params: { type, id }, body })
