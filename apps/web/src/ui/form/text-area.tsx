import { type ComponentProps, useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { Field, fieldAria, fieldBoxClass, type FieldText, mergeRefs, useTextLength } from './field.tsx'

export interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  /** Shows `120/500`; needs `maxLength`. */
  showsCount?: boolean
  className?: string
}

/** Grows with its text up to 60 % of the screen; `rows` is the least. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  showsCount,
  className,
  rows = 4,
  maxLength,
  ref,
  onInput,
  ...rest
}: TextAreaProps) {
  const id = useId()
  const areaRef = useRef<HTMLTextAreaElement>(null)
  const { length, measure } = useTextLength(areaRef)

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      isLabelHidden={isLabelHidden}
      counter={showsCount ? `${length}/${maxLength}` : undefined}
      className={className}
    >
      <textarea
        {...rest}
        {...fieldAria(id, { hint, error })}
        ref={mergeRefs(areaRef, ref)}
        rows={rows}
        maxLength={maxLength}
        onInput={(event) => {
          measure()
          onInput?.(event)
        }}
        // `field-sizing` overrules `rows` where it is known; lines are 1.5rem high and the box adds 30px.
        style={{ minHeight: `calc(${rows} * 1.5rem + 30px)` }}
        className={cx(
          fieldBoxClass,
          'block field-sizing-content max-h-[60dvh] resize-none py-3.5 read-only:bg-basalt-100',
        )}
      />
    </Field>
  )
}
