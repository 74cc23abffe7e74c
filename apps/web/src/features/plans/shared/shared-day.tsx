import type { PlanDay } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import { DayFoot, DayHead } from '../detail/day-head.tsx'
import { LegLine } from '../detail/leg-line.tsx'
import { SpotCard } from '../detail/spot-card.tsx'
import { SpotNumber } from '../detail/spot-number.tsx'

export interface SharedDayProps {
  day: PlanDay
  /** From nought. */
  dayIndex: number
  /** Pressed on the map. */
  chosenId: string | null
}

export const stopElementId = (spotId: string) => `stop-${spotId}`

/** A day from where it begins to where it ends, with the ways in between, to be read only. */
export function SharedDay({ day, dayIndex, chosenId }: SharedDayProps) {
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
                <LegLine leg={spot.leg} />
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
      <DayFoot day={day} />
    </section>
  )
}
