import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { BackLine } from '../parts/back-line.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { LoadState } from '../parts/load-state.tsx'
import { MemberBadges } from './member-badges.tsx'
import { MemberDetail } from './member-detail.tsx'
import { memberQuery } from './members.api.ts'

export function MemberScreen({ userId }: { userId: number }) {
  const { t } = useLingui()
  const query = useQuery(memberQuery(userId))
  return (
    <ConsolePage
      title={query.data?.nickName ?? t`회원 #${userId}`}
      above={<BackLine fallback={adminPaths.members()} />}
      marks={query.data && <MemberBadges member={query.data} />}
    >
      <LoadState query={query}>{(member) => <MemberDetail key={member.userId} member={member} />}</LoadState>
    </ConsolePage>
  )
}
