import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { PlanDay } from '@honjeo/contract/plan'
import type { ReactNode } from 'react'
import type { Place } from './edits/arrange.ts'
import { placeAt, rowsOf } from './edits/plan-rows.ts'
import { useDragWords } from './use-drag-words.ts'

/** A finger that stays so long lifts a card; one that moves before scrolls the page. */
const TOUCH = { delay: 250, tolerance: 8 }
/** px; less is a click */
const MOUSE = { distance: 6 }
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] }

export interface DragAreaProps {
  days: readonly PlanDay[]
  /** Its tab is open; null shows all. */
  shownDay: number | null
  onMove: (spotId: string, to: Place) => void
  children: ReactNode
}

/** Within it, cards are dragged over the heads of days from one day to another: by finger, mouse or keys. */
export function DragArea({ days, shownDay, onMove, children }: DragAreaProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: KEYS }),
  )
  const rows = rowsOf(days, shownDay)
  const accessibility = useDragWords(days, rows)

  function handleDragEnd({ active, over }: DragEndEvent) {
    const spotId = String(active.id)
    const to = over === null ? null : placeAt(rows, spotId, String(over.id))
    if (to !== null) onMove(spotId, to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
