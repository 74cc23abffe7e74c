import type { PostChange, PostDraft } from '@honjeo/contract/community'
import type { PostCategory } from '@honjeo/contract/values/enums'
import { POSTS_PER_DAY } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { attachImages, detachImages } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { lockMember } from '../records/lock-member.ts'
import { guardText, refuseRepetition, requireAllowance } from '../records/text-guard.ts'
import { appError } from '../lib/errors.ts'
import { deletePost, insertPost, isHostOf, lockPost, lockPostToDelete, updatePost } from './posts.queries.ts'

const PER_DAY = { limit: POSTS_PER_DAY, refusal: 'TOO_MANY_POSTS_TODAY' } as const

/** Answers the new post's id. */
export async function writePost(tx: Db, userId: number, draft: PostDraft, now: Date): Promise<number> {
  const { postCategory: category, title, content, images = [], roomId = null } = draft
  const about = { userId, kind: 'POST', now } as const
  await guardText(tx, { ...about, texts: [title, content] })
  await requireOwnRoom(tx, userId, category, roomId)
  refuseRepetition(content, await requireAllowance(tx, about, PER_DAY))
  const postId = await insertPost(tx, userId, { category, title, content, roomId }, now.toISOString())
  if (images.length > 0) await attachImages(tx, userId, 'post', postId, images)
  return postId
}

export async function changePost(tx: Db, userId: number, postId: number, change: PostChange, now: Date): Promise<void> {
  // This lock comes before the post's, as when a comment is written: two requests of one member never wait for each
  // other in a circle.
  await lockMember(tx, userId)
  const post = await lockOwnPost(tx, userId, postId)
  const { postCategory: category = post.category, title = post.title, content = post.content, images } = change
  // A post that proposes nothing any more lets go of its room; one that keeps its room may have been left by its writer.
  const { roomId = category === 'COMPANION_PROPOSAL' ? post.roomId : null } = change
  if (roomId !== post.roomId || category !== post.category) await requireOwnRoom(tx, userId, category, roomId)
  if (title !== post.title || content !== post.content) {
    await guardText(tx, { userId, kind: 'POST', texts: [title, content], now, editing: postId })
  }
  await updatePost(tx, postId, { category, title, content, roomId }, now.toISOString())
  if (images) await attachImages(tx, userId, 'post', postId, images)
}

/** Deletes the images of a post and hides its words; works for hidden posts too. */
export async function removePost(tx: Db, userId: number, postId: number, now: Date): Promise<void> {
  const post = await lockPostToDelete(tx, postId)
  if (post?.authorId !== userId) throw appError('POST_NOT_FOUND')
  await deletePost(tx, postId, now.toISOString())
  await detachImages(tx, 'post', postId)
}

async function lockOwnPost(tx: Db, userId: number, postId: number) {
  const post = await lockPost(tx, postId)
  if (post?.authorId !== userId) throw appError('POST_NOT_FOUND')
  return post
}

async function requireOwnRoom(tx: Db, userId: number, category: PostCategory, roomId: number | null) {
  if (roomId === null) return
  if (category !== 'COMPANION_PROPOSAL') {
    throw appError('ROOM_OF_ANOTHER_HOST', { fields: { roomId: say('ROOM_ONLY_FOR_PROPOSALS') } })
  }
  if (!(await isHostOf(tx, userId, roomId))) {
    throw appError('ROOM_OF_ANOTHER_HOST', { fields: { roomId: say('ROOM_OF_MINE') } })
  }
}
