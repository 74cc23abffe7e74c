import { sql, type SQL } from 'drizzle-orm'

/** The types of content that enough reports hide. */
export type Judgeable = 'POST' | 'COMMENT' | 'REVIEW'

const UNIT_SEPARATOR = sql.raw(String.raw`E'\x1f'`)
const digestOf = (...parts: SQL[]) =>
  sql<string>`encode(sha256(convert_to(concat_ws(${UNIT_SEPARATOR}, ${sql.join(parts, sql`, `)}), 'UTF8')), 'hex')`

/**
 * Expressions for a hash of text and images of a row of `posts`, `comments` or `reviews`, by which judged content is
 * recognised.
 */
export const CONTENT_DIGESTS: Readonly<Record<Judgeable, SQL<string>>> = {
  POST: digestOf(
    sql.raw('posts.title'),
    sql.raw('posts.content'),
    sql.raw(`(select string_agg(a.image_name, ' ' order by a.position) from post_images a where a.post_id = posts.id)`),
  ),
  COMMENT: digestOf(sql.raw('comments.content')),
  REVIEW: digestOf(
    sql.raw('reviews.content'),
    sql.raw(
      `(select string_agg(a.image_name, ' ' order by a.position) from review_images a where a.review_id = reviews.id)`,
    ),
  ),
}
