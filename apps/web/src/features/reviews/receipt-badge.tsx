import { Trans } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'

/** Stands on a review to which a receipt of the place and the day was shown. It promises no more: paper can be forged or borrowed. */
export function ReceiptBadge() {
  return (
    <Badge tone="sea" icon={<ReceiptText aria-hidden="true" size={13} />}>
      <Trans>영수증 확인</Trans>
    </Badge>
  )
}
