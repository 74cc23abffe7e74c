import { Trans } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'

/** Of a review whose visit a receipt has proved. */
export function ReceiptBadge() {
  return (
    <Badge tone="sea" icon={<ReceiptText aria-hidden="true" size={13} />}>
      <Trans>영수증 인증</Trans>
    </Badge>
  )
}
