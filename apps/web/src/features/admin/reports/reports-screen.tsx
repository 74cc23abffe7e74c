import type { StaffReport } from '@honjeo/contract/admin/reports'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatListTime } from '#lib/text/dates.ts'
import { serverText } from '#lib/server/server-text.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { CaseStatusBadge } from '#features/cases/case-status.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { RemovableChip } from '#ui/form/chip.tsx'
import { adminPaths } from '../admin-paths.ts'
import { MemberName } from '../parts/badges.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { Cell, DataTable, NameCell, Row, TableSkeleton, TimeCell } from '../parts/data-table.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { REPORT_REASON_NAMES, REPORT_STATUS_NAMES, REPORT_TARGET_NAMES, useNames } from '../parts/labels.ts'
import { type Filters, useUrlFilters } from '../parts/url-filters.ts'
import { REPORT_FILTERS, reportsQuery } from './reports.api.ts'

export function Component() {
  const { t } = useLingui()
  const [filters, change] = useUrlFilters(REPORT_FILTERS)
  return (
    <ConsolePage title={t({ message: '신고', context: 'list' })} actions={<ExportButton kind="reports" />}>
      <ReportFilters filters={filters} onChange={change} />
      <Paged
        query={useInfiniteQuery(reportsQuery(filters))}
        skeleton={<TableSkeleton />}
        isEmpty={(reports) => reports.length === 0}
        empty={
          <EmptyState
            scene="sea"
            title={t`여기에 해당하는 신고가 없어요`}
            description={t`다른 상태나 대상으로 찾아보세요.`}
          />
        }
      >
        {(reports) => <ReportTable reports={reports} />}
      </Paged>
    </ConsolePage>
  )
}

interface ReportFiltersProps {
  filters: Filters<typeof REPORT_FILTERS>
  onChange: (changes: Filters<typeof REPORT_FILTERS>) => void
}

function ReportFilters({ filters, onChange }: ReportFiltersProps) {
  const { t } = useLingui()
  const { status, targetType, reason, targetUserId } = filters
  return (
    <FilterBar>
      <FilterSelect
        label={t`상태`}
        names={useNames(REPORT_STATUS_NAMES)}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
      <FilterSelect
        label={t`대상`}
        names={useNames(REPORT_TARGET_NAMES)}
        value={targetType}
        onChange={(next) => onChange({ targetType: next })}
      />
      <FilterSelect
        label={t`사유`}
        names={useNames(REPORT_REASON_NAMES)}
        value={reason}
        onChange={(next) => onChange({ reason: next })}
      />
      {targetUserId !== undefined && (
        <RemovableChip
          label={t`신고받은 회원 #${targetUserId}`}
          onRemove={() => onChange({ targetUserId: undefined })}
        />
      )}
    </FilterBar>
  )
}

function ReportTable({ reports }: { reports: readonly StaffReport[] }) {
  const { t } = useLingui()
  return (
    <DataTable
      caption={t`신고 목록`}
      columns={[
        { header: t`내용` },
        { header: t`대상` },
        { header: t`사유`, isMinor: true },
        { header: t`신고받은 회원`, isMinor: true },
        { header: t`상태` },
        { header: t`접수`, isMinor: true },
      ]}
    >
      {reports.map((report) => (
        <ReportRow key={report.reportId} report={report} />
      ))}
    </DataTable>
  )
}

function ReportRow({ report }: { report: StaffReport }) {
  const { t, i18n } = useLingui()
  const { reportId, targetType, targetTitle, targetContent, openReports } = report
  return (
    <Row>
      <NameCell to={adminPaths.report(reportId)}>
        <span className="line-clamp-2 min-w-24">{targetTitle ?? targetContent ?? t`신고 #${reportId}`}</span>
      </NameCell>
      <Cell>
        <span className="flex flex-wrap gap-1.5 whitespace-nowrap">
          {i18n._(REPORT_TARGET_NAMES[targetType])}
          {openReports > 1 && <Badge tone="hard">{t`${openReports}건`}</Badge>}
        </span>
      </Cell>
      <Cell isMinor>{serverText(`REPORT_REASON.${report.reason}`, null, report.reasonName)}</Cell>
      <Cell isMinor>
        <MemberName member={report.targetUser} />
      </Cell>
      <Cell>
        <CaseStatusBadge status={report.status} />
      </Cell>
      <TimeCell>{formatListTime(report.createdAt)}</TimeCell>
    </Row>
  )
}
