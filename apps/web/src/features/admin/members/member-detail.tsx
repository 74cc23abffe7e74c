import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import { useLingui } from '@lingui/react/macro'
import { DetailColumns } from '../parts/detail-columns.tsx'
import { Panel } from '../parts/panel.tsx'
import { SanctionList } from '../parts/sanction-list.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberCounts } from './member-counts.tsx'
import { MemberFacts } from './member-facts.tsx'

export function MemberDetail({ member }: { member: StaffMemberDetail }) {
  const { t } = useLingui()
  return (
    <DetailColumns
      aside={
        <>
          <MemberActs member={member} />
          <MemberCounts member={member} />
        </>
      }
    >
      <MemberFacts member={member} />
      <Panel title={t`경고와 정지`}>
        <SanctionList sanctions={member.sanctions} />
      </Panel>
    </DetailColumns>
  )
}
