import type { PlaceReview, PlaceReviewPage } from '@honjeo/contract/places'
import { expect, it } from 'vitest'
import { changeCachedReview, withVote } from './use-review-vote.ts'

const reviewOf = (id: number, votes: Pick<PlaceReview, 'helpful' | 'helpfulCount'>): PlaceReview => ({
  id,
  user: '바람개비',
  userId: 1,
  profile: null,
  date: '2026-11-01',
  level: 'EASY',
  rating: 5,
  tags: [],
  content: '좋아요',
  images: [],
  receipt: false,
  isMine: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...votes,
})

const pageOf = (...content: PlaceReview[]): PlaceReviewPage => ({
  content,
  hasNext: false,
  nextCursor: null,
  size: 20,
  stats: { totalReviews: 0, easyPct: 0, normalPct: 0, hardPct: 0, averageRating: null, topTags: [] },
})

it('a vote is counted, and taken back by the next tap', () => {
  const review = reviewOf(1, { helpful: false, helpfulCount: 4 })
  expect(withVote(review, true)).toMatchObject({ helpful: true, helpfulCount: 5 })
  expect(withVote(withVote(review, true), false)).toEqual(review)
  expect(withVote(review, false)).toEqual(review)
})

it('a vote changes its own review, and leaves the other pages as they are', () => {
  const first = pageOf(reviewOf(1, { helpful: false, helpfulCount: 0 }))
  const second = pageOf(
    reviewOf(2, { helpful: false, helpfulCount: 0 }),
    reviewOf(3, { helpful: false, helpfulCount: 0 }),
  )
  const { pages } = changeCachedReview({ pages: [first, second], pageParams: [undefined, 'c'] }, 3, (review) =>
    withVote(review, true),
  )
  expect(pages[0]).toBe(first)
  expect(pages[1]?.content.map(({ helpfulCount }) => helpfulCount)).toEqual([0, 1])
})
