import type { PlanSpot } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import type { ButtonHTMLAttributes, LiHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#ui/cx.ts'
import { LegLine } from './leg-line.tsx'
import { SpotCard, SpotNumber, stopElementId } from './spot-card.tsx'
import type { SpotRemedies } from './spot-warnings.tsx'

/** The elements that take the focus after a move. */
export const handleId = (spotId: string) => `spot-${spotId}-handle`
export const menuId = (spotId: string) => `spot-${spotId}-menu`
export const stepId = (spotId: string, by: -1 | 1) => `spot-${spotId}-${by === 1 ? 'down' : 'up'}`
export const addId = (dayIndex: number) => `day-${dayIndex}-add`

export interface SpotItemProps {
  spot: PlanSpot
  dayIndex: number
  index: number
  /** Opens the way there. */
  onLeg: (() => void) | undefined
  isChosen: boolean
  actions: ReactNode
  onChoose: () => void
  remedies: SpotRemedies
  isVisited: boolean
  /** What dragging needs, once the stop can be dragged. */
  drag?: {
    isDragging: boolean
    card: LiHTMLAttributes<HTMLLIElement> & { ref: Ref<HTMLLIElement> }
    handle: ButtonHTMLAttributes<HTMLButtonElement> & { ref: Ref<HTMLButtonElement> }
  }
}

/** A stop of a day under its owner's hands. */
export function SpotItem(props: SpotItemProps) {
  const { spot, dayIndex, index, onLeg, isChosen, actions, onChoose, remedies, isVisited, drag } = props
  const { t } = useLingui()
  const { spotId, title, leg } = spot
  const isDragging = drag?.isDragging ?? false
  const number = index + 1
  return (
    <li
      {...drag?.card}
      id={stopElementId(spotId)}
      className={cx(
        'relative touch-manipulation select-none [-webkit-touch-callout:none]',
        // The thread that the numbers hang on.
        'before:absolute before:inset-y-0 before:left-[15px] before:w-0.5 before:bg-basalt-200',
        isDragging && 'z-10 before:hidden',
      )}
    >
      {leg !== null && (
        <div className={cx('py-2 pl-11 transition-opacity', isDragging && 'opacity-0')}>
          <LegLine leg={leg} onOpen={onLeg} />
        </div>
      )}
      <div className="flex gap-3">
        <button
          {...drag?.handle}
          id={handleId(spotId)}
          type="button"
          aria-roledescription={drag === undefined ? undefined : t`옮길 수 있는 곳`}
          aria-label={t`${number} ${title} 옮기기`}
          onClick={onChoose}
          className="touch-target relative mt-3 h-fit shrink-0 cursor-grab rounded-full"
        >
          <SpotNumber number={number} />
        </button>
        <div className={cx('min-w-0 flex-1', leg === null && 'pt-2')}>
          <SpotCard
            spot={spot}
            dayIndex={dayIndex}
            isChosen={isChosen}
            isLifted={isDragging}
            actions={actions}
            remedies={remedies}
            isVisited={isVisited}
          />
        </div>
      </div>
    </li>
  )
}
