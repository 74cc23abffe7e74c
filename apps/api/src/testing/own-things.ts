import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { sessions } from '@honjeo/schema/auth'
import { timers } from '@honjeo/schema/timers'
import { comments } from '@honjeo/schema/comments'
import { inquiries } from '@honjeo/schema/inquiries'
import { locationShares, locationShareViewers } from '@honjeo/schema/sharing'
import { notifications } from '@honjeo/schema/notifications'
import { plans, planSpots } from '@honjeo/schema/plans'
import { reports } from '@honjeo/schema/reports'
import { trustedContacts } from '@honjeo/schema/contacts'
import { addPosts } from './posts.ts'
import { SAEBYEOL } from './places.ts'
import { addReviews } from './reviews.ts'
import type { Member, TestApp } from './test-app.ts'

/** Makes one of each thing a member can own, by the name of its id in a path; the plan is shared under `token`. */
export async function ownThings(t: TestApp, { id: userId }: Member): Promise<Record<string, number | string>> {
  const { database } = t
  const [postId] = await addPosts(database, { authorId: userId })
  const [reviewId] = await addReviews(database, SAEBYEOL, { userId })
  const [comment] = await database.db
    .insert(comments)
    .values({ postId: postId!, authorId: userId, content: '반가워요' })
    .returning({ id: comments.id })
  const [notification] = await database.db
    .insert(notifications)
    .values({ userId, type: 'SYSTEM', message: '환영해요', resourceType: 'NONE' })
    .returning({ id: notifications.id })
  const [report] = await database.db
    .insert(reports)
    .values({ reporterId: userId, targetType: 'POST', targetId: postId!, reason: 'SPAM', detail: '광고예요' })
    .returning({ id: reports.id })
  const [inquiry] = await database.db
    .insert(inquiries)
    .values({ userId, category: 'GENERAL', title: '궁금해요', content: '언제 열리나요?' })
    .returning({ id: inquiries.id })
  const sessionId = randomUUID()
  await database.db.insert(sessions).values({ id: sessionId, userId, device: '' })
  const token = randomBytes(16).toString('base64url')
  const [plan] = await database.db
    .insert(plans)
    .values({
      userId,
      title: '서쪽 바다',
      startDate: '2027-04-02',
      endDate: '2027-04-03',
      transportType: 'CAR',
      method: 'MANUAL',
      pace: 'NORMAL',
      shareToken: token,
    })
    .returning({ id: plans.id })
  const spotId = 'spot-1'
  await database.db
    .insert(planSpots)
    .values({ planId: plan!.id, spotId, dayIndex: 0, position: 0, contentId: SAEBYEOL, title: '새별오름' })
  const [contact] = await database.db
    .insert(trustedContacts)
    .values({
      ownerId: userId,
      name: '엄마',
      channel: 'EMAIL',
      email: `mom-of-${userId}-${randomUUID()}@contacts.example`,
      position: 1,
    })
    .returning({ id: trustedContacts.id })
  // The share is ended, since one runs at a time.
  await database.db
    .update(locationShares)
    .set({ endedAt: t.clock.now().toISOString() })
    .where(and(eq(locationShares.userId, userId), isNull(locationShares.endedAt)))
  const [share] = await database.db
    .insert(locationShares)
    .values({ userId, startedAt: t.clock.now().toISOString(), endsAt: t.clock.inMinutes(60) })
    .returning({ id: locationShares.id })
  const [viewer] = await database.db
    .insert(locationShareViewers)
    .values({ shareId: share!.id })
    .returning({ id: locationShareViewers.id })
  await database.db
    .update(timers)
    .set({ stage: 'ENDED', nextStageAt: null, ending: 'SAFE', endedAt: t.clock.now().toISOString() })
    .where(and(eq(timers.userId, userId), isNull(timers.endedAt)))
  const [timer] = await database.db
    .insert(timers)
    .values({ userId, title: '올레 7코스 걷기', plannedAt: t.clock.inMinutes(600), graceMinutes: 15 })
    .returning({ id: timers.id })
  return {
    checkInId: timer!.id,
    contactId: contact!.id,
    shareId: share!.id,
    viewerId: viewer!.id,
    postId: postId!,
    reviewId: reviewId!,
    commentId: comment!.id,
    id: notification!.id,
    reportId: report!.id,
    inquiryId: inquiry!.id,
    sessionId,
    userId,
    planId: plan!.id,
    spotId,
    token,
  }
}
