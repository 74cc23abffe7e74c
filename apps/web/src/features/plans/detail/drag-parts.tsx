import { useSortable } from '@dnd-kit/sortable'
import type { KeyboardEventHandler } from 'react'
import type { DayParts } from './day-parts.ts'
import { DragArea } from './drag-area.tsx'
import { FixedRow, type FixedRowProps } from './fixed-row.tsx'
import { sortableStyle } from './sortable-style.ts'
import { SpotItem, type SpotItemProps } from './spot-item.tsx'

/** A stop that can be dragged: the whole card by finger or mouse, its number by keys. */
function SortableSpot(props: SpotItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: props.spot.spotId,
  })
  // Keys count on the number alone: on the card, space presses its buttons.
  const { onKeyDown, ...pointerListeners } = listeners ?? {}
  return (
    <SpotItem
      {...props}
      drag={{
        isDragging,
        card: { ...pointerListeners, ref: setNodeRef, style: sortableStyle({ transform, transition }) },
        handle: {
          ...attributes,
          ref: setActivatorNodeRef,
          onKeyDown: onKeyDown as KeyboardEventHandler | undefined,
        },
      }}
    />
  )
}

/** Makes room for a card that is dragged past, and takes one. */
function SortableRow({ id, children }: FixedRowProps) {
  const { setNodeRef, transform, transition } = useSortable({ id, disabled: { draggable: true } })
  return (
    <FixedRow id={id} drag={{ ref: setNodeRef, style: sortableStyle({ transform, transition }) }}>
      {children}
    </FixedRow>
  )
}

/** The days by whose cards one can drag; only `use-drag-parts.ts` asks for it. */
export const dragParts: DayParts = { Area: DragArea, Row: SortableRow, Spot: SortableSpot }
