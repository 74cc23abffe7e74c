import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EmergencyCalls } from '../emergency-calls.tsx'
import { cx } from '#ui/cx.ts'

/** The calls at the top of every screen of timers and alerts, wherever one has scrolled to. The device asks before it dials. */
export function CallLinks() {
  return (
    <>
      <CallLink number="119" className="text-danger hover:bg-danger-bg" />
      <CallLink number="112" className="text-sea-700 hover:bg-sea-50" />
    </>
  )
}

function CallLink({ number, className }: { number: string; className: string }) {
  const { t } = useLingui()
  return (
    <a
      href={`tel:${number}`}
      className={cx(
        'flex h-11 min-w-11 items-center justify-center rounded-full px-1 text-[min(var(--text-md),max(6.5vw,15px))] font-bold whitespace-nowrap tabular-nums',
        className,
      )}
    >
      {number}
      <span className="sr-only"> {t`전화`}</span>
    </a>
  )
}

/** Says on every screen of a timer who helps at once, what else there is, and that the app is not who helps. */
export function HelpNow({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="help-now" className="space-y-2">
      <h2 id="help-now" className="text-lg font-bold">
        {t`지금 위험하다면`}
      </h2>
      <EmergencyCalls />
      {children}
      <p className="text-sm text-basalt-500">
        {t`혼저는 긴급 구조 서비스가 아니에요. 메일과 알림은 늦거나 닿지 않을 수 있어요.`}
      </p>
    </section>
  )
}
