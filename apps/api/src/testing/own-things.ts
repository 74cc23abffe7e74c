import { comments } from '../db/schema/comments.ts'
import { notifications } from '../db/schema/notifications.ts'
import { addPosts } from './posts.ts'
import { SAEBYEOL } from './places.ts'
import { addReviews } from './reviews.ts'
import type { Member, TestApp } from './test-app.ts'

/** One of each thing a member can own, by the name of its id in a path. */
export async function ownThings(t: TestApp, { id: userId }: Member): Promise<Record<string, number>> {
  const { database } = t
  const [postId] = await addPosts(database, { authorId: userId })
  const [reviewId] = await addReviews(database, SAEBYEOL, { userId })
  const [comment] = await database.db
    .insert(comments)
    .values({ postId: postId!, authorId: userId, content: '반가워요' })
    .returning({ id: comments.id })
  const [notification] = await database.db
    .insert(notifications)
    .values({ userId, type: 'SYSTEM', message: '환영해요', resourceType: 'NONE' })
    .returning({ id: notifications.id })
  return { postId: postId!, reviewId: reviewId!, commentId: comment!.id, id: notification!.id, userId }
}
