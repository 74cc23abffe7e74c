import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EmergencyCalls } from '#ui/emergency-calls.tsx'

/** On every screen of a timer: who helps at once, what else there is, and that the app is not who helps. */
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
