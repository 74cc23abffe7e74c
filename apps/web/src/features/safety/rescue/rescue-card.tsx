import { useLingui } from '@lingui/react/macro'
import { EmergencyCalls } from '#ui/emergency-calls.tsx'
import { HelpMessage } from './help-message.tsx'
import { OtherWays } from './other-ways.tsx'
import { PositionCard } from './position-card.tsx'
import { SilentCall } from './silent-call.tsx'
import { useHelp } from './use-help.ts'

/** Everything on it works without a network, which is when it is needed. */
export function RescueCard() {
  const { t } = useLingui()
  const { mine, nearest, text } = useHelp()
  return (
    <div className="space-y-4">
      <EmergencyCalls />
      <p className="text-sm text-basalt-700">
        {t`혼저는 긴급 신고 서비스가 아니에요. 위험하거나 다쳤다면 먼저 119나 112에 전화하세요.`}
      </p>
      <PositionCard mine={mine} nearest={nearest} />
      <HelpMessage text={text} />
      <SilentCall />
      <OtherWays />
    </div>
  )
}
