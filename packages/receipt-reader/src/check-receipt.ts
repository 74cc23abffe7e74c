import type { DayClaim } from '@honjeo/receipts/day-claim'
import { judge, type Refusal, type Verdict } from '@honjeo/receipts/judge'
import { hasAnyFact, readPaper } from '@honjeo/receipts/paper'
import { soughtOf, type KnownPlace } from '@honjeo/receipts/place'
import type { Recogniser } from './recogniser.ts'
import { roughPictureOf } from './rough-picture.ts'
import { SMALL_PRINT, TREATMENTS } from './treatments.ts'

/** A photo, and what it is to show. */
export interface ReceiptClaim extends DayClaim {
  photo: Uint8Array
  place: KnownPlace
  otherTitles: readonly string[]
}

/** The verdict on a photo; for an accepted one with its rough picture, as `RoughPicture` has it. */
export type Finding =
  | (Extract<Verdict, { ok: true }> & { picture: string })
  | { ok: false; reason: Refusal | 'NOT_A_PHOTO' }

/**
 * Makes a rough picture of a photo, then reads it in one treatment after the other until all readings together confirm
 * the claim, or nothing can be read.
 */
export async function checkReceipt(recogniser: Pick<Recogniser, 'read'>, claim: ReceiptClaim): Promise<Finding> {
  // The header was checked on upload, but the rest of the file may be broken.
  const rough = await roughPictureOf(claim.photo).catch(() => undefined)
  if (!rough) return { ok: false, reason: 'UNREADABLE' }
  const verdict = await readAndJudge(recogniser, claim)
  if (!verdict.ok) return verdict
  return rough.isFlat ? { ok: false, reason: 'NOT_A_PHOTO' } : { ...verdict, picture: rough.bits }
}

async function readAndJudge(recogniser: Pick<Recogniser, 'read'>, claim: ReceiptClaim): Promise<Verdict> {
  const sought = soughtOf(claim.place, claim.otherTitles)
  const texts: string[] = []
  let verdict: Verdict = { ok: false, reason: 'UNREADABLE' }
  for (const treat of [...TREATMENTS, SMALL_PRINT]) {
    if (treat === SMALL_PRINT && (verdict.ok || verdict.reason !== 'INCOMPLETE')) break
    const picture = await treat(claim.photo).catch(() => undefined)
    if (!picture) return verdict
    texts.push(await recogniser.read(picture))
    const paper = readPaper(texts)
    verdict = judge(paper, sought, claim)
    if (verdict.ok || !hasAnyFact(paper)) break
  }
  return verdict
}
