import { useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'

interface EmergencyCallsProps {
  /** Over anything that flashes. */
  isOnFlash?: boolean
  onCall?: () => void
}

/** One tap away wherever the siren is. */
export function EmergencyCalls({ isOnFlash = false, onCall }: EmergencyCallsProps) {
  const { t } = useLingui()
  const look = cx('flex-1', isOnFlash && 'border-2 border-ink bg-white text-ink hover:bg-white')
  const callClass = buttonClass({ variant: isOnFlash ? 'ghost' : 'secondary', className: look })
  return (
    <div className="flex gap-2">
      <a href="tel:112" onClick={onCall} className={callClass}>
        <Phone aria-hidden="true" size={18} className="shrink-0" />
        {t`112 경찰에 전화`}
      </a>
      <a href="tel:119" onClick={onCall} className={callClass}>
        <Phone aria-hidden="true" size={18} className="shrink-0" />
        {t`119 구조에 전화`}
      </a>
    </div>
  )
}
