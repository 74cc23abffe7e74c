import type { CommentDraft, PostChange, PostDraft } from '@honjeo/contract/community'
import type { Api } from '@honjeo/contract/routes'
import type { PostCategory } from '@honjeo/contract/values/enums'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { request } from '#lib/server/http.ts'

const MINUTE_MS = 60_000
const POSTS_KEY = ['community', 'posts']
/** The key of every list of posts, mine too. */
export const POST_LISTS_KEY = [...POSTS_KEY, 'list']

type PostPage = Api['GET /api/community/posts']['reply']
export type PostPages = { pages: PostPage[]; pageParams: unknown[] }

const toPosts = ({ pages }: Pick<PostPages, 'pages'>) => pages.flatMap(({ content }) => content)

/** The posts of a category; null: of every one. Coming back to a list within a minute finds it as it was left, page for page. */
export const postsQuery = (category: PostCategory | null) =>
  infiniteQueryOptions({
    queryKey: [...POST_LISTS_KEY, 'all', category],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/community/posts', { query: { category: category ?? undefined, cursor } }, { signal }),
    ...cursorPaging,
    select: toPosts,
    staleTime: MINUTE_MS,
  })

const MY_LISTS = {
  posts: 'GET /api/mypage/posts',
  scraps: 'GET /api/mypage/scraps',
  commented: 'GET /api/mypage/commented-posts',
} as const satisfies Record<string, keyof Api>
export type MyList = keyof typeof MY_LISTS

export const myPostsQuery = (list: MyList) =>
  infiniteQueryOptions({
    queryKey: [...POST_LISTS_KEY, 'mine', list],
    queryFn: ({ pageParam: cursor, signal }) => request(MY_LISTS[list], { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: toPosts,
  })

export const postQuery = (postId: number) =>
  queryOptions({
    queryKey: [...POSTS_KEY, 'detail', postId],
    queryFn: ({ signal }) => request('GET /api/community/posts/:postId', { params: { postId } }, { signal }),
  })

export const createPost = (draft: PostDraft, idempotencyKey: string) =>
  request('POST /api/community/posts', { body: draft }, { idempotencyKey })

export const changePost = (postId: number, change: PostChange) =>
  request('PATCH /api/community/posts/:postId', { params: { postId }, body: change })

export const deletePost = (postId: number) => request('DELETE /api/community/posts/:postId', { params: { postId } })

export const setScrap = (postId: number, scraped: boolean) =>
  request('PUT /api/community/posts/:postId/scrap', { params: { postId }, body: { scraped } })

type ThreadPage = Api['GET /api/community/posts/:postId/comments']['reply']
export type ThreadPages = { pages: ThreadPage[]; pageParams: unknown[] }

const toThreads = ({ pages }: Pick<ThreadPages, 'pages'>) => pages.flatMap(({ content }) => content)

export const commentsQuery = (postId: number) =>
  infiniteQueryOptions({
    queryKey: ['community', 'comments', postId],
    queryFn: ({ pageParam: cursor, signal }) =>
      request('GET /api/community/posts/:postId/comments', { params: { postId }, query: { cursor } }, { signal }),
    ...cursorPaging,
    select: toThreads,
  })

export const sendComment = (postId: number, draft: CommentDraft, idempotencyKey: string) =>
  request('POST /api/community/posts/:postId/comments', { params: { postId }, body: draft }, { idempotencyKey })

export const deleteComment = (commentId: number) =>
  request('DELETE /api/community/comments/:commentId', { params: { commentId } })

/** Members whose name begins like this, of those who wrote the post or a comment on it. */
export const mentionableQuery = (postId: number, q: string) =>
  queryOptions({
    queryKey: ['community', 'mentionable', postId, q],
    queryFn: ({ signal }) =>
      request(
        'GET /api/community/posts/:postId/mentionable',
        { params: { postId }, query: { q: q === '' ? undefined : q } },
        { signal },
      ),
    // A name that is typed on makes up for an answer that did not come.
    retry: false,
    staleTime: MINUTE_MS,
  })
