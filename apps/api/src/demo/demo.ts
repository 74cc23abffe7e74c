import { randomBytes, type KeyObject } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { hashPassword, isPassword } from '../records/password-hashes.ts'
import { newSecret } from '../lib/totp.ts'
import { koreanDay } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { users } from '@honjeo/schema/users'
import { insertDemoMembers } from './insert-members.ts'
import { insertDemoPlans } from './insert-plans.ts'
import { insertDemoComments, insertDemoPosts } from './insert-posts.ts'
import { insertDemoInquiries, insertDemoNotice, insertDemoReports } from './insert-staff-tasks.ts'
import { insertDemoReviews } from './insert-reviews.ts'
import { insertDemoRooms } from './insert-rooms.ts'
import { insertDemoContacts, insertDemoSafety, insertDemoTimers } from './insert-safety.ts'
import { insertDemoAuthenticator, insertDemoStaff } from './insert-staff.ts'
import { DEMO_LOGIN } from '@honjeo/demo-content/members'
import { STAFF_LOGIN } from '@honjeo/demo-content/staff'
import { lockSeeding } from './catalogue.ts'

interface DemoLogins {
  member: typeof DEMO_LOGIN | null
  staff: typeof STAFF_LOGIN | null
}

interface Seeding {
  now: Date
  /** Key that seals the secrets of authenticators. */
  key: KeyObject
}

/**
 * Fills a database without members with people, reviews, rooms, posts, conversations, plans, safety checks and the
 * tasks of staff around the day `now`, once also when two servers start together. Returns the published logins, null
 * for one that does not work. A staff account without an authenticator gets the published one. The catalogue must be
 * there.
 */
export function seedDemo(db: Db, seeding: Seeding): Promise<DemoLogins> {
  return db.transaction(async (tx) => {
    await lockSeeding(tx)
    if (!(await hasMembers(tx))) await insertDemoContent(tx, seeding.now, [DEMO_LOGIN.password, STAFF_LOGIN.password])
    await insertDemoAuthenticator(tx, STAFF_LOGIN.authenticator, seeding)
    return { member: await findLogin(tx, DEMO_LOGIN), staff: await findLogin(tx, STAFF_LOGIN) }
  })
}

const newPassword = () => randomBytes(18).toString('base64url')

/**
 * Fills a database that other computers can reach: with logins made up for it, which are returned only when it is
 * filled.
 */
export function seedOpenDemo(db: Db, seeding: Seeding): Promise<DemoLogins> {
  return db.transaction(async (tx) => {
    await lockSeeding(tx)
    if (await hasMembers(tx)) return { member: null, staff: null }
    const member = { ...DEMO_LOGIN, password: newPassword() }
    const staff = { ...STAFF_LOGIN, password: newPassword(), authenticator: newSecret() }
    await insertDemoContent(tx, seeding.now, [member.password, staff.password])
    await insertDemoAuthenticator(tx, staff.authenticator, seeding)
    return { member, staff }
  })
}

async function hasMembers(tx: Db) {
  const rows = await tx.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}

async function findLogin<T extends { email: string; password: string }>(tx: Db, login: T): Promise<T | null> {
  const [account] = await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.email, login.email))
  return account && (await isPassword(account.hash, login.password)) ? login : null
}

async function insertDemoContent(tx: Db, now: Date, [ofMembers, ofStaff]: [ofMembers: string, ofStaff: string]) {
  const today = koreanDay(now)
  // There is one hash for all members: each costs a noticeable part of the time to start.
  const ids = await insertDemoMembers(tx, today, await hashPassword(ofMembers))
  await insertDemoReviews(tx, today, ids)
  const rooms = await insertDemoRooms(tx, now, ids)
  const posts = await insertDemoPosts(tx, today, ids, rooms)
  await insertDemoComments(tx, now, ids, posts)
  await insertDemoPlans(tx, today, ids)
  await insertDemoSafety(tx, today, ids)
  await insertDemoTimers(tx, today, ids)
  await insertDemoContacts(tx, today, ids)
  const staffId = await insertDemoStaff(tx, today, await hashPassword(ofStaff))
  const world = { today, ids, posts, rooms, staffId }
  await insertDemoReports(tx, world)
  await insertDemoInquiries(tx, world)
  await insertDemoNotice(tx, world)
}
