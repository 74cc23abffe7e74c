import { Trans } from '@lingui/react/macro'
import { Badge } from '#ui/badge.tsx'

export function SuspendedBadge() {
  return (
    <Badge tone="hard" className="whitespace-nowrap">
      <Trans>정지 중</Trans>
    </Badge>
  )
}

export function HiddenBadge() {
  return (
    <Badge tone="hard" className="whitespace-nowrap">
      <Trans>숨김</Trans>
    </Badge>
  )
}
