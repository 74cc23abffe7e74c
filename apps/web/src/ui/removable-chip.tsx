import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { chipClass, idleChip } from './chip-class.ts'
import { cx } from './cx.ts'

export interface RemovableChipProps {
  label: string
  /** What a tap on the text does; without it the text is only shown. */
  onPress?: () => void
  onRemove: () => void
}

export function RemovableChip({ label, onPress, onRemove }: RemovableChipProps) {
  const { t } = useLingui()
  return (
    <span className={cx(chipClass, idleChip, 'max-w-full pr-0 after:hidden')}>
      {onPress ? (
        <button type="button" onClick={onPress} className="touch-target relative min-w-0 truncate">
          {label}
        </button>
      ) : (
        <span className="min-w-0 truncate">{label}</span>
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
