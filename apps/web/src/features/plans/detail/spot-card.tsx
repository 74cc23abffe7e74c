import type { PlanSpot } from '@honjeo/contract/plan'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { paths } from '#lib/navigation/paths.ts'
import { cardClass } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { TextLink } from '#ui/list/links.tsx'
import { SpotWeather } from '#features/weather/day-weather.tsx'
import { SpotText } from './spot-text.tsx'
import { type SpotRemedies, SpotWarnings } from './spot-warnings.tsx'

export const stopElementId = (spotId: string) => `stop-${spotId}`

export interface SpotCardProps {
  spot: PlanSpot
  dayIndex: number
  /** Whether it was pressed on the map. */
  isChosen?: boolean
  isLifted?: boolean
  /** The buttons at the upper right. */
  actions?: ReactNode
  remedies?: SpotRemedies
  /** Whether its day is over, so that one can say how it was. */
  isVisited?: boolean
}

/** One stop: its name leads to the place. */
export function SpotCard({ spot, dayIndex, isChosen, isLifted, actions, remedies, isVisited = false }: SpotCardProps) {
  const { title, contentId } = spot
  const isGone = spot.warnings.some(({ code }) => code === 'GONE')
  return (
    <div
      className={cx(
        cardClass,
        'relative p-3.5 transition-shadow',
        isChosen && 'ring-2 ring-tangerine-500',
        isLifted && 'shadow-2 ring-1 ring-basalt-300',
      )}
    >
      <div className="flex items-start gap-1">
        <h4 className="min-w-0 flex-1 font-bold">
          {contentId === null || isGone ? (
            title
          ) : (
            <Link to={paths.place(contentId)} draggable={false} className="touch-target relative hover:underline">
              {title}
            </Link>
          )}
        </h4>
        {actions}
      </div>
      <SpotText spot={spot} />
      <SpotWeather spotId={spot.spotId} />
      <SpotWarnings spot={spot} dayIndex={dayIndex} remedies={remedies} />
      {isVisited && contentId !== null && !isGone && (
        <TextLink to={paths.writeReview({ contentId })} draggable={false} className="mt-2 inline-block">
          <Trans>다녀오셨다면 리뷰 쓰기</Trans>
        </TextLink>
      )}
    </div>
  )
}

/** The number of a stop, as the mark on the map says it. */
export function SpotNumber({ number }: { number: number }) {
  return (
    <span className="flex size-8 items-center justify-center rounded-full bg-tangerine-500 text-sm font-bold text-ink tabular-nums">
      {number}
    </span>
  )
}
