import type { Position } from '@honjeo/contract/values/geo'
import type { ContentTypeId, Difficulty, PlanHub } from '@honjeo/contract/values/enums'

/** The point at which a journey begins or ends, or its nights are spent; `hub` is null for a lodging. */
export interface TripPoint extends Position {
  hub: PlanHub | null
}

/** A place as the planner knows it: the catalogue's facts unchanged, texts included. */
export interface PlannerPlace extends Position {
  contentId: number
  contentTypeId: ContentTypeId
  title: string
  indoor: boolean
  /** The score for solo travellers, 0–100. */
  soloScore: number
  difficulty: Difficulty
  /** The mean of the stars; null without reviews. */
  rating: number | null
  reviewCount: number
  /** The months (1–12) it is at its best in, or a festival is held in; null: all year. */
  months: readonly number[] | null
  openTime: string | null
  restDate: string | null
  /** False where one source alone says hours and closing days. Absent: that is not asked. */
  areHoursConfirmed?: boolean
  /** The first of a festival's announced days, `YYYY-MM-DD`. */
  eventStart: string | null
  eventEnd: string | null
  /** The scene that its cover shows, such as `oreum` or `beach`; null: the category's picture. */
  scene: string | null
  keywords: string
}
