import type { StaffMember } from '@honjeo/contract/admin/members'
import { STAFF_SEARCH_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/text/dates.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { adminPaths } from '../admin-paths.ts'
import { MemberBadges } from '../parts/badges.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { Cell, DataTable, NameCell, Row, TableSkeleton, TimeCell } from '../parts/data-table.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { FilterBar, FilterSelect, SearchForm } from '../parts/filter-bar.tsx'
import { useUrlFilters, useUrlText } from '../parts/url-filters.ts'
import { MEMBER_FILTERS, membersQuery } from './members.api.ts'

export function Component() {
  const { t } = useLingui()
  const [q, search] = useUrlText('q')
  const [{ state }, change] = useUrlFilters(MEMBER_FILTERS)
  return (
    <ConsolePage title={t`회원`} actions={<ExportButton kind="members" />}>
      <FilterBar>
        <SearchForm
          key={q}
          label={t`닉네임, 이메일 앞부분이나 회원 번호`}
          maxLength={STAFF_SEARCH_MAX}
          value={q ?? ''}
          onSearch={search}
        />
        <FilterSelect
          label={t`상태`}
          names={{ SUSPENDED: t`정지 중`, STAFF: t`운영자` }}
          value={state}
          onChange={(next) => change({ state: next })}
        />
      </FilterBar>
      <Paged
        query={useInfiniteQuery(membersQuery({ q, state }))}
        skeleton={<TableSkeleton />}
        isEmpty={(members) => members.length === 0}
        empty={
          <EmptyState
            scene="road"
            title={t`찾는 회원이 없어요`}
            description={t`닉네임이나 이메일은 앞부분부터, 회원 번호는 전체를 입력해주세요.`}
          />
        }
      >
        {(members) => <MemberTable members={members} />}
      </Paged>
    </ConsolePage>
  )
}

function MemberTable({ members }: { members: readonly StaffMember[] }) {
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
