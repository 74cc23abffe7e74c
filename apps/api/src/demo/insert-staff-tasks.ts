import { dayAfter } from '@honjeo/contract/values/days'
import { and, asc, eq } from 'drizzle-orm'
import { findTarget, listContext, type Target } from '../reports/report-targets.queries.ts'
import type { Db } from '../db/client.ts'
import { comments } from '@honjeo/schema/comments'
import { messages } from '@honjeo/schema/messages'
import { reports } from '@honjeo/schema/reports'
import { reviews } from '@honjeo/schema/reviews'
import { sanctions } from '@honjeo/schema/sanctions'
import { auditLog, notices } from '@honjeo/schema/staff'
import { instantOf } from '@honjeo/demo-content/days'
import { memberId, type MemberIds } from './insert-members.ts'
import type { WrittenPosts } from './insert-posts.ts'
import type { OpenedRoom } from './insert-rooms.ts'
import type { RoomKey } from '@honjeo/demo-content/rooms'
import {
  demoInquiries,
  type DemoInquiry,
  demoNotice,
  type DemoReport,
  demoReports,
  demoStaff,
  type DemoTarget,
  demoWarning,
  hiddenComment,
  type When,
} from '@honjeo/demo-content/staff'
import { inquiries } from '@honjeo/schema/inquiries'

interface DemoWorld {
  today: string
  ids: MemberIds
  posts: WrittenPosts
  rooms: ReadonlyMap<RoomKey, OpenedRoom>
  staffId: number
}

const instant = ({ today }: DemoWorld, [daysAgo, time]: When) => instantOf(dayAfter(today, -daysAgo), time)

/** What members reported, and what staff decided; with it a comment that is out of sight, and a warning. */
export async function insertDemoReports(tx: Db, world: DemoWorld): Promise<void> {
  const commentId = await insertHiddenComment(tx, world)
  for (const report of demoReports) {
    const target = await targetOf(tx, world, report.about, commentId)
    const reportId = await insertReport(tx, world, report, target)
    if (report.decided === undefined) continue
    await writeDeed(tx, world, {
      action: 'REPORT_DECIDE',
      targetType: 'REPORT',
      targetId: String(reportId),
      before: { status: 'PENDING' },
      after: { status: report.decided.status },
      note: report.decided.note,
      createdAt: instant(world, report.decided.at),
    })
    if (report.about === 'hiddenComment') await hideAndWarn(tx, world, commentId, reportId, report.decided)
  }
}

async function insertHiddenComment(tx: Db, world: DemoWorld): Promise<number> {
  const { below, by, at, content } = hiddenComment
  const postId = postOf(world, below)
  const row = { postId, authorId: memberId(world.ids, by), content, createdAt: instant(world, at) }
  const [comment] = await tx.insert(comments).values(row).returning({ id: comments.id })
  return comment!.id
}

function postOf({ posts }: DemoWorld, title: string): number {
  const post = posts.get(title)
  if (!post) throw new Error(`no demo post ${title}`)
  return post.id
}

async function targetOf(tx: Db, world: DemoWorld, about: DemoTarget, commentId: number): Promise<Target> {
  const { ids, rooms } = world
  if (about === 'hiddenComment') return { type: 'COMMENT', id: commentId, seq: 0 }
  if ('post' in about) return { type: 'POST', id: postOf(world, about.post), seq: 0 }
  if ('member' in about) return { type: 'USER', id: memberId(ids, about.member), seq: 0 }
  if ('review' in about) {
    const isIt = and(eq(reviews.contentId, about.review), eq(reviews.userId, memberId(ids, about.by)))
    const [review] = await tx.select({ id: reviews.id }).from(reviews).where(isIt)
    return { type: 'REVIEW', id: review!.id, seq: 0 }
  }
  const roomId = rooms.get(about.room)!.id
  const said = and(
    eq(messages.roomId, roomId),
    eq(messages.senderId, memberId(ids, about.saidBy)),
    eq(messages.type, 'TALK'),
  )
  const [first] = await tx.select({ seq: messages.seq }).from(messages).where(said).orderBy(asc(messages.seq)).limit(1)
  return { type: 'MESSAGE', id: roomId, seq: first!.seq }
}

