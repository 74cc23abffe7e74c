import { useLingui } from '@lingui/react/macro'
import { Siren, Square } from 'lucide-react'
import { useRef } from 'react'
import { cx } from '#ui/cx.ts'
import { startSiren, stopSiren, useSiren } from './siren.ts'
import { useHold } from './use-hold.ts'

interface SirenButtonProps {
  /** A shorter press: whoever meant it is asked. */
  onTap: () => void
  /** The id of the text that tells how it is pressed. */
  describedBy: string
}

/** Round, with a ring that fills while it is held; held for long enough, the siren starts at once. */
export function SirenButton({ onTap, describedBy }: SirenButtonProps) {
  const { t } = useLingui()
  const ring = useRef<SVGCircleElement>(null)
  const isRunning = useSiren(({ phase }) => phase === 'running')
  const { isHeld, handlers } = useHold(
    { onComplete: startSiren, onTap: isRunning ? stopSiren : onTap, isHoldable: !isRunning },
    (share) => ring.current?.setAttribute('stroke-dashoffset', String(1 - share)),
  )
  const label = isRunning ? t`사이렌 끄기` : t`사이렌 울리기`
  const Icon = isRunning ? Square : Siren
  return (
    <button
      {...handlers}
      type="button"
      aria-describedby={isRunning ? undefined : describedBy}
      className="relative flex aspect-square w-[min(8.25rem,100%)] shrink-0 touch-none items-center justify-center rounded-full [-webkit-touch-callout:none] select-none"
    >
      <svg aria-hidden="true" viewBox="0 0 144 144" className="pointer-events-none absolute inset-0 -rotate-90">
        <circle cx="72" cy="72" r="67" fill="none" strokeWidth="8" className="stroke-danger-bg" />
        <circle
          ref={ring}
          cx="72"
          cy="72"
          r="67"
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          pathLength="1"
          strokeDasharray="1 1"
          strokeDashoffset="1"
          // A round cap is seen of a line without any length, too.
          className={cx('stroke-danger', !isHeld && 'opacity-0')}
        />
      </svg>
      <span
        className={cx(
          'flex size-[82%] flex-col items-center justify-center gap-1 rounded-full bg-danger-fill p-2 text-center text-sm leading-tight font-bold text-white shadow-2 transition-[scale]',
          isHeld && 'scale-95',
        )}
      >
        <Icon aria-hidden="true" size={30} className="shrink-0" />
        {isHeld ? t`계속 누르세요` : label}
      </span>
    </button>
  )
}
