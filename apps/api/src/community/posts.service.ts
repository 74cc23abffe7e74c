import type { PostChange, PostDraft } from '@honjeo/contract/community'
import type { PostCategory } from '@honjeo/contract/values/enums'
import { POSTS_PER_DAY } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { attachImages, detachImages } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { lockMember } from '../records/lock-member.ts'
import { guardText, refuseRepetition, requireAllowance } from '../records/text-guard.ts'
import { appError } from '@honjeo/contract/app-error'
import { areApart } from '../records/blocks.queries.ts'
import { notify } from '../notifications/notify.ts'
import {
  deletePost,
  insertPost,
  isHostOf,
  lockPost,
  lockPostToDelete,
  updatePost,
  deleteScrap,
  findNickname,
  insertScrap,
} from './posts.queries.ts'

const TITLE_SHOWN = 30

/** A post's title within a sentence, cut where it would drown the rest. */
export function quoteTitle(title: string): string {
  const characters = Array.from(title)
  return `‘${characters.length > TITLE_SHOWN ? `${characters.slice(0, TITLE_SHOWN).join('')}…` : title}’`
}

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

/**
 * Scraps a post or takes that back, as is wanted; where nothing is said, turns around what is. The lock on the post
 * lets two taps be two turns, and the count be exact.
 */
export async function setScrap(tx: Db, userId: number, postId: number, now: Date, wanted?: boolean) {
  const post = await lockPost(tx, postId)
  if (!post) throw appError('POST_NOT_FOUND')
  const { scrapCount } = post
  if (wanted !== true && (await deleteScrap(tx, userId, postId))) return { scraped: false, scrapCount: scrapCount - 1 }
  if (wanted === false) return { scraped: false, scrapCount }
  // Only a scrap that stays is refused: one from before the block can be taken back above.
  if (await areApart(tx, userId, post.authorId)) throw appError('POST_NOT_FOUND')
  if (!(await insertScrap(tx, userId, postId, now.toISOString()))) return { scraped: true, scrapCount }
  if (post.authorId !== null && post.authorId !== userId) {
    await notifyWriter(tx, { userId, writerId: post.authorId, postId, title: post.title })
  }
  return { scraped: true, scrapCount: scrapCount + 1 }
}

interface Scrap {
  userId: number
  writerId: number
  postId: number
  title: string
}

/** Counts once, however often a member changes their mind. */
async function notifyWriter(tx: Db, { userId, writerId, postId, title }: Scrap) {
  const nickname = await findNickname(tx, userId)
  const sentence = say('SCRAPPED', { nickname, title: quoteTitle(title) })
  const eventKey = `scrap:${postId}:${userId}`
  const about = { resourceType: 'POST', resourceId: postId, by: userId, eventKey } as const
  await notify(tx, { userId: writerId, type: 'SCRAP', sentence, ...about })
}
