import { useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { cx } from './cx.ts'

const LOOK =
  'flex min-h-20 flex-1 basis-32 flex-col items-center justify-center rounded-lg px-2 py-2 text-center text-white select-none active:scale-[0.98] hover:opacity-90'

/** The two numbers, one tap away and too large to miss. The device asks before it dials. */
export function EmergencyCalls() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`긴급 전화`} className="flex flex-wrap gap-3">
      <Call number="119" what={t`구조, 구급, 화재`} className="bg-danger-fill" />
      <Call number="112" what={t`경찰`} className="bg-sea-600" />
    </nav>
  )
}

function Call({ number, what, className }: { number: string; what: string; className: string }) {
  const { t } = useLingui()
  return (
    <a href={`tel:${number}`} className={cx(LOOK, className)}>
      <span className="flex flex-wrap items-center justify-center gap-x-2 text-xl font-bold">
        <Phone aria-hidden="true" size={22} />
        {t`${number} 전화`}
      </span>
      <span className="text-sm">{what}</span>
    </a>
  )
}
