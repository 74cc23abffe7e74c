import type { DayClaim } from '@honjeo/receipts/day-claim'
import { judge, type Verdict } from '@honjeo/receipts/judge'
import { hasAnyFact, readPaper } from '@honjeo/receipts/paper'
import { soughtOf, type KnownPlace } from '@honjeo/receipts/place'
import type { Recogniser } from './recogniser.ts'
import { SMALL_PRINT, TREATMENTS } from './treatments.ts'

/** A photo, and what it is to show. */
export interface ReceiptClaim extends DayClaim {
  photo: Uint8Array
  place: KnownPlace
  otherTitles: readonly string[]
}

/**
 * Reads a photo in one treatment after the other until all that was read together bears the claim out, or nothing at all
 * can be read.
 */
export async function checkReceipt(recogniser: Pick<Recogniser, 'read'>, claim: ReceiptClaim): Promise<Verdict> {
  const sought = soughtOf(claim.place, claim.otherTitles)
  const texts: string[] = []
  let verdict: Verdict = { ok: false, reason: 'UNREADABLE' }
  for (const treat of [...TREATMENTS, SMALL_PRINT]) {
    if (treat === SMALL_PRINT && (verdict.ok || verdict.reason !== 'INCOMPLETE')) break
    // Its header was sound; what lies behind may still be broken.
    const picture = await treat(claim.photo).catch(() => undefined)
    if (!picture) return verdict
    texts.push(await recogniser.read(picture))
    const paper = readPaper(texts)
    verdict = judge(paper, sought, claim)
    if (verdict.ok || !hasAnyFact(paper)) break
  }
  return verdict
}
