import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

/** What every form control shows around itself. */
export interface FieldText {
  label: ReactNode
  hint?: ReactNode
  /** The sentence under the field; its presence marks the field as wrong. */
  error?: string | undefined
  isOptional?: boolean | undefined
  /** Whether the label is only read out: for a field whose purpose is plain from its surroundings, such as a search box. */
  isLabelHidden?: boolean | undefined
}

export interface FieldProps extends FieldText {
  /** Id of the control; hint and error derive theirs from it. */
  id: string
  counter?: ReactNode
  /** `group`: several controls under one legend. */
  as?: 'control' | 'group'
  className?: string | undefined
  children: ReactNode
}

/** Label above, control, then the error (or the hint) below with the counter at its right. */
export function Field({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  counter,
  as,
  className,
  children,
}: FieldProps) {
  const labelText = (
    <>
      {label}
      {isOptional && (
        <span className="ml-1.5 font-normal text-basalt-500">
          <Trans>선택</Trans>
        </span>
      )}
    </>
  )
  const labelClass = isLabelHidden ? 'sr-only' : 'mb-2 block text-sm font-semibold text-basalt-700'
  const below = (
    <div className="flex justify-between gap-3 text-sm text-basalt-500">
      <div>
        <div aria-live="polite">
          {error !== undefined && (
            <p id={errorId(id)} className="mt-1.5 flex gap-1 text-danger">
              <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
              {/* A field of several things may have several reasons, a line each. */}
              <span className="whitespace-pre-line">{error}</span>
            </p>
          )}
        </div>
        {hint !== undefined && (
          <p id={hintId(id)} className={cx('mt-1.5', error !== undefined && 'sr-only')}>
            {hint}
          </p>
        )}
      </div>
      {counter !== undefined && <span className="mt-1.5 shrink-0 tabular-nums">{counter}</span>}
    </div>
  )

  if (as === 'group') {
    return (
      <fieldset id={id} aria-describedby={describedBy(id, { hint, error })} className={cx('min-w-0', className)}>
        <legend className={labelClass}>{labelText}</legend>
        {children}
        {below}
      </fieldset>
    )
  }
  return (
    <div className={cx('min-w-0', className)}>
      <label id={labelId(id)} htmlFor={id} className={labelClass}>
        {labelText}
      </label>
      {children}
      {below}
    </div>
  )
}

export const labelId = (id: string) => `${id}-label`
const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>): string | undefined {
  return cx(error !== undefined && errorId(id), hint !== undefined && hintId(id)) || undefined
}

/** The attributes that tie a control to its field's texts. */
export function fieldAria(id: string, text: Pick<FieldText, 'hint' | 'error'>) {
  return {
    id,
    'aria-describedby': describedBy(id, text),
    'aria-invalid': text.error !== undefined || undefined,
  } as const
}

/** The box of a text control; `focus` rather than `focus-visible`, because a caret in it always deserves a ring. */
export const fieldBoxClass =
  'w-full rounded-md border border-basalt-400 bg-paper px-4 text-base text-basalt-900 outline-none transition-colors ' +
  'focus:border-sea-700 focus:ring-1 focus:ring-sea-700 aria-invalid:border-danger aria-invalid:focus:ring-danger ' +
  'disabled:border-basalt-200 disabled:bg-basalt-100 disabled:text-basalt-500'

/** One of several values to choose from. */
export interface Choice<T extends string> {
  value: T
  label: ReactNode
  disabled?: boolean
}

/** A control that holds exactly one choice. */
export interface ChoiceProps<T extends string> {
  value: T | null
  onChange: (value: T) => void
}

/** One ref callback that serves several holders: ours and the caller's. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]) {
  return (element: T | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
}
