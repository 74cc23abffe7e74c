import type { DemoReview } from './review.ts'
import { eastReviews } from './reviews/east.ts'
import { northReviews } from './reviews/north.ts'
import { southReviews } from './reviews/south.ts'
import { westReviews } from './reviews/west.ts'

export const demoReviews: readonly DemoReview[] = [...eastReviews, ...northReviews, ...southReviews, ...westReviews]
