import { useSortable } from '@dnd-kit/sortable'
import type { PlanSpot } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { stopElementId } from '../shared/shared-day.tsx'
import { LegLine } from './leg-line.tsx'
import { sortableStyle } from './sortable-style.ts'
import { SpotCard } from './spot-card.tsx'
import { handleId } from './spot-ids.ts'
import { SpotNumber } from './spot-number.tsx'
import type { SpotRemedies } from './spot-warnings.tsx'

export interface SpotItemProps {
  spot: PlanSpot
  dayIndex: number
  index: number
  isChosen: boolean
  actions: ReactNode
  onChoose: () => void
  remedies: SpotRemedies
}

/** A stop that can be dragged: the whole card by finger or mouse, its number by keys. */
export function SpotItem({ spot, dayIndex, index, isChosen, actions, onChoose, remedies }: SpotItemProps) {
  const { t } = useLingui()
  const { spotId, title, leg } = spot
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: spotId,
  })
  // Keys count on the number alone: on the card, space presses its buttons.
  const { onKeyDown, ...pointerListeners } = listeners ?? {}
  const number = index + 1
  return (
    <li
      ref={setNodeRef}
      {...pointerListeners}
      id={stopElementId(spotId)}
      style={sortableStyle({ transform, transition })}
      className={cx(
        'relative touch-manipulation select-none [-webkit-touch-callout:none]',
        // The thread that the numbers hang on.
        'before:absolute before:inset-y-0 before:left-[15px] before:w-0.5 before:bg-basalt-200',
        isDragging && 'z-10 before:hidden',
      )}
    >
      {leg !== null && (
        <div className={cx('py-2 pl-11 transition-opacity', isDragging && 'opacity-0')}>
          <LegLine leg={leg} />
        </div>
      )}
      <div className="flex gap-3">
        <button
          {...attributes}
          ref={setActivatorNodeRef}
          id={handleId(spotId)}
          type="button"
          aria-roledescription={t`옮길 수 있는 곳`}
          aria-label={t`${number} ${title} 옮기기`}
          onKeyDown={onKeyDown as KeyboardEventHandler | undefined}
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
          />
        </div>
      </div>
    </li>
  )
}
