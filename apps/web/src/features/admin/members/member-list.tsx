import { STAFF_SEARCH_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { Paged } from '#ui/paged.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { TableSkeleton } from '../parts/table-skeleton.tsx'
import { useUrlFilters } from '../parts/use-url-filters.ts'
import { useUrlText } from '../parts/use-url-text.ts'
import { MemberTable } from './member-table.tsx'
import { MEMBER_FILTERS, membersQuery } from './members.api.ts'

export function MemberList() {
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
