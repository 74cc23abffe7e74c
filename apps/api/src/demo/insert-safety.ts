import { safetyRate } from '@honjeo/contract/values/safety'
import type { ContactChannel, ContactStatus } from '@honjeo/contract/values/enums'
import type { Db } from '../db/client.ts'
import { safetyDays } from '../db/schema/safety.ts'
import { instantOf, shiftDay } from './days.ts'
import { DEMO_NICKNAME, memberId, type MemberIds, type Nickname } from './members.ts'
import { timers } from '../db/schema/timers.ts'
import { locationShares, locationShareViewers } from '../db/schema/location-shares.ts'
import { safetyMessages } from '../db/schema/safety-messages.ts'
import { trustedContacts } from '../db/schema/trusted-contacts.ts'

/**
 * How many of the 35 items the demo account had checked on each day, from yesterday back; −1: no check that day. Four
 * days in a row up to yesterday, each colour of the calendar, and today is still to be done.
 */
const CHECKED = [
  31, 28, 25, 33, -1, 19, 24, 30, 35, 29, -1, -1, 12, 22, 27, 32, 26, -1, 15, 28, 30, 34, 20, -1, 9, 25, 29, 31, 0, 23,
]

/** A month of saved rates. */
export async function insertDemoSafety(tx: Db, today: string, ids: MemberIds): Promise<void> {
  const userId = memberId(ids, DEMO_NICKNAME)
  const rows = CHECKED.flatMap((checked, index) => {
    const day = shiftDay(today, -(index + 1))
    return checked < 0 ? [] : [{ userId, day, rate: safetyRate(checked), savedAt: instantOf(day, '08:40') }]
  })
  await tx.insert(safetyDays).values(rows)
}

/** Timers of the demo account that ended well; none runs. */
const TIMERS = [
  {
    title: '새별오름에서 노을 보고 숙소로',
    note: '서쪽 주차장에 차를 세웠어요.',
    daysAgo: 9,
    from: '16:40',
    until: '19:30',
    end: '19:12',
  },
  { title: '올레 7코스 걷기', note: '', daysAgo: 3, from: '09:10', until: '14:00', end: '13:38' },
] as const

export async function insertDemoTimers(tx: Db, today: string, ids: MemberIds): Promise<void> {
  await tx.insert(timers).values(
    TIMERS.map(({ title, note, daysAgo, from, until, end }) => {
      const at = (time: string) => instantOf(shiftDay(today, -daysAgo), time)
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
