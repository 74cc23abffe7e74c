import type { ReactNode } from 'react'
import { useRef } from 'react'
import { useHold } from '../../siren/use-hold.ts'
import { buttonClass } from '#ui/button-class.ts'

interface HoldButtonProps {
  icon: ReactNode
  /** While it is held. */
  heldText: string
  describedBy: string
  onComplete: () => void
  /** A short press, a key or assistive technology: asks before it does the same. */
  onTap: () => void
  disabled: boolean
  children: ReactNode
}

/** A wide button that is held, and fills from its beginning as long as it is. */
export function HoldButton({ icon, heldText, describedBy, onComplete, onTap, disabled, children }: HoldButtonProps) {
  const fill = useRef<HTMLSpanElement>(null)
  const press = { onComplete, onTap: () => !disabled && onTap(), isHoldable: !disabled }
  const { isHeld, handlers } = useHold(press, (share) => {
    if (fill.current !== null) fill.current.style.transform = `scaleX(${share})`
  })
  return (
    <button
      {...handlers}
      type="button"
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      className={buttonClass({
        className: 'flex-1 touch-none overflow-hidden [-webkit-touch-callout:none]',
      })}
    >
      <span
        ref={fill}
        aria-hidden="true"
        style={{ transform: 'scaleX(0)' }}
        className="pointer-events-none absolute inset-0 origin-left bg-tangerine-200"
      />
      <span className="relative flex items-center gap-2">
        {icon}
        {isHeld ? heldText : children}
      </span>
    </button>
  )
}
