import { and, eq } from 'drizzle-orm'
import { attachedImagesOf } from '../db/attached-images.ts'
import type { Db } from '../db/client.ts'
import { isVisible } from '../db/place-columns.ts'
import { isReadablePost } from '../db/post-columns.ts'
import { places } from '../db/schema/places.ts'
import { posts } from '../db/schema/posts.ts'

/** What the preview of a place says; undefined when there is none that people may see. */
export async function findPlaceWords(db: Db, contentId: number) {
  const [row] = await db
    .select({ title: places.title, overview: places.overview })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible))
  return row
}

/** What the preview of a post says and shows; undefined when there is none that people may see. */
export async function findPostPreview(db: Db, postId: number) {
  const [row] = await db
    .select({ title: posts.title, content: posts.content, images: attachedImagesOf('post') })
    .from(posts)
    .where(and(eq(posts.id, postId), isReadablePost))
  return row
}
