import { generateKeySync } from 'node:crypto'
import { INQUIRY_STATUSES, REPORT_STATUSES } from '@honjeo/contract/values/enums'
import { dayBefore, safetyLevel, safetyStreak } from '@honjeo/contract/values/safety'
import { TRAVELLER_TYPES } from '@honjeo/contract/values/traveller-type'
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findAccountByEmail } from '../auth/accounts.queries.ts'
import { isPassword } from '../records/password-hashes.ts'
import { hasUnreadMessages } from '../rooms/chat/chat.queries.ts'
import { koreanDay } from '../lib/clock.ts'
import { listMyRooms } from '../rooms/room-lists.queries.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { findMyProfile } from '../users/users.queries.ts'
import { openDatabase, type Db } from '../db/client.ts'
import { commentMentions, comments, scraps } from '@honjeo/schema/comments'
import { inquiries } from '@honjeo/schema/inquiries'
import { plans, planSpots } from '@honjeo/schema/plans'
import { posts } from '@honjeo/schema/posts'
import { reports } from '@honjeo/schema/reports'
import { reviews } from '@honjeo/schema/reviews'
import { safetyDays } from '@honjeo/schema/safety'
import { messages } from '@honjeo/schema/messages'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { sanctions } from '@honjeo/schema/sanctions'
import { auditLog, notices } from '@honjeo/schema/staff'
import { consents, users } from '@honjeo/schema/users'
import { seedCatalogue } from './catalogue.ts'
import { seedDemo } from './demo.ts'
import { demoMembers } from '@honjeo/demo-content/members'
import { PLACES } from '@honjeo/demo-content/places'
import { demoReviews } from '@honjeo/demo-content/reviews'

const NOON = new Date('2026-11-21T12:00:00+09:00')
/** Times that are each at another place in the calendar, two of them at the edges of a Korean day. */
const TIMES = [NOON, new Date('2027-01-01T00:03:00+09:00'), new Date('2028-02-29T23:57:00+09:00')]
const DAY_MS = 86_400_000
const KEY = generateKeySync('aes', { length: 256 })

const byNumber = (a: number | null, b: number | null) => Number(a) - Number(b)

async function createCatalogueDatabase(): Promise<{ db: Db; drop: () => Promise<void> }> {
  const { connection, drop } = await createTestDatabase()
  const database = await openDatabase(connection)
  await seedCatalogue(database.db)
  return {
    db: database.db,
    drop: async () => {
      await database.close()
      await drop()
    },
  }
}

async function openCatalogueDatabase(): Promise<Db> {
  const { db, drop } = await createCatalogueDatabase()
  onTestFinished(drop)
  return db
}

const TABLES = [
  users,
  consents,
  reviews,
  chatRooms,
  roomMembers,
  messages,
  posts,
  comments,
  commentMentions,
  scraps,
  plans,
  planSpots,
  safetyDays,
  reports,
  inquiries,
  sanctions,
  notices,
  auditLog,
]

const countRows = (db: Db) => Promise.all(TABLES.map((table) => db.$count(table)))

const listVisits = (db: Db, place: number) =>
  db.select({ day: reviews.visitDate }).from(reviews).where(eq(reviews.contentId, place))

async function findDemoAccount(db: Db) {
  const account = await findAccountByEmail(db, 'demo@honjeo.example')
  if (!account) throw new Error('no demo account')
  return account
}

