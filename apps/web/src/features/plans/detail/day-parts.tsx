import type { PlanDay } from '@honjeo/contract/plan'
import type { ComponentType, HTMLAttributes, ReactNode, Ref } from 'react'
import type { Place } from './edits/arrange.ts'
import type { SpotItemProps } from './spot-item.tsx'

export interface DragAreaProps {
  days: readonly PlanDay[]
  /** The day whose tab is open; null shows all. */
  shownDay: number | null
  onMove: (spotId: string, to: Place) => void
  children: ReactNode
}

/** What a list of days is made of: rows that stay, or rows that can be dragged. */
export interface DayParts {
  Area: ComponentType<DragAreaProps>
  Row: ComponentType<FixedRowProps>
  Spot: ComponentType<SpotItemProps>
}

export interface FixedRowProps {
  id: string
  children: ReactNode
  /** The ref and the style that let the row make room, once cards can be dragged. */
  drag?: HTMLAttributes<HTMLElement> & { ref: Ref<HTMLDivElement> }
}

/** The head or the end of a day: stays where it is. */
export function FixedRow({ children, drag }: FixedRowProps) {
  return <div {...drag}>{children}</div>
}
