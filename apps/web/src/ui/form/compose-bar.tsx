import { useLingui } from '@lingui/react/macro'
import { ArrowUp } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { isComposing } from './form.tsx'
import { cx } from '../cx.ts'

export interface ComposeBarProps extends Pick<
  ComponentProps<'textarea'>,
  | 'ref'
  | 'placeholder'
  | 'onInput'
  | 'onSelect'
  | 'onBlur'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-activedescendant'
> {
  label: string
  value: string
  maxLength: number
  onChange: (text: string) => void
  canSend: boolean
  onSend: () => void
  /** Sees a key first; one whose default it prevents does nothing else. */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** What else can be sent, before the field. */
  leading?: ReactNode
  /** What is above the field: what is answered, who can be named. */
  children?: ReactNode
  className?: string
}

/** The number of characters left from which on it is shown how much room is left. */
const COUNT_LAST = 200

/** A field of one line that grows, and the button that sends what is in it; Enter sends too, Shift+Enter breaks the line. */
export function ComposeBar({
  label,
  value,
  maxLength,
  onChange,
  canSend,
  onSend,
  onKeyDown,
  leading,
  children,
  className,
  ...field
}: ComposeBarProps) {
  const { t } = useLingui()

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a Hangul syllable is composed, Enter completes it; Safari then shows it by the key code alone.
    if (isComposing(event)) return
    onKeyDown?.(event)
    if (event.defaultPrevented || event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (canSend) onSend()
  }

  return (
    <form
      className={cx('pb-safe-2 shrink-0 border-t border-basalt-200 bg-paper px-3 pt-2', className)}
      onSubmit={(event) => {
        event.preventDefault()
        // The button goes out with the last letter, and would take the focus with it.
        const form = event.currentTarget
        if (form.contains(document.activeElement)) form.querySelector('textarea')?.focus()
        if (canSend) onSend()
      }}
    >
      {children}
      <div className="flex items-end gap-2">
        {leading}
        <div className="min-w-0 flex-1">
          <textarea
            {...field}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={handleKeyDown}
            rows={1}
            maxLength={maxLength}
            enterKeyHint="send"
            aria-label={label}
            className={cx(
              'block field-sizing-content max-h-32 min-h-11 w-full resize-none rounded-[22px] border border-transparent bg-basalt-100 px-4 py-2.25 text-base outline-none',
              'focus:border-sea-700 focus:ring-1 focus:ring-sea-700',
            )}
          />
          {value.length > maxLength - COUNT_LAST && (
            <p className="mt-1 text-right text-xs text-basalt-500 tabular-nums">
              {value.length}/{maxLength}
            </p>
          )}
        </div>
        <button
          type="submit"
          aria-label={t`보내기`}
          disabled={!canSend}
          // Keeps the focus, and with it the phone's keyboard, in the field.
          onPointerDown={(event) => event.preventDefault()}
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-tangerine-500 text-ink transition-[scale,background-color] active:scale-[0.95] disabled:scale-none disabled:bg-basalt-200 disabled:text-basalt-500"
        >
          <ArrowUp aria-hidden="true" size={22} />
        </button>
      </div>
    </form>
  )
}
