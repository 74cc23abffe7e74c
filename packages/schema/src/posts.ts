import { POST_CATEGORIES } from '@honjeo/contract/values/enums'
import { POST_CONTENT_MAX, POST_TITLE_MAX } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, hidingColumns, idOf, instant, literal, oneOf, scatteredId } from './columns.ts'
import { chatRooms } from './rooms.ts'
import { users } from './users.ts'

export const posts = pgTable(
  'posts',
  {
    id: scatteredId(),
    authorId: idOf('author_id').references(() => users.id, { onDelete: 'set null' }),
    category: text({ enum: POST_CATEGORIES }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    roomId: idOf('room_id').references(() => chatRooms.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    ...hidingColumns(),
    /** The counts, which triggers on comments and scraps keep right. */
    commentCount: integer('comment_count').notNull().default(0),
    scrapCount: integer('scrap_count').notNull().default(0),
  },
  (t) => [
    index('posts_latest_idx').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_category_idx').on(t.category, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_author_idx').on(t.authorId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_deleted_idx')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
    index('posts_hidden_idx')
      .on(t.id)
      .where(sql`hidden_at is not null`),
    index('posts_room_idx').on(t.roomId),
    check('posts_category', oneOf(t.category, POST_CATEGORIES)),
    check('posts_title_length', sql`char_length(${t.title}) between 1 and ${literal(POST_TITLE_MAX)}`),
    check('posts_content_length', sql`char_length(${t.content}) between 1 and ${literal(POST_CONTENT_MAX)}`),
  ],
)
