import type { PlanSpot } from '@honjeo/contract/plan'
import { randomId } from '#lib/random-id.ts'

/** What is known of a place when it is put into a plan; the server tells the rest. */
export type SpotFacts = Pick<PlanSpot, 'title'> &
  Partial<Pick<PlanSpot, 'contentId' | 'contentTypeId' | 'addr1' | 'image' | 'copyrightType' | 'memo'>>

export function newSpot(facts: SpotFacts): PlanSpot {
  return {
    spotId: randomId(),
    contentId: null,
    contentTypeId: null,
    addr1: null,
    image: null,
    copyrightType: null,
    lat: null,
    lng: null,
    memo: '',
    startTime: null,
    endTime: null,
    leg: null,
    reasons: [],
    why: [],
    reasonText: null,
    warnings: [],
    ...facts,
  }
}
