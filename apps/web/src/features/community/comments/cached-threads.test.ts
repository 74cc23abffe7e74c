import type { Comment, CommentThread } from '@honjeo/contract/community'
import { describe, expect, it } from 'vitest'
import type { ThreadPages } from '../community.api.ts'
import { uniqueThreads, withComment, withoutComment } from './cached-threads.ts'

const comment = (commentId: number, parentId: number | null = null): Comment => ({
  commentId,
  parentId,
  author: { userId: 1, nickName: '바람', imageUrl: null },
  content: `${commentId}`,
  mentions: [],
  isDeleted: false,
  isHidden: false,
  isMine: true,
  createdAt: '2026-11-21T00:00:00.000Z',
})
const thread = (commentId: number, ...replies: number[]): CommentThread => ({
  ...comment(commentId),
  replies: replies.map((id) => comment(id, commentId)),
})
const pagesOf = (...pages: CommentThread[][]): ThreadPages => ({
  pages: pages.map((content) => ({ content, hasNext: true, nextCursor: 'x', size: 20 })),
  pageParams: [],
})
/** Ids in their order: `[[1, [2, 3]]]` is one page with a thread of two replies. */
const idsOf = ({ pages }: ThreadPages) =>
  pages.map(({ content }) =>
    content.map(({ commentId, replies }) => [commentId, replies.map((each) => each.commentId)]),
  )

describe('a new comment', () => {
  it('is at the end of what is loaded', () => {
    const data = withComment(pagesOf([thread(1)], [thread(5)]), comment(9))
    expect(idsOf(data)).toEqual([
      [[1, []]],
      [
        [5, []],
        [9, []],
      ],
    ])
  })

  it('is under what it answers, once', () => {
    const data = pagesOf([thread(1, 2), thread(5)])
    const answered = withComment(withComment(data, comment(9, 1)), comment(9, 1))
    expect(idsOf(answered)).toEqual([
      [
        [1, [2, 9]],
        [5, []],
      ],
    ])
  })

  it('moves to its own page when that comes', () => {
    const shown = [thread(1), thread(9), thread(5), thread(9), thread(12)]
    expect(uniqueThreads(shown).map(({ commentId }) => commentId)).toEqual([1, 5, 9, 12])
  })
})

describe('a deleted comment', () => {
  it('goes, as a reply or without one', () => {
    const data = pagesOf([thread(1, 2, 3), thread(5)])
    expect(idsOf(withoutComment(data, 2))).toEqual([
      [
        [1, [3]],
        [5, []],
      ],
    ])
    expect(idsOf(withoutComment(data, 5))).toEqual([[[1, [2, 3]]]])
  })

  it('leaves its stone where it has replies', () => {
    const [page] = withoutComment(pagesOf([thread(1, 2)]), 1).pages
    expect(page?.content[0]).toMatchObject({ commentId: 1, isDeleted: true, content: '' })
    expect(page?.content[0]?.replies).toHaveLength(1)
  })
})
