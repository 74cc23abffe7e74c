import type { PlanSummary } from '@honjeo/contract/plan'
import type { PlanStatus } from '@honjeo/contract/values/enums'

export interface PlanGroup {
  status: PlanStatus
  plans: PlanSummary[]
}

/** What matters most now comes first. */
const ORDER = ['ONGOING', 'UPCOMING', 'FINISHED'] as const satisfies readonly PlanStatus[]

/** The next journey first, and of those that are over the last one. */
const byNearness = (status: PlanStatus) => (a: PlanSummary, b: PlanSummary) => {
  const [earlier, later] = status === 'FINISHED' ? [b, a] : [a, b]
  return earlier.startDate.localeCompare(later.startDate) || earlier.planId - later.planId
}

/** The plans by how far their journeys are; groups without any are left out. */
export function groupPlans(plans: readonly PlanSummary[]): PlanGroup[] {
  return ORDER.map((status) => ({
    status,
    plans: plans.filter((plan) => plan.status === status).toSorted(byNearness(status)),
  })).filter((group) => group.plans.length > 0)
}
