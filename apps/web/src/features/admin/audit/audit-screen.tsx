import { AUDIT_ACTIONS, AUDIT_TARGETS, type AuditAction, type AuditTarget } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { RemovableChip } from '#ui/form/chip.tsx'
import { staffRequest } from '../access/staff-request.ts'
import { ConsolePage } from '../parts/console-page.tsx'
import { TableSkeleton } from '../parts/data-table.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { FilterBar, FilterSelect, SearchForm } from '../parts/filter-bar.tsx'
import { useNames } from '../parts/labels.ts'
import { useUrlFilters, useUrlText } from '../parts/url-filters.ts'
import { AuditEntryCard } from './audit-entry.tsx'
import { AUDIT_ACTION_NAMES, AUDIT_TARGET_NAMES } from './audit-names.ts'

const AUDIT_FILTERS = { action: AUDIT_ACTIONS, targetType: AUDIT_TARGETS, staffId: 'id' } as const

interface AuditSearch {
  action: AuditAction | undefined
  targetType: AuditTarget | undefined
  staffId: number | undefined
  targetId: string | undefined
}

const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/audit-log', { query: { ...search, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

/** The longest number or word of what was touched. */
const TARGET_ID_MAX = 100

export function Component() {
  const { t } = useLingui()
  const [filters, change] = useUrlFilters(AUDIT_FILTERS)
  const [targetId, searchTarget] = useUrlText('targetId')
  const { action, targetType, staffId } = filters
  const query = useInfiniteQuery(auditQuery({ action, targetType, staffId, targetId }))
  return (
    <ConsolePage title={t`감사 기록`} actions={<ExportButton kind="audit-log" />}>
      <FilterBar>
        <FilterSelect
          label={t`한 일`}
          names={useNames(AUDIT_ACTION_NAMES)}
          value={action}
          onChange={(next) => change({ action: next })}
        />
        <FilterSelect
          label={t`대상`}
          names={useNames(AUDIT_TARGET_NAMES)}
          value={targetType}
          onChange={(next) => change({ targetType: next })}
        />
        <SearchForm
          key={targetId}
          label={t`대상의 번호나 낱말`}
          maxLength={TARGET_ID_MAX}
          value={targetId ?? ''}
          onSearch={searchTarget}
        />
        {staffId !== undefined && (
          <RemovableChip label={t`운영자 #${staffId}`} onRemove={() => change({ staffId: undefined })} />
        )}
      </FilterBar>
      <Paged
        query={query}
        skeleton={<TableSkeleton />}
        isEmpty={(entries) => entries.length === 0}
        empty={<EmptyState scene="road" title={t`해당하는 기록이 없어요`} description={t`다른 조건으로 찾아보세요.`} />}
      >
        {(entries) => (
          <ul aria-label={t`감사 기록`} className="grid grid-cols-1 gap-3">
            {entries.map((entry) => (
              <AuditEntryCard key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Paged>
    </ConsolePage>
  )
}
