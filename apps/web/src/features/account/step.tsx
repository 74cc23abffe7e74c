import { type ReactNode, useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

interface StepTitleProps {
  children: ReactNode
  description?: ReactNode
}

/** Heads a step of a wizard and takes the focus, as a new screen would: give it a key per step. */
export function StepTitle({ children, description }: StepTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <div>
      <h2 ref={ref} tabIndex={-1} className="text-2xl font-bold text-balance outline-none">
        {children}
      </h2>
      {description !== undefined && <p className="mt-2 text-basalt-500">{description}</p>}
    </div>
  )
}

/**
 * The step of a wizard, kept in the address so that the device's back button goes one step back. Never past `last`,
 * the furthest step that what is filled in so far opens.
 */
export function useStep(last: number) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('step'))
  const step = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : 1
  const goTo = (next: number, options?: NavigateOptions) => setSearch({ step: String(next) }, options)
  return { step, goTo }
}
