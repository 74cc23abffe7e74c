import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'

/** A pill of 36 px with 44 px to tap; its colours come from one of the two below. */
export const chipClass =
  'touch-target relative inline-flex min-h-9 max-w-full shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-md ' +
  'transition-colors select-none'

export const idleChip = 'border-basalt-200 bg-paper text-basalt-700 hover:bg-basalt-100'

/** The chosen chip is dark: brightness, not hue alone, sets it apart. */
const chosenChip = 'border-basalt-900 bg-basalt-900 font-semibold text-paper'

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

export interface RemovableChipProps {
  label: string
  /** What a tap on the text does; without it the text is only shown. */
  onPress?: () => void
  onRemove: () => void
}

export function RemovableChip({ label, onPress, onRemove }: RemovableChipProps) {
  const { t } = useLingui()
  return (
    <span className={cx(chipClass, idleChip, 'pr-0 after:hidden')}>
      {onPress ? (
        <button type="button" onClick={onPress} className="touch-target relative min-w-0 text-left">
          {label}
        </button>
      ) : (
        <span className="min-w-0">{label}</span>
      )}
      <button
        type="button"
        aria-label={t`${label} 빼기`}
        onClick={onRemove}
        className="touch-target relative flex size-9 items-center justify-center rounded-full text-basalt-500 hover:text-basalt-900"
      >
        <X aria-hidden="true" size={16} />
      </button>
    </span>
  )
}
