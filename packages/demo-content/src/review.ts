import type { SoloFact } from '@honjeo/contract/values/solo-facts'
import type { ReviewTag } from '@honjeo/contract/values/review-tags'
import type { PastDay } from './days.ts'
import type { Nickname } from './members.ts'
import type { PlaceId } from './places.ts'

export interface DemoReview {
  place: PlaceId
  by: Nickname
  visited: PastDay
  rating: 1 | 2 | 3 | 4 | 5
  difficulty: 'EASY' | 'NORMAL' | 'HARD'
  tags:
    | readonly []
    | readonly [ReviewTag]
    | readonly [ReviewTag, ReviewTag]
    | readonly [ReviewTag, ReviewTag, ReviewTag]
  receiptVerified?: true
  /** Answers about the place, which a verified visit proves. */
  soloFacts?: Partial<Record<SoloFact, boolean>>
  content: string
}
