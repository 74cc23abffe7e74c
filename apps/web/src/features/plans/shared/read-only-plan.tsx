import type { SharedPlan } from '@honjeo/contract/plan'
import { PlanHeading } from '../detail/plan-heading.tsx'
import { PlanNotes } from '../detail/plan-notes.tsx'
import { PlanOverview } from '../detail/plan-overview.tsx'
import { usePlanView } from '../detail/use-plan-view.ts'
import { SharedDay } from './shared-day.tsx'

/** A plan to read: somebody's, or one's own as this device has it. */
export function ReadOnlyPlan({ plan }: { plan: Omit<SharedPlan, 'isMine'> }) {
  const view = usePlanView(plan.days)
  return (
    <>
      <PlanHeading plan={plan} />
      <PlanNotes notes={plan.notes} />
      <PlanOverview days={plan.days} view={view} />
      {plan.days.map((day, dayIndex) => {
        const isShown = view.shownDay === null || view.shownDay === dayIndex
        return isShown && <SharedDay key={day.date} day={day} dayIndex={dayIndex} chosenId={view.chosenId} />
      })}
    </>
  )
}
