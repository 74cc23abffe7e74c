import type { ReactNode } from 'react'
import { chipClass, chosenChip, idleChip } from './chip-class.ts'
import { cx } from './cx.ts'

export interface ChipProps {
  isSelected: boolean
  onToggle: () => void
  icon?: ReactNode
  disabled?: boolean
  children: ReactNode
}

/** One of several that may be on together. For exactly one of a row, use ChipRow. */
export function Chip({ isSelected, onToggle, icon, disabled, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      disabled={disabled}
      onClick={onToggle}
      className={cx(chipClass, isSelected ? chosenChip : idleChip, 'disabled:bg-basalt-100 disabled:text-basalt-500')}
    >
      {icon}
      {children}
    </button>
  )
}
