import { say } from '@honjeo/contract/values/sentences'
import { areApart } from '../records/blocks.queries.ts'
import type { Db } from '../db/client.ts'
import { appError } from '../lib/errors.ts'
import { notify } from '../notifications/notify.ts'
import { lockPost } from './posts.queries.ts'
import { deleteScrap, findNickname, insertScrap } from './scraps.queries.ts'
import { quoteTitle } from './quote-title.ts'

/** Scraps a post, or takes that back. The lock on the post lets two taps be two toggles, and the count be exact. */
export async function toggleScrap(tx: Db, userId: number, postId: number, now: Date) {
  const post = await lockPost(tx, postId)
  if (!post) throw appError('POST_NOT_FOUND')
  if (await deleteScrap(tx, userId, postId)) return { scraped: false, scrapCount: post.scrapCount - 1 }
  // Only a new scrap is refused: one from before the block was deleted above.
  if (await areApart(tx, userId, post.authorId)) throw appError('POST_NOT_FOUND')
  await insertScrap(tx, userId, postId, now.toISOString())
  if (post.authorId !== null && post.authorId !== userId) {
    await tellWriter(tx, { userId, writerId: post.authorId, postId, title: post.title })
  }
  return { scraped: true, scrapCount: post.scrapCount + 1 }
}

interface Scrap {
  userId: number
  writerId: number
  postId: number
  title: string
}

/** Counts once, however often a member changes their mind. */
async function tellWriter(tx: Db, { userId, writerId, postId, title }: Scrap) {
  const nickname = await findNickname(tx, userId)
  const sentence = say('SCRAPPED', { nickname, title: quoteTitle(title) })
  const eventKey = `scrap:${postId}:${userId}`
  const about = { resourceType: 'POST', resourceId: postId, by: userId, eventKey } as const
  await notify(tx, { userId: writerId, type: 'SCRAP', sentence, ...about })
}
