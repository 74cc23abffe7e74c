import type { Db } from '../db/client.ts'
import { inquiries } from '../db/schema/inquiries.ts'
import { notices } from '../db/schema/staff.ts'
import { instantOf, shiftDay } from './days.ts'
import { memberId } from './insert-members.ts'
import { writeDeed, type DemoWorld } from './insert-reports.ts'
import { demoInquiries, demoNotice, type DemoInquiry, type When } from './staff.ts'

/** What members asked, and what staff answered. */
export async function insertDemoInquiries(tx: Db, world: DemoWorld): Promise<void> {
  const instant = ([daysAgo, time]: When) => instantOf(shiftDay(world.today, -daysAgo), time)
  for (const inquiry of demoInquiries) {
    const [row] = await tx.insert(inquiries).values(columnsOf(inquiry)).returning({ id: inquiries.id })
    if (inquiry.reply === undefined) continue
    const at = instant(inquiry.reply.at)
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
      createdAt: instant(at),
      closedAt: closedAt && instant(closedAt),
      updatedAt: lastAt && instant(lastAt),
      reply: reply?.words,
      repliedAt: reply && instant(reply.at),
      repliedBy: reply && world.staffId,
    }
  }
}

export async function insertDemoNotice(tx: Db, world: DemoWorld): Promise<void> {
  const { title, content, at } = demoNotice
  const publishedAt = instantOf(shiftDay(world.today, -at[0]), at[1])
  const row = { title, content, publishedAt, createdAt: publishedAt, updatedAt: publishedAt }
  const [notice] = await tx.insert(notices).values(row).returning({ id: notices.id })
  const after = { title, published: true }
  const deed = { action: 'NOTICE_CREATE', targetType: 'NOTICE', targetId: String(notice!.id), after } as const
  await writeDeed(tx, world, { ...deed, createdAt: publishedAt })
}
