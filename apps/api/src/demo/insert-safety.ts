import { dayAfter } from '@honjeo/contract/values/days'
import { safetyRate } from '@honjeo/contract/values/safety'
import type { Db } from '../db/client.ts'
import { safetyDays } from '@honjeo/schema/safety'
import { instantOf } from '@honjeo/demo-content/days'
import { memberId, type MemberIds } from './insert-members.ts'
import { DEMO_NICKNAME } from '@honjeo/demo-content/members'
import { demoChecks, demoContacts, demoTimers } from '@honjeo/demo-content/safety'
import { timers } from '@honjeo/schema/timers'
import { locationShares, locationShareViewers } from '@honjeo/schema/sharing'
import { safetyMessages } from '@honjeo/schema/alerts'
import { trustedContacts } from '@honjeo/schema/contacts'

/** A month of saved rates. */
export async function insertDemoSafety(tx: Db, today: string, ids: MemberIds): Promise<void> {
  const userId = memberId(ids, DEMO_NICKNAME)
  const rows = demoChecks.flatMap((checked, index) => {
    const day = dayAfter(today, -(index + 1))
    return checked < 0 ? [] : [{ userId, day, rate: safetyRate(checked), savedAt: instantOf(day, '08:40') }]
  })
  await tx.insert(safetyDays).values(rows)
}

export async function insertDemoTimers(tx: Db, today: string, ids: MemberIds): Promise<void> {
  await tx.insert(timers).values(
    demoTimers.map(({ title, note, daysAgo, from, until, end }) => {
      const at = (time: string) => instantOf(dayAfter(today, -daysAgo), time)
      return {
        userId: memberId(ids, DEMO_NICKNAME),
        title,
        note,
        startedAt: at(from),
        plannedAt: at(until),
        graceMinutes: 15,
        stage: 'ENDED' as const,
        ending: 'SAFE' as const,
        endedAt: at(end),
      }
    }),
  )
}

/** The contacts of the demo account, and a position it shared three days ago. */
export async function insertDemoContacts(tx: Db, today: string, ids: MemberIds): Promise<void> {
  const userId = memberId(ids, DEMO_NICKNAME)
  const rows = demoContacts.map(({ member, email = null, status, askedDaysAgo, ...contact }, index) => ({
    ...contact,
    email,
    status,
    ownerId: userId,
    memberId: member === undefined ? null : memberId(ids, member),
    position: index + 1,
    createdAt: instantOf(dayAfter(today, -askedDaysAgo), '19:20'),
    answeredAt: status === 'PENDING' ? null : instantOf(dayAfter(today, -askedDaysAgo), '20:05'),
  }))
  const contacts = await tx.insert(trustedContacts).values(rows).returning()
  await tx.insert(safetyMessages).values(
    contacts.map(({ id, createdAt, answeredAt }) => ({
      contactId: id,
      kind: 'INVITATION' as const,
      channel: 'EMAIL' as const,
      eventKey: `contact:${id}:INVITATION:demo:EMAIL`,
      state: answeredAt === null ? ('SENT' as const) : ('OPENED' as const),
      createdAt,
      wantedAt: createdAt,
      sentAt: createdAt,
      openedAt: answeredAt,
    })),
  )
  await insertDemoShare(tx, { userId, day: dayAfter(today, -3), contactId: contacts[0]!.id })
}

async function insertDemoShare(tx: Db, { userId, day, contactId }: { userId: number; day: string; contactId: number }) {
  const endedAt = instantOf(day, '16:40')
  const [share] = await tx
    .insert(locationShares)
    .values({ userId, startedAt: instantOf(day, '14:10'), endsAt: instantOf(day, '17:10'), endedAt })
    .returning({ id: locationShares.id })
  const seen = { views: 3, firstViewedAt: instantOf(day, '14:22'), lastViewedAt: instantOf(day, '16:05') }
  await tx.insert(locationShareViewers).values([
    { shareId: share!.id, contactId: null },
    { shareId: share!.id, contactId, ...seen },
  ])
}
