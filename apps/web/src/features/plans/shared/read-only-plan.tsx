import type { PlanDay, SharedPlan } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { DayFoot, DayHead } from '../detail/day-head.tsx'
import { legAt, type LegPlace } from '../detail/leg-ends.ts'
import { LegLine } from '../detail/leg-line.tsx'
import { PlanHeading, PlanNotes, PlanOverview, usePlanView } from '../detail/plan-overview.tsx'
import { SpotCard, SpotNumber, stopElementId } from '../detail/spot-card.tsx'
import { useSheet } from '../detail/use-sheet.ts'

const LegSheet = lazyLayer(() => import('../detail/leg-sheet.tsx').then((module) => module.LegSheet))

/** A plan to read: another member's, or one's own as this device has it. */
export function ReadOnlyPlan({ plan }: { plan: Omit<SharedPlan, 'isMine'> }) {
  const view = usePlanView(plan.days)
  const sheet = useSheet<LegPlace>()
  const opened = sheet.value === null ? undefined : legAt(plan.days, sheet.value)
  return (
    <>
      <PlanHeading plan={plan} />
      <PlanNotes notes={plan.notes} />
      <PlanOverview days={plan.days} view={view} />
      {plan.days.map((day, dayIndex) => {
        const isShown = view.shownDay === null || view.shownDay === dayIndex
        return (
          isShown && (
            <SharedDay key={day.date} day={day} dayIndex={dayIndex} chosenId={view.chosenId} onLeg={sheet.open} />
          )
        )
      })}
      {opened !== undefined && <LegSheet open={sheet.isOpen} onOpenChange={sheet.setOpen} {...opened} />}
    </>
  )
}

interface SharedDayProps {
  day: PlanDay
  /** The number of the day, from nought. */
  dayIndex: number
  /** The stop that was pressed on the map. */
  chosenId: string | null
  onLeg: (place: LegPlace) => void
}

/** A day from where it begins to where it ends, with the ways in between, to be read only. */
function SharedDay({ day, dayIndex, chosenId, onLeg }: SharedDayProps) {
  const { t } = useLingui()
  const number = dayIndex + 1
  return (
    <section aria-label={t`${number}일차`}>
      <DayHead day={day} dayIndex={dayIndex} />
      {day.spots.length === 0 && <p className="pt-2 text-basalt-500">{t`이날은 비워두었어요.`}</p>}
      <ol>
        {day.spots.map((spot, index) => (
          <li key={spot.spotId} id={stopElementId(spot.spotId)}>
            {spot.leg !== null && (
              <div className="py-2 pl-11">
                <LegLine
                  leg={spot.leg}
                  onOpen={legAt([day], { dayIndex: 0, index }) && (() => onLeg({ dayIndex, index }))}
                />
              </div>
            )}
            <div className="flex gap-3">
              <div className="mt-3 h-fit shrink-0">
                <SpotNumber number={index + 1} />
              </div>
              <div className={cx('min-w-0 flex-1', spot.leg === null && 'pt-2')}>
                <SpotCard spot={spot} dayIndex={dayIndex} isChosen={spot.spotId === chosenId} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <DayFoot day={day} dayIndex={dayIndex} onLeg={onLeg} />
    </section>
  )
}
