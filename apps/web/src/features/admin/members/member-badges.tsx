import type { StaffMember } from '@honjeo/contract/admin/members'
import { Trans } from '@lingui/react/macro'
import { Badge } from '#ui/badge.tsx'
import { SuspendedBadge } from '../parts/badges.tsx'

export function MemberBadges({ member }: { member: Pick<StaffMember, 'role' | 'suspendedUntil'> }) {
  return (
    <>
      {member.role === 'ADMIN' && (
        <Badge tone="sea" className="whitespace-nowrap">
          <Trans>운영자</Trans>
        </Badge>
      )}
      {member.suspendedUntil !== null && <SuspendedBadge />}
    </>
  )
}
