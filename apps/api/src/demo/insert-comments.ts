import type { Db } from '../db/client.ts'
import { commentMentions, comments, scraps } from '../db/schema/comments.ts'
import { demoTalks, type DemoTalk } from './comments.ts'
import { memberId, type MemberIds } from './insert-members.ts'
import { demoMembers } from './members.ts'

/** What was posted when, by the title it is called by here. */
export type WrittenPosts = ReadonlyMap<string, { id: number; createdAt: string }>

const FIRST_SCRAP_MINUTES = 10

/** All that is said below posts, and who scrapped them, but for what would lie ahead of `now`. */
export async function insertDemoComments(tx: Db, now: Date, ids: MemberIds, posts: WrittenPosts): Promise<void> {
  for (const { below, threads, scrappedBy } of demoTalks) {
    const post = posts.get(below)
    if (!post) throw new Error(`no demo post ${below}`)
    const at = (minutes: number) => new Date(Date.parse(post.createdAt) + minutes * 60_000).toISOString()
    const isPast = (minutes: number) => at(minutes) <= now.toISOString()

    const insert = async ([minutes, who, content]: Words, parentId: number | null) => {
      const authorId = memberId(ids, who)
      const row = { postId: post.id, parentId, authorId, content, createdAt: at(minutes) }
      const [comment] = await tx.insert(comments).values(row).returning({ id: comments.id })
      if (!comment) throw new Error('an insert returned no row')
      const called = demoMembers.filter(({ nickname }) => content.includes(`@${nickname}`))
      if (called.length > 0) {
        const mentions = called.map(({ nickname }) => ({ commentId: comment.id, userId: memberId(ids, nickname) }))
        await tx.insert(commentMentions).values(mentions)
      }
      return comment.id
    }
    for (const [comment, ...replies] of threads.filter(([[minutes]]) => isPast(minutes))) {
      const parentId = await insert(comment, null)
      for (const reply of replies.filter(([minutes]) => isPast(minutes))) await insert(reply, parentId)
    }
    const rows = scrappedBy
      .map((who, i) => ({ who, minutes: FIRST_SCRAP_MINUTES * (i + 1) }))
      .filter(({ minutes }) => isPast(minutes))
      .map(({ who, minutes }) => ({ userId: memberId(ids, who), postId: post.id, createdAt: at(minutes) }))
    if (rows.length > 0) await tx.insert(scraps).values(rows)
  }
}

type Words = DemoTalk['threads'][number][0]
