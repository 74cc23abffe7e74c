import type { MemberMark } from '@honjeo/contract/admin/common'
import type { StaffMember } from '@honjeo/contract/admin/members'
import { Trans } from '@lingui/react/macro'
import { ConsoleLink } from './console-link.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { adminPaths } from '../admin-paths.ts'

function SuspendedBadge() {
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

/** Leads to what staff know of a member; null are those who have left. */
export function MemberName({ member }: { member: MemberMark | null }) {
  if (member === null) {
    return (
      <span className="text-basalt-500">
        <Trans>탈퇴한 사용자</Trans>
      </span>
    )
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <ConsoleLink to={adminPaths.member(member.userId)} className="font-semibold">
        {member.nickName}
      </ConsoleLink>
      {member.isSuspended && <SuspendedBadge />}
    </span>
  )
}

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

export function NoticeState({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge tone="easy" className="whitespace-nowrap">
      <Trans>게시됨</Trans>
    </Badge>
  ) : (
    <Badge className="whitespace-nowrap">
      <Trans>초안</Trans>
    </Badge>
  )
}
