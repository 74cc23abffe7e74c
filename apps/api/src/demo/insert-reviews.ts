import { clockTimeOf } from '@honjeo/contract/values/clock-time'
import type { Db } from '../db/client.ts'
import { reviews } from '@honjeo/schema/reviews'
import { soloFactAnswers } from '@honjeo/schema/solo-facts'
import type { SoloFact } from '@honjeo/contract/values/solo-facts'
import { instantOf, pastDay } from '@honjeo/demo-content/days'
import { memberId, type MemberIds } from './insert-members.ts'
import { demoReviews } from '@honjeo/demo-content/reviews'

/** Returns some time between 19:00 and 22:59, when people sit down to write about their day. */
function eveningTime(index: number): string {
  return clockTimeOf(19 * 60 + ((index * 37) % 240))
}

export async function insertDemoReviews(tx: Db, today: string, ids: MemberIds): Promise<void> {
  const rows = demoReviews.map(({ place, by, visited, tags, soloFacts: _soloFacts, ...review }, index) => {
    const visitDate = pastDay(today, visited)
    const writtenAt = instantOf(visitDate, eveningTime(index))
    return {
      ...review,
      contentId: place,
      userId: memberId(ids, by),
      visitDate,
      tags: [...tags],
      createdAt: writtenAt,
      updatedAt: writtenAt,
    }
  })
  const stored = await tx
    .insert(reviews)
    .values(rows.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    .returning({ reviewId: reviews.id, userId: reviews.userId, contentId: reviews.contentId })
  const answers = stored.flatMap(({ reviewId, userId, contentId }) => {
    const said =
      demoReviews.find(({ place, by }) => place === contentId && memberId(ids, by) === userId)?.soloFacts ?? {}
    return Object.entries(said).map(([fact, answer]) => ({
      reviewId,
      userId: userId!,
      contentId,
      fact: fact as SoloFact,
      answer,
    }))
  })
  await tx.insert(soloFactAnswers).values(answers)
}
