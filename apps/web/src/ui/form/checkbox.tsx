import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { mergeRefs } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode
  description?: ReactNode
  /** Whether some of what it sums up is ticked (전체 동의). */
  isIndeterminate?: boolean
  /** Strikes the label through once ticked, for things to do. */
  isTask?: boolean
  className?: string
}

export function Checkbox({
  label,
  description,
  isIndeterminate = false,
  isTask,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  return (
    <label className={cx('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <span className="relative flex shrink-0">
        <input
          {...rest}
          ref={mergeRefs(inputRef, ref)}
          type="checkbox"
          className="peer size-6 appearance-none rounded-sm border-2 border-basalt-400 bg-paper transition-colors checked:border-tangerine-500 checked:bg-tangerine-500 indeterminate:border-tangerine-500 indeterminate:bg-tangerine-500 disabled:border-basalt-300 disabled:bg-basalt-100"
        />
        <Mark icon={isIndeterminate ? Minus : Check} />
      </span>
      <span
        className={cx(
          'min-w-0 flex-1 pt-px',
          isTask && '[label:has(:checked)>&]:text-basalt-500 [label:has(:checked)>&]:line-through',
        )}
      >
        {label}
        {description !== undefined && <span className="block text-sm text-basalt-500">{description}</span>}
      </span>
    </label>
  )
}

function Mark({ icon: Icon }: { icon: typeof Check }) {
  return (
    <Icon
      aria-hidden="true"
      size={18}
      strokeWidth={3}
      className="pointer-events-none absolute inset-0 m-auto text-ink opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
    />
  )
}
