import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Empty, Id, Line, Nullable, OneOf, Page } from './common.ts'
import { ImageNames, UploadedImage } from './images.ts'
import { ListedRoom } from './rooms.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from './route-table.ts'
import { POST_CATEGORIES } from './values/enums.ts'
import {
  COMMENT_MAX,
  COMMENTS_PAGE_SIZE,
  MENTIONS_MAX,
  NICKNAME_MAX,
  POST_CONTENT_MAX,
  POST_IMAGES_MAX,
  POST_TITLE_MAX,
} from './values/limits.ts'
import { VISIBLE_LINE_PATTERN, VISIBLE_PATTERN } from './values/text.ts'
import { say } from './values/sentences.ts'

/** The author of something; the id is null once they have left. */
export type Author = Static<typeof Author>
export const Author = Type.Object({
  userId: Nullable(Id),
  nickName: Type.String(),
  imageUrl: Nullable(Type.String()),
})

export type PostSummary = Static<typeof PostSummary>
export const PostSummary = Type.Object({
  postId: Id,
  postCategory: OneOf(POST_CATEGORIES),
  title: Type.String(),
  /** The beginning of the text. */
  content: Type.String(),
  author: Author,
  commentCount: Type.Integer(),
  scrapCount: Type.Integer(),
  isScraped: Type.Boolean(),
  isMine: Type.Boolean(),
  /** Thumbnail of the first image. */
  thumbUrl: Nullable(Type.String()),
  imageCount: Type.Integer(),
  /** State of the companion room the post proposes; null where the reader may not know of it. */
  room: Nullable(
    Type.Pick(ListedRoom, [
      'roomId',
      'day',
      'partOfDay',
      'status',
      'currentParticipants',
      'maxParticipants',
      'scheduledDate',
    ]),
  ),
  createdAt: DateTime,
  updatedAt: DateTime,
})

export type PostDetail = Static<typeof PostDetail>
export const PostDetail = Type.Interface([Type.Omit(PostSummary, ['room'])], {
  images: Type.Array(UploadedImage),
  room: Nullable(ListedRoom),
  /** Whether staff or reports have hidden it; only its author gets such content. */
  isHidden: Type.Boolean(),
})

const draft = {
  postCategory: OneOf(POST_CATEGORIES, { message: say('BOARD') }),
  title: Line({
    minLength: 1,
    maxLength: POST_TITLE_MAX,
    pattern: VISIBLE_LINE_PATTERN,
    message: say('TITLE_LENGTH', { max: POST_TITLE_MAX }),
  }),
  content: Type.String({
    minLength: 1,
    maxLength: POST_CONTENT_MAX,
    pattern: VISIBLE_PATTERN,
    message: say('CONTENT_LENGTH', { max: POST_CONTENT_MAX }),
  }),
  images: ImageNames(POST_IMAGES_MAX),
  /** A room whose host the writer is; only of 동행제안. */
  roomId: Nullable(Id),
}
export type PostDraft = Static<typeof PostDraft>
export const PostDraft = Closed({
  postCategory: draft.postCategory,
  title: draft.title,
  content: draft.content,
  images: Type.Optional(draft.images),
  roomId: Type.Optional(draft.roomId),
})
export type PostChange = Static<typeof PostChange>
export const PostChange = Type.Partial(Closed(draft), { additionalProperties: false, minProperties: 1 })

export type Comment = Static<typeof Comment>
export const Comment = Type.Object({
  commentId: Id,
  /** The comment it answers; null for one on the post. */
  parentId: Nullable(Id),
  author: Author,
  /** The text; empty once it was deleted; it stays where it has replies. */
  content: Type.String(),
  /** Members named in the text by @nickname. */
  mentions: Type.Array(Type.Object({ userId: Id, nickName: Type.String() })),
  isDeleted: Type.Boolean(),
  /** Whether it is the reader's own, and staff or reports have hidden it from others. */
  isHidden: Type.Boolean(),
  isMine: Type.Boolean(),
  createdAt: DateTime,
})

/** Comments in their order, each followed by its replies; a page holds whole threads. */
export type CommentThread = Static<typeof CommentThread>
export const CommentThread = Type.Interface([Comment], { replies: Type.Array(Comment) })

