import { SOLO_FACTS_OF, type SoloFact } from '@honjeo/contract/values/solo-facts'
import { appError } from '@honjeo/contract/app-error'
import { subDays } from 'date-fns/subDays'
import type { Db } from '../../db/client.ts'
import { lockMember } from '../../records/lock-member.ts'
import {
  countSoloFacts,
  deleteAnswer,
  findEvidence,
  findSoloFacts,
  listCountedBefore,
  listOwnAnswers,
  saveAnswer,
} from './solo-facts.queries.ts'

/** What a member may answer of a place, and has; throws PLACE_NOT_FOUND. */
export async function readOwnAnswers(db: Db, userId: number, contentId: number) {
  const place = await findSoloFacts(db, contentId)
  if (!place) throw appError('PLACE_NOT_FOUND')
  const evidence = await findEvidence(db, userId, contentId)
  return {
    canAnswer: evidence !== undefined,
    asked: [...SOLO_FACTS_OF[place.contentTypeId]],
    mine: await listOwnAnswers(db, userId, contentId),
    soloFacts: place.soloFacts,
  }
}

interface Said {
  contentId: number
  fact: SoloFact
  /** The answer; null takes it back. */
  answer: boolean | null
}

/**
 * Answers in the caller's transaction. Throws SOLO_FACT_UNPROVEN for who has not proven a visit; what one has said can
 * be taken back all the same.
 */
export async function answerSoloFact(tx: Db, userId: number, { contentId, fact, answer }: Said, now: Date) {
  const place = await findSoloFacts(tx, contentId)
  if (!place) throw appError('PLACE_NOT_FOUND')
  if (!SOLO_FACTS_OF[place.contentTypeId].includes(fact)) throw appError('SOLO_FACT_NOT_ASKED')
  await lockMember(tx, userId)
  if (answer === null) {
    await deleteAnswer(tx, { userId, contentId, fact })
  } else {
    const reviewId = await findEvidence(tx, userId, contentId)
    if (reviewId === undefined) throw appError('SOLO_FACT_UNPROVEN')
    await saveAnswer(tx, { userId, contentId, fact, answer, reviewId, createdAt: now.toISOString() })
  }
  return readOwnAnswers(tx, userId, contentId)
}

const BATCH = 200

/** Counts each place once a day: answers lose weight with time, and those of members whose suspension has ended count again. */
export async function recountSoloFacts(db: Db, now: Date): Promise<void> {
  const before = subDays(now, 1).toISOString()
  for (;;) {
    const places = await listCountedBefore(db, before, BATCH)
    if (places.length === 0) return
    for (const contentId of places) await countSoloFacts(db, contentId, now.toISOString())
  }
}