describe.each(TIMES)('seeded at %s', (now) => {
  let db: Db
  let drop: () => Promise<void>

  beforeAll(async () => {
    ;({ db, drop } = await createCatalogueDatabase())
    await seedDemo(db, { now, key: KEY })
  })
  afterAll(() => drop())

  it('writes nothing that lies ahead, except meetings', async () => {
    for (const table of TABLES) {
      const instants = Object.values(getTableColumns(table)).filter(
        ({ name }) => name.endsWith('_at') && name !== 'scheduled_at',
      )
      for (const column of instants) {
        const rows = await db
          .select({ at: column })
          .from(table)
          .where(sql`${column} > ${now.toISOString()}::timestamptz`)
        expect(rows, `${getTableName(table)}.${column.name}`).toEqual([])
      }
    }
    const visits = await db.select({ day: reviews.visitDate, writtenAt: reviews.createdAt }).from(reviews)
    for (const { day, writtenAt } of visits) {
      expect(day < koreanDay(now)).toBe(true)
      expect(koreanDay(new Date(writtenAt))).toBe(day)
    }
  })

  it('visits markets on market days and museums when they are open', async () => {
    expect(await listVisits(db, PLACES.sehwaMarket)).toEqual([{ day: expect.stringMatching(/[05]$/) }])
    const [museum] = await listVisits(db, PLACES.jejuNationalMuseum)
    expect(new Date(museum?.day ?? '').getUTCDay()).not.toBe(1)
  })

  it('lets no one agree to texts before they are there', async () => {
    const isEarly = sql`version <= ${koreanDay(now)} and created_at < (version || 'T00:00+09:00')::timestamptz`
    expect(await db.select().from(consents).where(isEarly)).toEqual([])
  })

  it('lets no one act before joining Honjeo', async () => {
    const acts = sql`(
      select user_id as actor, created_at as at from reviews union all select author_id, created_at from posts
      union all select author_id, created_at from comments union all select user_id, created_at from scraps
      union all select sender_id, created_at from messages union all select user_id, joined_at from room_members
      union all select reporter_id, created_at from reports union all select user_id, created_at from inquiries)`
    const rows = await db
      .select({ nickname: users.nickname })
      .from(users)
      .where(sql`exists (select 1 from ${acts} acts where actor = ${users.id} and at < ${users.createdAt})`)
    expect(rows).toEqual([])
  })

  it('has members of every traveller type', async () => {
    const types = await db.selectDistinct({ type: users.userType }).from(users)
    expect(new Set(types.map(({ type }) => type))).toEqual(new Set(TRAVELLER_TYPES))
  })

  it('opens nine rooms for the coming ten days and leaves four finished ones', async () => {
    const rooms = await db.select().from(chatRooms)
    const daysAhead = rooms.map(({ scheduledAt }) => (Date.parse(scheduledAt) - now.getTime()) / DAY_MS)
    expect(daysAhead.filter((days) => days > 0 && days <= 10)).toHaveLength(9)
    expect(daysAhead.filter((days) => days <= 0)).toHaveLength(4)

    const toCome = rooms.filter(({ scheduledAt }) => new Date(scheduledAt) > now)
    expect(new Set(toCome.map(({ contentId }) => contentId)).size).toBe(9)
    expect(Math.min(...toCome.map((room) => room.maxParticipants))).toBe(2)
    expect(Math.max(...toCome.map((room) => room.maxParticipants))).toBe(8)
    expect(toCome.filter((room) => room.participantCount === room.maxParticipants)).toHaveLength(1)
    expect(toCome.filter((room) => room.completedAt !== null)).toHaveLength(1)
    expect(
      toCome
        .map((room) => room.genderRestriction)
        .filter((gender) => gender !== 'MIXED')
        .toSorted(),
    ).toEqual(['FEMALE', 'MALE'])
  })

  it('keeps the invariants of rooms and their conversations', async () => {
    const people = new Map((await db.select().from(users)).map((user) => [user.id, user]))
    const members = await db.select().from(roomMembers)
    const lines = await db.select().from(messages).orderBy(messages.roomId, messages.seq)
    for (const room of await db.select().from(chatRooms)) {
      const inRoom = members.filter(({ roomId }) => roomId === room.id)
      const said = lines.filter(({ roomId }) => roomId === room.id)
      expect(room.participantCount).toBe(inRoom.length)
      expect(said.map(({ seq }) => seq)).toEqual(said.map((_, index) => index + 1))
      expect(room.lastSeq).toBe(said.length)
      expect(room.lastMessageAt).toBe(said.at(-1)?.createdAt)
      expect(said.map(({ createdAt }) => createdAt)).toEqual(said.map(({ createdAt }) => createdAt).toSorted())
      expect(said[0]).toMatchObject({ senderId: room.hostId, type: 'GUIDE', createdAt: room.createdAt })
      expect(
        said
          .filter(({ type }) => type === 'ENTER')
          .map(({ senderId }) => senderId)
          .toSorted(byNumber),
      ).toEqual(inRoom.map(({ userId }) => userId).toSorted(byNumber))

      for (const { userId, joinedAt, lastReadSeq } of inRoom) {
        const own = said.filter(({ senderId, type }) => senderId === userId && type !== 'GUIDE')
        expect(own[0]).toMatchObject({ type: 'ENTER', createdAt: joinedAt })
        expect(own.every(({ seq }) => seq <= lastReadSeq)).toBe(true)
        expect(['MIXED', people.get(userId)?.gender]).toContain(room.genderRestriction)
      }
    }
  })

  it('lets the host close a room with his last words', async () => {
    const closing = await db
      .select({ senderId: messages.senderId, seq: messages.seq, hostId: chatRooms.hostId, lastSeq: chatRooms.lastSeq })
      .from(messages)
      .innerJoin(chatRooms, eq(chatRooms.id, messages.roomId))
      .where(eq(messages.createdAt, chatRooms.completedAt))
    expect(closing).toHaveLength(1)
    expect(closing[0]).toMatchObject({ senderId: closing[0]?.hostId, seq: closing[0]?.lastSeq })
  })

  it('lets six rooms talk at length, those to come until lately', async () => {
    const rooms = await db
      .select({ lastMessageAt: chatRooms.lastMessageAt, scheduledAt: chatRooms.scheduledAt })
      .from(chatRooms)
      .innerJoin(messages, eq(messages.roomId, chatRooms.id))
      .where(eq(messages.type, 'TALK'))
      .groupBy(chatRooms.id)
      .having(sql`count(*) between 8 and 25`)
    expect(rooms.length).toBeGreaterThanOrEqual(6)
    const quietFor = rooms
      .filter(({ scheduledAt }) => new Date(scheduledAt) > now)
      .map(({ lastMessageAt }) => now.getTime() - Date.parse(lastMessageAt ?? ''))
    expect(Math.max(...quietFor)).toBeLessThan(2 * DAY_MS)
  })

  it('links each proposal to the room of its author', async () => {
    const proposals = await db
      .select({
        isByHost: sql<
          boolean | null
        >`${posts.authorId} = ${chatRooms.hostId} and ${posts.createdAt} > ${chatRooms.createdAt}`,
      })
      .from(posts)
      .leftJoin(chatRooms, eq(chatRooms.id, posts.roomId))
      .where(eq(posts.category, 'COMPANION_PROPOSAL'))
    expect(proposals.length).toBeGreaterThan(0)
    expect(proposals.every(({ isByHost }) => isByHost)).toBe(true)
  })

  it('lets members talk below posts, answer and call each other', async () => {
    expect(await db.$count(comments, sql`parent_id is null`)).toBeGreaterThan(15)
    expect(await db.$count(comments, sql`parent_id is not null`)).toBeGreaterThan(10)
    expect(await db.$count(commentMentions)).toBeGreaterThan(0)
    expect(await db.$count(scraps)).toBeGreaterThan(15)
    const early = sql`exists (select from posts where posts.id = post_id and posts.created_at >= comments.created_at)`
    expect(await db.$count(comments, early)).toBe(0)
    const unsorted = sql`exists (select from comments later where later.id > comments.id
      and later.post_id = comments.post_id and later.parent_id is not distinct from comments.parent_id
      and later.created_at <= comments.created_at)`
    expect(await db.$count(comments, unsorted)).toBe(0)
  })

  it('leaves staff something in every status, some of it the demo account’s', async () => {
    const { id } = await findDemoAccount(db)
    const statusesOf = async (table: typeof reports | typeof inquiries) =>
      new Set((await db.select({ status: table.status }).from(table)).map(({ status }) => status))
    expect(await statusesOf(reports)).toEqual(new Set(REPORT_STATUSES))
    expect(await statusesOf(inquiries)).toEqual(new Set(INQUIRY_STATUSES))
    expect(await db.$count(reports, eq(reports.reporterId, id))).toBeGreaterThan(1)
    expect(await db.$count(inquiries, eq(inquiries.userId, id))).toBeGreaterThan(1)
    expect(await db.$count(sanctions)).toBe(1)
    expect(await db.$count(notices)).toBe(1)
    expect(await db.$count(comments, sql`hidden_at is not null`)).toBe(1)
  })

  it('gives the demo account a month of safety checks in every colour, the last four days good ones', async () => {
    const { id } = await findDemoAccount(db)
    const rows = await db.select().from(safetyDays).where(eq(safetyDays.userId, id))
    const today = koreanDay(now)
    const rates = Object.fromEntries(rows.map(({ day, rate }) => [day, rate]))
    expect(safetyStreak(rates, today)).toBe(4)
    expect(new Set(rows.map(({ rate }) => safetyLevel(rate)))).toEqual(new Set(['HIGH', 'GOOD', 'FAIR', 'LOW', 'NONE']))
    expect(rows.every(({ day }) => day < today && day >= dayBefore(today, 31))).toBe(true)
  })

  it('gives the demo account its trips, rooms, points and something unread', async () => {
    const { id } = await findDemoAccount(db)
    const receipts = await db.$count(reviews, sql`user_id = ${id} and receipt_verified`)
    expect(receipts).toBeGreaterThan(0)
    expect(await findMyProfile(db, id, now)).toMatchObject({
      soloTripCount: 16,
      companionRoomCount: 4,
      points: receipts * 100,
    })
    expect(await hasUnreadMessages(db, id)).toBe(true)
    const rooms = await listMyRooms(db, id, now.toISOString(), 0, 10)
    expect(rooms.filter(({ status }) => status === 'ENDED')).toHaveLength(4)
    expect(rooms.filter(({ status }) => status !== 'ENDED')).toHaveLength(3)
    expect(rooms.filter(({ hasUnreadMessages: unread }) => unread)).toHaveLength(1)
  })
})

