import { cataloguePlaces } from '@honjeo/catalogue/places'
import { createRandom, type SceneRandom } from '@honjeo/covers/random'
import { printReceipt } from '../../apps/api/src/reviews/receipts/testing/printed-receipt.ts'
import { samplePhoto } from '../../apps/api/src/reviews/receipts/testing/sample-receipt.ts'

type Place = (typeof cataloguePlaces)[number]

/** A receipt, what its owner says it proves, and two photos of it. */
export interface ReceiptSample {
  kind: 'true' | 'other place' | 'other day'
  printed: Place
  claimed: Place
  visitDate: string
  photos: readonly Buffer[]
}

export const TODAY = '2026-11-21'
const VISIT = '2026-11-14'
/** Too old to be paid ahead, or of after the visit. */
const OTHER_DAYS = ['2026-09-14', '2025-11-14', '2026-11-16', '2026-08-30'] as const
const WRONG = ['other place', 'other day'] as const

const pickPlace = (random: SceneRandom) => cataloguePlaces[Math.floor(random.between(0, cataloguePlaces.length))]!

function pickOther(random: SceneRandom, than: Place): Place {
  const place = pickPlace(random)
  return place === than ? pickOther(random, than) : place
}

async function sampleReceipt(index: number): Promise<ReceiptSample> {
  const random = createRandom(index)
  const printed = pickPlace(random)
  const kind = index % 2 === 0 ? 'true' : WRONG[Math.floor(index / 2) % WRONG.length]!
  const day = kind === 'other day' ? random.pick(OTHER_DAYS) : VISIT
  const receipt = printReceipt(random, printed, day)
  const layout = Math.floor(index / 2)
  const photos = [await samplePhoto(random, receipt, layout), await samplePhoto(random, receipt, layout)]
  const claimed = kind === 'other place' ? pickOther(random, printed) : printed
  return { kind, printed, claimed, visitDate: VISIT, photos }
}

/** Half of them true, a quarter of another place, a quarter of another day; the same ones each time. */
export async function* sampleReceipts(count: number): AsyncGenerator<ReceiptSample> {
  for (let index = 0; index < count; index++) yield await sampleReceipt(index)
}
