import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  type ScreenReaderInstructions,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { PlanDay } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEventHandler, useRef } from 'react'
import { type DayParts, type DragAreaProps, FixedRow, type FixedRowProps } from './day-parts.tsx'
import { findPlace, findSpot, placeAt, type PlanRow, rowsOf } from './edits/arrange.ts'
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

/** The days by whose cards one can drag; only `useDragParts` asks for it. */
export const dragParts: DayParts = { Area: DragArea, Row: SortableRow, Spot: SortableSpot }

/** A finger that stays so long lifts a card; one that moves before scrolls the page. */
const TOUCH = { delay: 250, tolerance: 8 }
/** The px that a mouse has to move; less is a click. */
const MOUSE = { distance: 6 }
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] }

/** Within it, cards are dragged over the heads of days from one day to another: by finger, mouse or keys. */
function DragArea({ days, shownDay, onMove, children }: DragAreaProps) {
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

/** The place of a row while cards are dragged; only up and down. */
function sortableStyle({ transform, transition }: Pick<ReturnType<typeof useSortable>, 'transform' | 'transition'>) {
  return { transform: transform === null ? undefined : `translateY(${transform.y}px)`, transition }
}

/** What is said of a drag to those who do not see it. */
function useDragWords(days: readonly PlanDay[], rows: readonly PlanRow[]) {
  const { t } = useLingui()
  const isJustLifted = useRef(false)
  const nameOf = (id: UniqueIdentifier) => findSpot(days, String(id))?.title ?? ''

  function positionOf(id: UniqueIdentifier, overId: UniqueIdentifier | undefined): string {
    const place =
      overId === undefined || overId === id ? findPlace(days, String(id)) : placeAt(rows, String(id), String(overId))
    const day = (place?.dayIndex ?? 0) + 1
    const number = (place?.index ?? 0) + 1
    return t`${day}일차 ${number}번째`
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustLifted.current = true
      const [name, position] = [nameOf(active.id), positionOf(active.id, undefined)]
      return t`${name}, 집었어요. 지금 ${position} 자리예요.`
    },
    onDragOver: ({ active, over }) => {
      // A lifted card lies over its own place; that has been said.
      const isOwnPlace = isJustLifted.current
      isJustLifted.current = false
      if (isOwnPlace) return undefined
      const position = positionOf(active.id, over?.id)
      return t`${position} 자리예요.`
    },
    onDragEnd: ({ active, over }) => {
      const [name, position] = [nameOf(active.id), positionOf(active.id, over?.id)]
      return t`${name}, ${position} 자리에 놓았어요.`
    },
    onDragCancel: ({ active }) => {
      const name = nameOf(active.id)
      return t`${name}, 제자리에 두었어요.`
    },
  }
  const screenReaderInstructions: ScreenReaderInstructions = {
    draggable: t`스페이스를 눌러 집고, 위아래 화살표로 옮긴 다음, 스페이스를 눌러 놓으세요. 그만두려면 Esc를 누르세요.`,
  }
  return { announcements, screenReaderInstructions }
}
