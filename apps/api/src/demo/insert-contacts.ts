import type { ContactChannel, ContactStatus } from '@honjeo/contract/values/enums'
import type { Db } from '../db/client.ts'
import { locationShares, locationShareViewers } from '../db/schema/location-shares.ts'
import { safetyMessages } from '../db/schema/safety-messages.ts'
import { trustedContacts } from '../db/schema/trusted-contacts.ts'
import { instantOf, shiftDay } from './days.ts'
import { memberId, type MemberIds } from './insert-members.ts'
import { DEMO_NICKNAME, type Nickname } from './members.ts'

interface DemoContact {
  name: string
  channel: ContactChannel
  email?: string
  member?: Nickname
  status: ContactStatus
  askedDaysAgo: number
}

const demoContacts: readonly DemoContact[] = [
  { name: '우리 언니', channel: 'EMAIL', email: 'sister@honjeo.example', status: 'CONFIRMED', askedDaysAgo: 40 },
  { name: '돌담 친구', channel: 'MEMBER', member: '돌담길따라', status: 'CONFIRMED', askedDaysAgo: 21 },
  { name: '직장 동료', channel: 'EMAIL', email: 'colleague@honjeo.example', status: 'PENDING', askedDaysAgo: 1 },
]

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
    createdAt: instantOf(shiftDay(today, -askedDaysAgo), '19:20'),
    answeredAt: status === 'PENDING' ? null : instantOf(shiftDay(today, -askedDaysAgo), '20:05'),
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
  await insertDemoShare(tx, { userId, day: shiftDay(today, -3), contactId: contacts[0]!.id })
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
