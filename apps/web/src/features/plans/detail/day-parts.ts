import type { ComponentType } from 'react'
import type { DragAreaProps } from './drag-area.tsx'
import type { FixedRowProps } from './fixed-row.tsx'
import type { SpotItemProps } from './spot-item.tsx'

/** What a list of days is made of: rows that stay, or rows that can be dragged. */
export interface DayParts {
  Area: ComponentType<DragAreaProps>
  Row: ComponentType<FixedRowProps>
  Spot: ComponentType<SpotItemProps>
}
