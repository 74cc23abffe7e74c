import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, idOf, partOf } from './columns.ts'
import { inquiries } from './inquiries.ts'
import { posts } from './posts.ts'
import { reviews } from './reviews.ts'
import { users } from './users.ts'

/** Uploaded images; the files lie in the image store under this name, once for each width. */
export const images = pgTable(
  'images',
  {
    name: text().primaryKey(),
    /** The owner; null once they have left; then nothing keeps the image but what it is attached to. */
    ownerId: idOf('owner_id').references(() => users.id, { onDelete: 'set null' }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The hash of what was uploaded, hex. */
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('images_owner_idx').on(t.ownerId, t.createdAt),
    index('images_created_idx').on(t.createdAt, t.name),
    check('images_size', sql`${t.width} > 0 and ${t.height} > 0`),
  ],
)

const attached = () => ({
  position: integer().notNull(),
  imageName: text('image_name')
    .notNull()
    .references(() => images.name),
})

export const reviewImages = pgTable(
  'review_images',
  {
    reviewId: partOf('review_id', () => reviews.id),
    ...attached(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.position] }),
    uniqueIndex('review_images_image_unique').on(t.imageName),
    check('review_images_position', sql`${t.position} between 0 and 9`),
  ],
)

export const postImages = pgTable(
  'post_images',
  {
    postId: partOf('post_id', () => posts.id),
    ...attached(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.position] }),
    uniqueIndex('post_images_image_unique').on(t.imageName),
    check('post_images_position', sql`${t.position} between 0 and 9`),
  ],
)

export const inquiryImages = pgTable(
  'inquiry_images',
  {
    inquiryId: partOf('inquiry_id', () => inquiries.id),
    ...attached(),
  },
  (t) => [
    primaryKey({ columns: [t.inquiryId, t.position] }),
    uniqueIndex('inquiry_images_image_unique').on(t.imageName),
    check('inquiry_images_position', sql`${t.position} between 0 and 4`),
  ],
)
