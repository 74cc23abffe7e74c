import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Field, type FieldText, fieldAria } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export interface NumberStepperProps extends FieldText {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  /** Follows the number: 명. */
  unit?: string
  className?: string
}

/** − value +; the number may be typed as well, and is brought within the limits on leaving the field. */
export function NumberStepper({ value, onChange, min, max, unit, ...field }: NumberStepperProps) {
  const { t } = useLingui()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)

  function set(next: number) {
    setDraft(null)
    const within = Math.min(max, Math.max(min, next))
    if (within !== value) onChange(within)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp') set(value + 1)
    else if (event.key === 'ArrowDown') set(value - 1)
    else if (event.key === 'Enter') set(Number(draft ?? value))
    else return
    event.preventDefault()
  }

  return (
    <Field {...field} id={id}>
      <div className="flex w-fit items-center gap-1 rounded-md border border-basalt-400 bg-paper p-1">
        <IconButton
          label={t`하나 줄이기`}
          icon={<Minus size={20} />}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        />
        <span className="flex min-w-16 items-center justify-center font-bold tabular-nums">
          <input
            {...fieldAria(id, field)}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={`${value}${unit ?? ''}`}
            value={draft ?? value}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
            onBlur={() => set(draft === null || draft === '' ? value : Number(draft))}
            onKeyDown={handleKeyDown}
            className="field-sizing-content h-11 max-w-20 min-w-8 rounded-sm bg-transparent text-center"
          />
          {unit !== undefined && <span aria-hidden="true">{unit}</span>}
        </span>
        <IconButton
          label={t`하나 늘리기`}
          icon={<Plus size={20} />}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        />
      </div>
    </Field>
  )
}
