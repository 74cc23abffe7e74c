import type { StaffInquiry } from '@honjeo/contract/admin/inquiries'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { formatListTime } from '#lib/text/dates.ts'
import { CaseStatusBadge } from '#features/cases/case-status.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { PRIORITY_LABELS, PriorityBadge } from '#features/cases/priority-badge.tsx'
import { RemovableChip } from '#ui/form/chip.tsx'
import { adminPaths } from '../admin-paths.ts'
import { MemberName } from '../parts/badges.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { Cell, DataTable, NameCell, Row, TableSkeleton, TimeCell } from '../parts/data-table.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { INQUIRY_CATEGORY_NAMES, INQUIRY_STATUS_NAMES, useNames } from '../parts/labels.ts'
import { type Filters, useUrlFilters } from '../parts/url-filters.ts'
import { inquiriesQuery, INQUIRY_FILTERS } from './inquiries.api.ts'

export function Component() {
  const { t } = useLingui()
  const [filters, change] = useUrlFilters(INQUIRY_FILTERS)
  return (
    <ConsolePage title={t`문의`} actions={<ExportButton kind="inquiries" />}>
      <InquiryFilters filters={filters} onChange={change} />
      <Paged
        query={useInfiniteQuery(inquiriesQuery(filters))}
        skeleton={<TableSkeleton />}
        isEmpty={(inquiries) => inquiries.length === 0}
        empty={
          <EmptyState
            scene="sea"
            title={t`여기에 해당하는 문의가 없어요`}
            description={t`다른 상태나 카테고리로 찾아보세요.`}
          />
        }
      >
        {(inquiries) => <InquiryTable inquiries={inquiries} />}
      </Paged>
    </ConsolePage>
  )
}

interface InquiryFiltersProps {
  filters: Filters<typeof INQUIRY_FILTERS>
  onChange: (changes: Filters<typeof INQUIRY_FILTERS>) => void
}

function InquiryFilters({ filters, onChange }: InquiryFiltersProps) {
  const { t } = useLingui()
  const { status, category, priority, userId } = filters
  return (
    <FilterBar>
      <FilterSelect
        label={t`상태`}
        names={useNames(INQUIRY_STATUS_NAMES)}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
      <FilterSelect
        label={t`카테고리`}
        names={useNames(INQUIRY_CATEGORY_NAMES)}
        value={category}
        onChange={(next) => onChange({ category: next })}
      />
      <FilterSelect
        label={t`우선순위`}
        names={useNames(PRIORITY_LABELS)}
        value={priority}
        onChange={(next) => onChange({ priority: next })}
      />
      {userId !== undefined && (
        <RemovableChip label={t`회원 #${userId}`} onRemove={() => onChange({ userId: undefined })} />
      )}
    </FilterBar>
  )
}

function InquiryTable({ inquiries }: { inquiries: readonly StaffInquiry[] }) {
  const { t } = useLingui()
  return (
    <DataTable
      caption={t`문의 목록`}
      columns={[
        { header: t`제목` },
        { header: t`카테고리`, isMinor: true },
        { header: t`회원`, isMinor: true },
        { header: t`우선순위`, isMinor: true },
        { header: t`상태` },
        { header: t`접수`, isMinor: true },
      ]}
    >
      {inquiries.map((inquiry) => (
        <InquiryRow key={inquiry.id} inquiry={inquiry} />
      ))}
    </DataTable>
  )
}

function InquiryRow({ inquiry }: { inquiry: StaffInquiry }) {
  const { t, i18n } = useLingui()
  return (
    <Row>
      <NameCell to={adminPaths.inquiry(inquiry.id)}>
        <span className="flex min-w-32 gap-1.5">
          <span>{inquiry.title}</span>
          {inquiry.hasAttachment && (
            <Paperclip role="img" aria-label={t`첨부 있음`} size={16} className="mt-0.5 shrink-0 text-basalt-500" />
          )}
        </span>
      </NameCell>
      <Cell isMinor>{i18n._(INQUIRY_CATEGORY_NAMES[inquiry.category])}</Cell>
      <Cell isMinor>
        <MemberName member={inquiry.member} />
      </Cell>
      <Cell isMinor>
        <PriorityBadge priority={inquiry.priority} />
      </Cell>
      <Cell>
        <CaseStatusBadge status={inquiry.status} />
      </Cell>
      <TimeCell>{formatListTime(inquiry.createdDate)}</TimeCell>
    </Row>
  )
}
