import type { StaffMember } from '@honjeo/contract/admin/members'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#lib/dates.ts'
import { adminPaths } from '../admin-paths.ts'
import { Cell, DataTable, NameCell, Row, TimeCell } from '../parts/data-table.tsx'
import { MemberBadges } from './member-badges.tsx'

export function MemberTable({ members }: { members: readonly StaffMember[] }) {
  const { t } = useLingui()
  return (
    <DataTable
      caption={t`회원 목록`}
      columns={[
        { header: t`닉네임` },
        { header: t`번호`, isMinor: true },
        { header: t`이메일` },
        { header: t`상태` },
        { header: t`가입`, isMinor: true },
      ]}
    >
      {members.map((member) => (
        <Row key={member.userId}>
          <NameCell to={adminPaths.member(member.userId)}>{member.nickName}</NameCell>
          <Cell isMinor>{member.userId}</Cell>
          <Cell>
            <span className="break-all">{member.email}</span>
          </Cell>
          <Cell>
            <MemberBadges member={member} />
          </Cell>
          <TimeCell>{formatDate(member.createdAt)}</TimeCell>
        </Row>
      ))}
    </DataTable>
  )
}
