import type { UploadedImage } from '@honjeo/contract/images'
import { imageUrlOf, widthsOf } from '@honjeo/contract/values/image-url'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { appError } from '@honjeo/contract/app-error'
import type { Db } from '../db/client.ts'
import { images, inquiryImages, postImages, reviewImages } from '@honjeo/schema/images'

type Kind = 'review' | 'post' | 'inquiry'

/** The selections with their tables' names: in a query of one table Drizzle leaves those off, and a subquery would take them for its own columns. */
const ATTACHED = {
  review: sql.raw('select * from review_images where review_images.review_id = reviews.id'),
  post: sql.raw('select * from post_images where post_images.post_id = posts.id'),
  inquiry: sql.raw('select * from inquiry_images where inquiry_images.inquiry_id = inquiries.id'),
}

interface ImageRow {
  name: string
  width: number
  height: number
}

export const toUploadedImage = ({ name, width, height }: ImageRow): UploadedImage => ({
  imageUrl: imageUrlOf(name, widthsOf(width).at(-1) ?? 320),
  imageName: name,
  width,
  height,
  thumbUrl: imageUrlOf(name, 'thumb'),
})

/** The column of the images of each row of `reviews`, `posts` or `inquiries` in their order, `[]` without any. It takes no further query. */
export const attachedImagesOf = (kind: Kind) =>
  sql`(
    select coalesce(json_agg(json_build_object('name', i.name, 'width', i.width, 'height', i.height) order by a.position), '[]')
    from (${ATTACHED[kind]}) a join images i on i.name = a.image_name
  )`.mapWith((rows: ImageRow[]): UploadedImage[] => rows.map(toUploadedImage))

/** Whether a review, a post, a message, a report or an inquiry uses an image, or a member as their picture. */
export const isAttached = sql<boolean>`(
  exists (select from review_images a where a.image_name = images.name)
  or exists (select from post_images a where a.image_name = images.name)
  or exists (select from messages a where a.image_name = images.name)
  or exists (select from reports a where a.image_name = images.name)
  or exists (select from inquiry_images a where a.image_name = images.name)
  or exists (select from users a where a.image_name = images.name)
)`

/** Takes all images off a review, post or inquiry; the next clean-up removes them. */
export async function detachImages(tx: Db, kind: Kind, id: number): Promise<void> {
  if (kind === 'review') await tx.delete(reviewImages).where(eq(reviewImages.reviewId, id))
  else if (kind === 'post') await tx.delete(postImages).where(eq(postImages.postId, id))
  else await tx.delete(inquiryImages).where(eq(inquiryImages.inquiryId, id))
}

/**
 * Makes sure that each is an upload of `ownerId` that nothing uses yet and that is named once: otherwise
 * IMAGE_NOT_USABLE. Call it in the transaction that attaches them: it locks the images, so that neither a deletion nor
 * another attachment comes between.
 */
export async function lockFreeImages(tx: Db, ownerId: number, names: readonly string[]): Promise<void> {
  const ofOwner = and(inArray(images.name, [...names]), eq(images.ownerId, ownerId))
  await tx.select({ name: images.name }).from(images).where(ofOwner).orderBy(images.name).for('update')
  // The images are looked up after the lock: only a statement that begins now sees what was committed while waiting for it.
  const free = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(ofOwner, sql`not ${isAttached}`))
  if (free.length !== names.length) throw appError('IMAGE_NOT_USABLE')
}

/** Makes these the images of a review, post or inquiry, in this order, in the place of those it had; see `lockFreeImages`. */
export async function attachImages(tx: Db, ownerId: number, kind: Kind, id: number, names: readonly string[]) {
  await detachImages(tx, kind, id)
  if (names.length === 0) return
  await lockFreeImages(tx, ownerId, names)
  const rows = names.map((imageName, position) => ({ position, imageName }))
  if (kind === 'review') await tx.insert(reviewImages).values(rows.map((row) => ({ ...row, reviewId: id })))
  else if (kind === 'post') await tx.insert(postImages).values(rows.map((row) => ({ ...row, postId: id })))
  else await tx.insert(inquiryImages).values(rows.map((row) => ({ ...row, inquiryId: id })))
}
