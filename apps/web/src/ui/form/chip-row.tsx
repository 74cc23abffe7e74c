import { useId } from 'react'
import { chipClass, idleChip } from './chip.tsx'
import type { Choice, ChoiceProps } from './field.tsx'
import { HiddenRadio } from './hidden-radio.tsx'
import { cx } from '../cx.ts'

export interface ChipRowProps<T extends string> extends ChoiceProps<T> {
  /** Names the row for screen readers: 카테고리. */
  label: string
  options: readonly Choice<T>[]
  className?: string
}

/** What stays free beside the chosen chip, px; the padding of the row. */
const GUTTER = 20

/** A filter of one choice, scrolling sideways to the column's edges. Radio buttons, so arrow keys move and choose. */
export function ChipRow<T extends string>({ label, options, value, onChange, className }: ChipRowProps<T>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx('bleed-x scrollbar-none relative flex gap-2 overflow-x-auto py-1', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          ref={option.value === value ? showChosen : undefined}
          className={cx(
            chipClass,
            idleChip,
            'has-checked:border-basalt-900 has-checked:bg-basalt-900 has-checked:font-semibold has-checked:text-paper',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea-700',
          )}
        >
          <HiddenRadio name={name} option={option} value={value} onChange={onChange} />
          {option.label}
        </label>
      ))}
    </div>
  )
}

/** A visitor who comes by a link may have chosen one that lies out of sight. Only the row moves, never the page. */
function showChosen(chip: HTMLElement | null) {
  const row = chip?.parentElement
  if (!chip || !row) return
  const least = chip.offsetLeft + chip.offsetWidth + GUTTER - row.clientWidth
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, least), chip.offsetLeft - GUTTER)
}
