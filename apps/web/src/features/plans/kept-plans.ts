import type { PlanDetail } from '@honjeo/contract/plan'
import { PLANS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { PLANS } from '#lib/device/device-db.ts'
import { createShelf } from '#features/kept/shelf.ts'

/** The plans that were opened last. */
export const keptPlans = createShelf<{ planId: number; plan: PlanDetail }>({
  store: PLANS,
  key: 'planId',
  max: PLANS_OFFLINE_MAX,
})
