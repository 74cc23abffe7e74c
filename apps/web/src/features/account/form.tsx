import type { KeyboardEvent, ReactNode } from 'react'
import { isComposing } from '#lib/composition.ts'
import { cx } from '#ui/cx.ts'

interface FormProps {
  onSubmit: () => void
  className?: string
  children: ReactNode
}

function handleKeyDown(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/** A form that says its own errors, and that Enter does not send while a Hangul syllable is being composed. */
export function Form({ onSubmit, className, children }: FormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble here from the fields
    <form
      noValidate
      onKeyDown={handleKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className={cx('flex flex-col', className)}
    >
      {children}
    </form>
  )
}
