import type { OwnSoloFacts, SoloFactCount } from '@honjeo/contract/solo-facts'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { SOLO_FACT_ANSWERS_MIN } from '@honjeo/contract/values/limits'
import type { SoloFact } from '@honjeo/contract/values/solo-facts'
import { reviews } from '@honjeo/schema/reviews'
import { soloFactAnswers, soloFacts } from '@honjeo/schema/solo-facts'
import { places } from '@honjeo/schema/places'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { literal } from '@honjeo/schema/columns'
import { isVisible, thisPlace } from '../../records/place-columns.ts'

/** All that is shown of the row of `places` in a query, as JSON. */
export const soloFactCounts = sql<SoloFactCount[]>`coalesce((
  select json_agg(json_build_object('fact', fact, 'yes', yes, 'total', answers, 'newest', newest, 'says', says) order by fact)
  from ${soloFacts} where content_id = ${thisPlace} and answers >= ${literal(SOLO_FACT_ANSWERS_MIN)}), '[]')`

/** Returns the facts that are shown of one place, with its category; undefined where there is none that people may see. */
export async function findSoloFacts(db: Db, contentId: number) {
  const [row] = await db
    .select({ contentTypeId: sql<ContentTypeId>`${places.contentTypeId}`, soloFacts: soloFactCounts })
    .from(places)
    .where(and(eq(places.contentId, contentId), isVisible))
  return row
}

export async function listOwnAnswers(db: Db, userId: number, contentId: number): Promise<OwnSoloFacts['mine']> {
  return db
    .select({ fact: soloFactAnswers.fact, answer: soloFactAnswers.answer })
    .from(soloFactAnswers)
    .where(and(eq(soloFactAnswers.userId, userId), eq(soloFactAnswers.contentId, contentId)))
    .orderBy(soloFactAnswers.fact)
}

/** The member's latest visit of the place that a receipt has proven, by its review; undefined where there is none in sight. */
export async function findEvidence(db: Db, userId: number, contentId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ reviewId: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.userId, userId),
        eq(reviews.contentId, contentId),
        eq(reviews.receiptVerified, true),
        isNull(reviews.hiddenAt),
      ),
    )
    .orderBy(desc(reviews.visitDate), desc(reviews.id))
    .limit(1)
  return row?.reviewId
}

interface Answer {
  userId: number
  contentId: number
  fact: SoloFact
}

/** A trigger counts it. */
export async function saveAnswer(tx: Db, answer: Answer & { answer: boolean; reviewId: number; createdAt: string }) {
  const { answer: said, reviewId, createdAt } = answer
  await tx
    .insert(soloFactAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [soloFactAnswers.userId, soloFactAnswers.contentId, soloFactAnswers.fact],
      set: { answer: said, reviewId, createdAt },
    })
}

export async function deleteAnswer(tx: Db, { userId, contentId, fact }: Answer): Promise<void> {
  await tx
    .delete(soloFactAnswers)
    .where(
      and(eq(soloFactAnswers.userId, userId), eq(soloFactAnswers.contentId, contentId), eq(soloFactAnswers.fact, fact)),
    )
}

/** Returns the places whose facts were last counted before then, the longest ago first. */
export async function listCountedBefore(db: Db, before: string, limit: number): Promise<number[]> {
  const rows = await db
    .select({ contentId: soloFacts.contentId })
    .from(soloFacts)
    .where(lt(soloFacts.countedAt, before))
    .orderBy(soloFacts.countedAt)
    .limit(limit)
  return [...new Set(rows.map(({ contentId }) => contentId))]
}

export async function countSoloFacts(db: Db, contentId: number, now: string): Promise<void> {
  await db.execute(sql`select count_solo_facts(${contentId}::bigint, ${now}::timestamptz)`)
}