describe('seedDemo', () => {
  it('answers logins that work', async () => {
    const db = await openCatalogueDatabase()
    const { member, staff } = await seedDemo(db, { now: NOON, key: KEY })
    for (const login of [member, staff]) {
      if (!login) throw new Error('no login')
      const account = await findAccountByEmail(db, login.email)
      expect(await isPassword(account?.passwordHash, login.password)).toBe(true)
    }
  })

  it('writes nothing the second time and answers the same login', async () => {
    const db = await openCatalogueDatabase()
    const logins = await seedDemo(db, { now: NOON, key: KEY })
    const before = await countRows(db)
    expect(await seedDemo(db, { now: new Date(NOON.getTime() + 3 * DAY_MS), key: KEY })).toEqual(logins)
    expect(await countRows(db)).toEqual(before)
  })

  it('leaves a database alone that has members of its own', async () => {
    const db = await openCatalogueDatabase()
    await seedDemo(db, { now: NOON, key: KEY })
    await db.delete(users).where(sql`${users.email} = 'demo@honjeo.example'`)
    const before = await countRows(db)
    expect((await seedDemo(db, { now: NOON, key: KEY })).member).toBeNull()
    expect(await countRows(db)).toEqual(before)
  })

  it('seeds once when two servers start together', async () => {
    const db = await openCatalogueDatabase()
    const [first, second] = await Promise.all([
      seedDemo(db, { now: NOON, key: KEY }),
      seedDemo(db, { now: NOON, key: KEY }),
    ])
    expect(first.member).not.toBeNull()
    expect(second).toEqual(first)
    expect(await db.$count(users)).toBe(demoMembers.length + 1)
    expect(await db.$count(reviews)).toBe(demoReviews.length)
  })
})
