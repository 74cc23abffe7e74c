import { COMMENT_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, hidingColumns, id, idOf, instant, literal, partOf } from './columns.ts'
import { posts } from './posts.ts'
import { users } from './users.ts'

/** The text of an erased comment that has to stay because others have answered it. */
export const ERASED_TEXT = '-'

/** Comments on posts, and one level of replies to them (held by the trigger comments_one_level). */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    postId: partOf('post_id', () => posts.id),
    parentId: idOf('parent_id'),
    authorId: idOf('author_id').references(() => users.id, { onDelete: 'set null' }),
    content: text().notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    ...hidingColumns(),
  },
  (t) => [
    unique('comments_post_id_unique').on(t.postId, t.id),
    // A reply belongs to the same post as what it answers.
    foreignKey({ columns: [t.postId, t.parentId], foreignColumns: [t.postId, t.id], name: 'comments_parent_fk' }),
    index('comments_threads_idx').on(t.postId, t.parentId, t.id),
    index('comments_author_idx').on(t.authorId, t.createdAt.desc().nullsFirst()),
    index('comments_deleted_idx')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null and content <> '-'`),
    index('comments_hidden_idx')
      .on(t.id)
      .where(sql`hidden_at is not null`),
    check('comments_content_length', sql`char_length(${t.content}) between 1 and ${literal(COMMENT_MAX)}`),
  ],
)

export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: partOf('comment_id', () => comments.id),
    userId: partOf('user_id', () => users.id),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.userId] }), index('comment_mentions_user_idx').on(t.userId)],
)

export const scraps = pgTable(
  'scraps',
  {
    userId: partOf('user_id', () => users.id),
    postId: partOf('post_id', () => posts.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index('scraps_recent_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.postId.desc().nullsFirst()),
    index('scraps_post_idx').on(t.postId),
  ],
)
