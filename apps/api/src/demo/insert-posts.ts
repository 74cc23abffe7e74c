import type { Db } from '../db/client.ts'
import { posts } from '../db/schema/posts.ts'
import { instantOf, shiftDay } from './days.ts'
import type { WrittenPosts } from './insert-comments.ts'
import { memberId, type MemberIds } from './insert-members.ts'
import type { OpenedRoom } from './insert-rooms.ts'
import { demoPosts, type DemoPost, type DemoProposal } from './posts.ts'
import type { RoomKey } from './rooms.ts'

const MINUTES_TO_WRITE_MS = 4 * 60_000

export async function insertDemoPosts(
  tx: Db,
  today: string,
  ids: MemberIds,
  rooms: ReadonlyMap<RoomKey, OpenedRoom>,
): Promise<WrittenPosts> {
  const origin = (post: DemoPost | DemoProposal) => {
    if (post.category !== 'COMPANION_PROPOSAL') {
      return { authorId: memberId(ids, post.by), createdAt: instantOf(shiftDay(today, -post.daysAgo), post.time) }
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
    .values(rows.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    .returning({ id: posts.id, title: posts.title, createdAt: posts.createdAt })
  return new Map(written.map(({ title, ...post }) => [title, post]))
}
