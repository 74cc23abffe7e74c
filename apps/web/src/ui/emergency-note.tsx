import { useLingui } from '@lingui/react/macro'
import { EmergencyCalls } from './emergency-calls.tsx'

/** At the end of every screen of safety: what the app is not, and who is. */
export function EmergencyNote() {
  const { t } = useLingui()
  return (
    <aside className="space-y-3">
      <p className="text-sm text-basalt-700">
        {t`혼저는 긴급 구조 서비스가 아니에요. 위험하거나 다쳤다면 먼저 전화해주세요.`}
      </p>
      <EmergencyCalls />
    </aside>
  )
}