export type CommentDraft = Static<typeof CommentDraft>
export const CommentDraft = Closed({
  content: Type.String({
    minLength: 1,
    maxLength: COMMENT_MAX,
    pattern: VISIBLE_PATTERN,
    message: say('COMMENT_LENGTH', { max: COMMENT_MAX }),
  }),
  parentId: Type.Optional(Nullable(Id)),
  /** Ids of members the text names by @nickname; only those count who have written in the post. */
  mentions: Type.Optional(
    Type.Array(Id, {
      maxItems: MENTIONS_MAX,
      uniqueItems: true,
      message: say('MENTIONS_MAX', { max: MENTIONS_MAX }),
    }),
  ),
})

const PostParams = Type.Object({ postId: Id })
const tags = ['커뮤니티']
const myTags = ['마이']
const myPosts = {
  tags: myTags,
  security: EVEN_SUSPENDED,
  querystring: CursorQuery({}),
  response: { 200: Page(PostSummary) },
} as const

const POST_EXAMPLE = {
  postCategory: 'COMPANION_PROPOSAL',
  title: '같이 걸어요',
  content: '천천히 걸어요',
  images: [],
  roomId: 1,
}

export const communityRoutes = {
  'GET /api/community/posts': {
    summary: '게시글 목록',
    tags,
    limit: 'read',
    querystring: CursorQuery({ category: Type.Optional(OneOf(POST_CATEGORIES)) }),
    response: { 200: Page(PostSummary) },
  },
  'POST /api/community/posts': {
    summary: '글쓰기',
    isDoneOnce: true,
    tags,
    security: MEMBER,
    limit: 'write',
    body: PostDraft,
    readers: { title: 'OTHERS', content: 'OTHERS' },
    example: () => POST_EXAMPLE,
    response: { 201: Type.Object({ postId: Id }) },
  },
  'GET /api/community/posts/:postId': {
    summary: '게시글',
    tags,
    limit: 'read',
    reach: 'EVERYONE',
    params: PostParams,
    response: { 200: PostDetail },
  },
  'PATCH /api/community/posts/:postId': {
    summary: '글 고치기',
    tags,
    security: MEMBER,
    limit: 'write',
    reach: 'OWNER',
    params: PostParams,
    body: PostChange,
    readers: { title: 'OTHERS', content: 'OTHERS' },
    example: () => POST_EXAMPLE,
    response: { 200: PostDetail },
  },
  'DELETE /api/community/posts/:postId': {
    summary: '글 지우기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    params: PostParams,
    response: { 200: Empty },
  },
  'PUT /api/community/posts/:postId/scrap': {
    summary: '스크랩하기·거두기',
    tags,
    security: MEMBER,
    limit: 'write',
    reach: 'MEMBERS',
    params: PostParams,
    body: Closed({
      /** How it is to be; sent again it changes nothing. Without it the call turns around what is. */
      scraped: Type.Optional(Type.Boolean()),
    }),
    example: () => ({ scraped: true }),
    response: { 200: Type.Object({ scraped: Type.Boolean(), scrapCount: Type.Integer() }) },
  },
  'GET /api/community/posts/:postId/comments': {
    summary: '댓글',
    tags,
    limit: 'read',
    reach: 'EVERYONE',
    params: PostParams,
    querystring: CursorQuery({}, COMMENTS_PAGE_SIZE),
    response: { 200: Page(CommentThread) },
  },
  'POST /api/community/posts/:postId/comments': {
    summary: '댓글·답글 쓰기',
    isDoneOnce: true,
    tags,
    security: MEMBER,
    limit: 'write',
    reach: 'MEMBERS',
    params: PostParams,
    body: CommentDraft,
    readers: { content: 'OTHERS' },
    example: () => ({ content: '반가워요', parentId: 1, mentions: [1] }),
    response: { 201: Comment },
  },
  'DELETE /api/community/comments/:commentId': {
    summary: '댓글 지우기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    params: Type.Object({ commentId: Id }),
    response: { 200: Empty },
  },
  'GET /api/community/posts/:postId/mentionable': {
    summary: '@로 부를 수 있는 사람 (글과 댓글을 쓴 사람)',
    tags,
    security: MEMBER,
    limit: 'search',
    reach: 'MEMBERS',
    params: PostParams,
    querystring: Closed({ q: Type.Optional(Line({ minLength: 1, maxLength: NICKNAME_MAX })) }),
    response: { 200: Type.Array(Type.Object({ userId: Id, nickName: Type.String() })) },
  },
  'GET /api/mypage/posts': { summary: '내가 쓴 글', limit: 'read', ...myPosts },
  'GET /api/mypage/scraps': { summary: '스크랩한 글', limit: 'read', ...myPosts },
  'GET /api/mypage/commented-posts': { summary: '댓글 단 글', limit: 'read', ...myPosts },
} satisfies RouteTable
