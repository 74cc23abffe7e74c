import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  label: ReactNode
  description?: ReactNode
  className?: string
}

/** A switch for a setting that takes effect at once; inside a form that is sent later, use a Checkbox. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  return (
    <label className={cx('flex min-h-11 items-center justify-between gap-4 py-2', className)}>
      <span className="min-w-0">
        {label}
        {description !== undefined && <span className="block text-sm text-basalt-500">{description}</span>}
      </span>
      <span className="relative flex shrink-0">
        <input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says by itself whether it is on
          role="switch"
          className="peer h-7 w-12 appearance-none rounded-full border-2 border-basalt-400 bg-basalt-100 transition-colors checked:border-tangerine-500 checked:bg-tangerine-500 disabled:opacity-60"
        />
        <span className="pointer-events-none absolute top-1.5 left-1.5 size-4 rounded-full bg-basalt-500 transition-transform peer-checked:translate-x-5 peer-checked:bg-ink" />
      </span>
    </label>
  )
}
