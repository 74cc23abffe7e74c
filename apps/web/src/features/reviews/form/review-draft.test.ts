import { beforeEach, describe, expect, it } from 'vitest'
import { writeDraft } from '#lib/device/drafts.ts'
import { stubLocalStorage } from '#lib/stomp/testing/memory-storage.ts'
import type { KeptImage } from '#ui/media/image-uploads.ts'
import { newReviewSubject, NOTHING_WRITTEN, type ReviewInProgress, startReview } from './review-draft.ts'

const ME = 7
const NOW = Date.parse('2026-11-21T12:00:00+09:00')
const HOUR_MS = 3_600_000

const oreum = { contentId: 1, title: '새별오름' }
const cafe = { contentId: 2, title: '바람카페' }

const imageOf = (imageName: string, uploadedAt?: number): KeptImage => ({
  imageName,
  imageUrl: `/images/${imageName}/1280.webp`,
  thumbUrl: `/images/${imageName}/thumb.webp`,
  width: 1280,
  height: 960,
  uploadedAt,
})

const written = (text: string, images: KeptImage[] = []): ReviewInProgress => ({
  ...NOTHING_WRITTEN,
  values: { ...NOTHING_WRITTEN.values, text },
  images,
})

const keep = (contentId: number | null, review: ReviewInProgress) => writeDraft(ME, newReviewSubject(contentId), review)

beforeEach(() => {
  stubLocalStorage()
})

describe('a new review', () => {
  it('begins empty, with the place it is for', () => {
    expect(startReview(ME, oreum.contentId, oreum, NOW)).toEqual({
      start: { ...NOTHING_WRITTEN, values: { ...NOTHING_WRITTEN.values, place: oreum } },
      subject: newReviewSubject(oreum.contentId),
      movedFrom: null,
      restored: null,
    })
  })

  it('goes on where the member left it, per place', () => {
    keep(oreum.contentId, written('바람이 좋았어요', [imageOf('a', NOW - HOUR_MS)]))
    const { start, restored } = startReview(ME, oreum.contentId, oreum, NOW)
    expect(start).toMatchObject({ values: { text: '바람이 좋았어요', place: oreum }, images: [{ imageName: 'a' }] })
    expect(restored).toEqual({ lostImages: 0 })
    expect(startReview(ME, cafe.contentId, cafe, NOW).restored).toBeNull()
    expect(startReview(ME + 1, oreum.contentId, oreum, NOW).restored).toBeNull()
  })

  it('says which photos the server no longer has', () => {
    keep(oreum.contentId, written('노을', [imageOf('old', NOW - 25 * HOUR_MS), imageOf('young', NOW - HOUR_MS)]))
    const { start, restored } = startReview(ME, oreum.contentId, oreum, NOW)
    expect(start.images.map(({ imageName }) => imageName)).toEqual(['young'])
    expect(restored).toEqual({ lostImages: 1 })
  })

  it('takes along what was written before its place was picked, without a word', () => {
    keep(null, written('어디였더라'))
    const { start, subject, movedFrom, restored } = startReview(ME, null, cafe, NOW)
    expect(start.values).toMatchObject({ text: '어디였더라', place: cafe })
    expect([subject, movedFrom, restored]).toEqual([newReviewSubject(cafe.contentId), newReviewSubject(null), null])
  })

  it('finds the draft of a place that is picked with nothing written yet', () => {
    keep(cafe.contentId, written('창가 자리'))
    const { start, movedFrom, restored } = startReview(ME, oreum.contentId, cafe, NOW)
    expect(start.values).toMatchObject({ text: '창가 자리', place: cafe })
    expect([movedFrom, restored]).toEqual([null, { lostImages: 0 }])
  })

  it('keeps its place when that cannot be asked for', () => {
    keep(oreum.contentId, { ...written('바람'), values: { ...written('바람').values, place: oreum } })
    const { start, subject } = startReview(ME, oreum.contentId, null, NOW)
    expect([start.values.place, subject]).toEqual([oreum, newReviewSubject(oreum.contentId)])
  })

  it('is not led astray by what is no draft', () => {
    writeDraft(ME, newReviewSubject(oreum.contentId), { values: { text: 7 }, images: 'none' })
    expect(startReview(ME, oreum.contentId, oreum, NOW).restored).toBeNull()
  })
})
