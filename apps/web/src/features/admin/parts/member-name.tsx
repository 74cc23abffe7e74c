import type { MemberMark } from '@honjeo/contract/admin/common'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { adminPaths } from '../admin-paths.ts'
import { SuspendedBadge } from './badges.tsx'

/** Leads to what staff know of somebody; null are those who have left. */
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
      <Link
        to={adminPaths.member(member.userId)}
        className="rounded-sm font-semibold text-tangerine-700 hover:underline"
      >
        {member.nickName}
      </Link>
      {member.isSuspended && <SuspendedBadge />}
    </span>
  )
}
