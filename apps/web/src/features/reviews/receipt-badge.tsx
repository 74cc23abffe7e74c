import { Trans } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import { Badge } from '#ui/feedback/badge.tsx'

/**
 * Marks a review whose author showed a receipt of the place and the day. It promises no more, since paper can be forged
 * or borrowed.
 */
export function ReceiptBadge() {
  return (
    <Badge tone="sea" icon={<ReceiptText aria-hidden="true" size={13} />}>
      <Trans>영수증 확인</Trans>
    </Badge>
  )
}
