import { infiniteQueryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/cursor-paging.ts'
import { staffRequest } from '../access/staff-request.ts'

export const WORD_FILTERS = { isAllowed: ['true', 'false'] } as const

export interface WordSearch {
  q: string | undefined
  isAllowed: boolean | undefined
}

export const wordsQuery = (search: WordSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'words', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/words', { query: { ...search, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const saveWord = (word: { term: string; isAllowed: boolean }) =>
  staffRequest('PUT /api/admin/words', { body: word })

export const deleteWord = (term: string) => staffRequest('DELETE /api/admin/words', { body: { term } })
