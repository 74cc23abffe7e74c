import { eq } from 'drizzle-orm'
import { hashPassword } from '../../auth/passwords.ts'
import { koreanDay } from '../../clock.ts'
import type { Db } from '../client.ts'
import { users } from '../schema/users.ts'
import { insertDemoComments } from './demo/insert-comments.ts'
import { insertDemoMembers } from './demo/insert-members.ts'
import { insertDemoPosts } from './demo/insert-posts.ts'
import { insertDemoReviews } from './demo/insert-reviews.ts'
import { insertDemoRooms } from './demo/insert-rooms.ts'
import { DEMO_LOGIN } from './demo/members.ts'
import { lockSeeding } from './lock-seeding.ts'

/**
 * Fills a database without members with people, reviews, rooms, posts and conversations around the day `now`, once also when
 * two servers start together. Answers the login of the demo account, null where that account does not exist. The
 * catalogue has to be there.
 */
export function seedDemo(db: Db, now: Date): Promise<{ email: string; password: string } | null> {
  return db.transaction(async (tx) => {
    await lockSeeding(tx)
    if (await hasMembers(tx)) return (await hasDemoAccount(tx)) ? DEMO_LOGIN : null
    await insertDemoContent(tx, now)
    return DEMO_LOGIN
  })
}

async function hasMembers(tx: Db) {
  const rows = await tx.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}

async function hasDemoAccount(tx: Db) {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.email, DEMO_LOGIN.email))
  return rows.length > 0
}

async function insertDemoContent(tx: Db, now: Date) {
  const today = koreanDay(now)
  // One hash for everybody: each costs a noticeable part of the time to start.
  const ids = await insertDemoMembers(tx, today, await hashPassword(DEMO_LOGIN.password))
  await insertDemoReviews(tx, today, ids)
  const rooms = await insertDemoRooms(tx, now, ids)
  const posts = await insertDemoPosts(tx, today, ids, rooms)
  await insertDemoComments(tx, now, ids, posts)
}
