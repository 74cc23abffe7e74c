import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldText, fieldAria } from './field.tsx'

export interface OtpFieldProps extends FieldText {
  value: string
  onChange: (value: string) => void
  /** Is called with the code when its last digit is in. */
  onComplete?: (code: string) => void
  length: number
  /** Time left, at the right under the boxes. */
  counter?: ReactNode
  disabled?: boolean
  /** Whether it shows dots for digits, and nothing fills them in: a PIN that a bystander must not learn. */
  isSecret?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One input, so that paste, the phone's code suggestion and screen readers just work; the boxes are drawn under it. */
export function OtpField({
  value,
  onChange,
  onComplete,
  length,
  counter,
  disabled,
  isSecret,
  ref,
  ...field
}: OtpFieldProps) {
  const id = useId()

  function handleChange(text: string) {
    const code = text.replace(/\D/g, '').slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }

  return (
    <Field {...field} id={id} counter={counter}>
      <div className="relative">
        <input
          {...fieldAria(id, field)}
          ref={ref}
          value={value}
          inputMode="numeric"
          autoComplete={isSecret ? 'off' : 'one-time-code'}
          // The limit is longer than the code: pasted text may hold spaces or a dash.
          maxLength={length * 3}
          disabled={disabled}
          onChange={(event) => handleChange(event.target.value)}
          className="peer absolute inset-0 w-full rounded-md bg-transparent text-transparent caret-transparent outline-none"
        />
        <div
          aria-hidden="true"
          className="group pointer-events-none relative grid auto-cols-fr grid-flow-col gap-1.5 peer-focus:[--box:var(--color-sea-700)]"
        >
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={cx(
                'flex h-14 items-center justify-center rounded-md border bg-paper text-2xl font-bold tabular-nums',
                field.error === undefined ? 'border-basalt-400' : 'border-danger',
                disabled && 'bg-basalt-100 text-basalt-500',
                index === Math.min(value.length, length - 1) &&
                  'border-(--box,var(--color-basalt-400)) ring-1 ring-(--box,transparent)',
              )}
            >
              {isSecret && value[index] !== undefined ? '●' : value[index]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  )
}