async function insertReport(tx: Db, world: DemoWorld, report: DemoReport, target: Target): Promise<number> {
  const { by, reason, detail, at, decided } = report
  const reporterId = memberId(world.ids, by)
  const snapshot = await findTarget(tx, target, reporterId, instant(world, at))
  if (!snapshot) throw new Error(`${by} reports nothing`)
  const [row] = await tx
    .insert(reports)
    .values({
      reporterId,
      targetType: target.type,
      targetId: target.id,
      targetSeq: target.seq,
      targetUserId: snapshot.ownerId,
      targetTitle: snapshot.title,
      targetContent: snapshot.content,
      context: target.type === 'MESSAGE' ? await listContext(tx, target) : null,
      reason,
      detail,
      createdAt: instant(world, at),
      ...(decided && {
        status: decided.status,
        adminNote: decided.note,
        processedAt: instant(world, decided.at),
        processedBy: world.staffId,
      }),
    })
    .returning({ id: reports.id })
  return row!.id
}

type Decided = NonNullable<DemoReport['decided']>

async function hideAndWarn(tx: Db, world: DemoWorld, commentId: number, reportId: number, { note, at }: Decided) {
  const createdAt = instant(world, at)
  await tx.update(comments).set({ hiddenAt: createdAt }).where(eq(comments.id, commentId))
  await writeDeed(tx, world, {
    action: 'CONTENT_HIDE',
    targetType: 'COMMENT',
    targetId: String(commentId),
    before: { isHidden: false },
    after: { isHidden: true },
    note,
    createdAt,
  })
  const { to, reason } = demoWarning
  const userId = memberId(world.ids, to)
  await tx.insert(sanctions).values({ userId, kind: 'WARNING', reason, createdAt, staffId: world.staffId, reportId })
  const warned = { action: 'MEMBER_WARN', targetType: 'MEMBER', targetId: String(userId) } as const
  await writeDeed(tx, world, { ...warned, note: reason, createdAt })
}

type Deed = Omit<typeof auditLog.$inferInsert, 'staffId' | 'staffName'>

async function writeDeed(tx: Db, { staffId }: DemoWorld, deed: Deed): Promise<void> {
  await tx.insert(auditLog).values({ ...deed, staffId, staffName: demoStaff.nickname })
}

/** What members asked, and what staff answered. */
export async function insertDemoInquiries(tx: Db, world: DemoWorld): Promise<void> {
  for (const inquiry of demoInquiries) {
    const [row] = await tx.insert(inquiries).values(columnsOf(inquiry)).returning({ id: inquiries.id })
    if (inquiry.reply === undefined) continue
    const at = instant(world, inquiry.reply.at)
    await writeDeed(tx, world, {
      action: 'INQUIRY_REPLY',
      targetType: 'INQUIRY',
      targetId: String(row!.id),
      before: { status: 'PENDING', repliedAt: null },
      after: { status: 'REPLIED', repliedAt: at },
      createdAt: at,
    })
  }

  function columnsOf({ by, at, place, reply, closedAt, ...inquiry }: DemoInquiry) {
    const lastAt = closedAt ?? reply?.at
    return {
      ...inquiry,
      userId: memberId(world.ids, by),
      placeId: place,
      createdAt: instant(world, at),
      closedAt: closedAt && instant(world, closedAt),
      updatedAt: lastAt && instant(world, lastAt),
      reply: reply?.words,
      repliedAt: reply && instant(world, reply.at),
      repliedBy: reply && world.staffId,
    }
  }
}

export async function insertDemoNotice(tx: Db, world: DemoWorld): Promise<void> {
  const { title, content, at } = demoNotice
  const publishedAt = instantOf(dayAfter(world.today, -at[0]), at[1])
  const row = { title, content, publishedAt, createdAt: publishedAt, updatedAt: publishedAt }
  const [notice] = await tx.insert(notices).values(row).returning({ id: notices.id })
  const after = { title, published: true }
  const deed = { action: 'NOTICE_CREATE', targetType: 'NOTICE', targetId: String(notice!.id), after } as const
  await writeDeed(tx, world, { ...deed, createdAt: publishedAt })
}
