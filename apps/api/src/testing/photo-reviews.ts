import { subDays } from 'date-fns/subDays'
import { koreanDay } from '../lib/clock.ts'
import { addImage } from './images.ts'
import type { Member, TestApp } from './test-app.ts'

/** The number of visits: one writes once of a place and day, so each review is of another day. */
let visits = 0

export interface PhotoReview {
  id: number
  /** Names of its photos, in their order. */
  photos: string[]
  /** The day of the visit. */
  day: string
}

/** A review that the member writes of a place, with photos just uploaded. */
export async function addPhotoReview(t: TestApp, member: Member, contentId: number, photos = 1): Promise<PhotoReview> {
  const images: string[] = []
  for (let n = 0; n < photos; n++) images.push((await addImage(t, member)).imageName)
  const day = koreanDay(subDays(t.clock.now(), visits++))
  const visit = { contentId, visitDate: day, difficulty: 'EASY', rating: 4 }
  const body = { ...visit, text: `바람이 좋았어요 ${images[0] ?? ''}`, images }
  const { status, code, result } = await t.call<{ reviewId: number }>('/api/reviews', { method: 'POST', body }, member)
  if (status !== 201) throw new Error(`the review was refused: ${code}`)
  // The next one is written later.
  t.clock.advance(1)
  return { id: result.reviewId, photos: images, day }
}
