import { type ReactNode, useEffect, useRef } from 'react'

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
