import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Empty, Page } from '../common.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { WORD_MAX } from '../values/limits.ts'
import { ADMIN_TAGS as tags } from './common.ts'
import { say } from '../values/sentences.ts'

/** A word as texts are searched: syllables, consonants and small Latin letters with nothing between them. */
const Word = Type.String({
  maxLength: WORD_MAX,
  pattern: `^[가-힣ㄱ-ㅎa-z]{1,${WORD_MAX}}$`,
  message: say('WORD', { max: WORD_MAX }),
})

export type FilterWord = Static<typeof FilterWord>
export const FilterWord = Type.Object({
  term: Type.String(),
  /** True for a word that is harmless, though it holds a refused one. */
  isAllowed: Type.Boolean(),
  createdAt: DateTime,
})

export const adminWordsRoutes = {
  'GET /api/admin/words': {
    summary: '금칙어 목록',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    /** The words come in the order of the alphabet. */
    querystring: CursorQuery({
      isAllowed: Type.Optional(Type.Boolean()),
      q: Type.Optional(Type.String({ maxLength: WORD_MAX })),
    }),
    response: { 200: Page(FilterWord) },
  },
  'PUT /api/admin/words': {
    summary: '금칙어 더하기·바꾸기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    body: Closed({ term: Word, isAllowed: Type.Boolean() }),
    example: () => ({ term: '나쁜말', isAllowed: false }),
    isDoneOnce: true,
    response: { 200: FilterWord },
  },
  'DELETE /api/admin/words': {
    summary: '금칙어 지우기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    body: Closed({ term: Word }),
    example: () => ({ term: '나쁜말' }),
    isDoneOnce: true,
    response: { 200: Empty },
  },
} satisfies RouteTable
