import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'

export interface FormProps {
  onSubmit: () => void
  className?: string
  ref?: Ref<HTMLFormElement> | undefined
  children: ReactNode
}

function handleKeyDown(event: KeyboardEvent) {
  // In a text area Enter sends nothing: it breaks the line.
  if (event.target instanceof HTMLTextAreaElement) return
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/** A form that says its own errors, and that Enter does not send while a Hangul syllable is being composed. */
export function Form({ onSubmit, className, ref, children }: FormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble here from the fields
    <form
      ref={ref}
      noValidate
      onKeyDown={handleKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        // React hands it on to the form around a sheet, where it is another's.
        event.stopPropagation()
        onSubmit()
      }}
      className={cx('flex flex-col', className)}
    >
      {children}
    </form>
  )
}

const COMPOSING_KEY_CODE = 229

/**
 * The key belongs to a Hangul syllable that is still being composed. Safari ends the composition before it reports the
 * key; then only the old key code shows it.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === COMPOSING_KEY_CODE
