import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, fieldBoxClass } from './field.tsx'
import { type TextControlProps, useTextControl } from './text-control.ts'

export type TextAreaProps = TextControlProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** Grows with its text up to 60 % of the screen; `rows` is the least. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  const { field, control } = useTextControl<HTMLTextAreaElement, typeof rest>(rest)
  return (
    <Field {...field}>
      <textarea
        {...control}
        rows={rows}
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
