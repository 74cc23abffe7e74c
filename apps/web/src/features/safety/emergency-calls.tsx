import { useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

interface EmergencyCallsProps {
  /** Draws it lower, and with a rim, where it lies on a coloured ground beside something else that matters. */
  isCompact?: boolean
  /** Is called when a number is pressed; the device may still ask before it dials. */
  onCall?: () => void
}

/** The two numbers, one tap away and too large to miss. The device asks before it dials. */
export function EmergencyCalls({ isCompact = false, onCall }: EmergencyCallsProps) {
  const { t } = useLingui()
  const looks = { isCompact, onCall }
  return (
    <nav aria-label={t`긴급 전화`} className={cx('flex flex-wrap', isCompact ? 'gap-2' : 'gap-3')}>
      <Call {...looks} number="119" what={t`구조, 구급, 화재`} className="bg-danger-fill" />
      <Call {...looks} number="112" what={t`경찰`} className="bg-sea-600" />
    </nav>
  )
}

interface CallProps extends EmergencyCallsProps {
  number: string
  what: string
  className: string
}

function Call({ number, what, className, isCompact, onCall }: CallProps) {
  const { t } = useLingui()
  return (
    <a
      href={`tel:${number}`}
      onClick={onCall}
      className={cx(
        'flex flex-1 flex-col items-center justify-center px-2 py-2 text-center text-white select-none active:scale-[0.98] hover:opacity-90',
        isCompact ? 'min-h-12 basis-28 rounded-md border border-white/70' : 'min-h-20 basis-32 rounded-lg',
        className,
      )}
    >
      <span
        className={cx(
          'flex flex-wrap items-center justify-center gap-x-2 font-bold',
          isCompact ? 'text-lg' : 'text-xl',
        )}
      >
        <Phone aria-hidden="true" size={isCompact ? 18 : 22} />
        {t`${number} 전화`}
      </span>
      {!isCompact && <span className="text-sm">{what}</span>}
    </a>
  )
}

/** Says at the end of every screen of safety what the app is not, and who is; `calls` leads to them. */
export function EmergencyNote({ calls = <EmergencyCalls /> }: { calls?: ReactNode }) {
  const { t } = useLingui()
  return (
    <aside className="space-y-3">
      <p className="text-sm text-basalt-700">
        {t`혼저는 긴급 구조 서비스가 아니에요. 위험하거나 다쳤다면 먼저 전화해주세요.`}
      </p>
      {calls}
    </aside>
  )
}
