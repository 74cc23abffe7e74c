import { dayAfter } from '@honjeo/contract/values/days'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { posts } from '@honjeo/schema/posts'
import { instantOf } from '@honjeo/demo-content/days'
import type { OpenedRoom } from './insert-rooms.ts'
import { demoPosts, type DemoPost, type DemoProposal } from '@honjeo/demo-content/posts'
import type { RoomKey } from '@honjeo/demo-content/rooms'
import { commentMentions, comments, scraps } from '@honjeo/schema/comments'
import { type DemoTalk, demoTalks } from '@honjeo/demo-content/comments'
import { demoMembers } from '@honjeo/demo-content/members'
import { memberId, type MemberIds } from './insert-members.ts'

const MINUTES_TO_WRITE_MS = 4 * 60_000

export async function insertDemoPosts(
  tx: Db,
  today: string,
  ids: MemberIds,
  rooms: ReadonlyMap<RoomKey, OpenedRoom>,
): Promise<WrittenPosts> {
  const origin = (post: DemoPost | DemoProposal) => {
    if (post.category !== 'COMPANION_PROPOSAL') {
      return { authorId: memberId(ids, post.by), createdAt: instantOf(dayAfter(today, -post.daysAgo), post.time) }
    }
    const room = rooms.get(post.room)
    if (!room) throw new Error(`no demo room ${post.room}`)
    const createdAt = new Date(Date.parse(room.openedAt) + MINUTES_TO_WRITE_MS).toISOString()
    return { authorId: room.hostId, roomId: room.id, createdAt }
  }
  const rows = demoPosts.map((post) => {
    const { title, content, category } = post
    const written = origin(post)
    return { title, content, category, ...written, updatedAt: written.createdAt }
  })
  const written = await tx
    .insert(posts)
    .values(rows.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).map((row, n) => ({ ...row, id: n + 1 })))
    .returning({ id: posts.id, title: posts.title, createdAt: posts.createdAt })
  return new Map(written.map(({ title, ...post }) => [title, post]))
}

/** What was posted when, by the title it is called by here. */
export type WrittenPosts = ReadonlyMap<string, { id: number; createdAt: string }>

const FIRST_SCRAP_MINUTES = 10

/** Inserts all that is said below posts, and who scrapped them, but for what would lie ahead of `now`. */
export async function insertDemoComments(tx: Db, now: Date, ids: MemberIds, written: WrittenPosts): Promise<void> {
  for (const { below, threads, scrappedBy } of demoTalks) {
    const post = written.get(below)
    if (!post) throw new Error(`no demo post ${below}`)
    const at = (minutes: number) => new Date(Date.parse(post.createdAt) + minutes * 60_000).toISOString()
    const isPast = (minutes: number) => at(minutes) <= now.toISOString()

    const insert = async ([minutes, who, content]: Words, parentId: number | null) => {
      const authorId = memberId(ids, who)
      const row = { postId: post.id, parentId, authorId, content, createdAt: at(minutes) }
      const comment = only(await tx.insert(comments).values(row).returning({ id: comments.id }))
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
