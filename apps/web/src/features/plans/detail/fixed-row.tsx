import { useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { sortableStyle } from './sortable-style.ts'

/** The head or the end of a day: stays where it is, makes room for a card that is dragged past, and takes one. */
export function FixedRow({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, transform, transition } = useSortable({ id, disabled: { draggable: true } })
  return (
    <div ref={setNodeRef} style={sortableStyle({ transform, transition })}>
      {children}
    </div>
  )
}
