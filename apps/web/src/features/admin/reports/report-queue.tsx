import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { Paged } from '#ui/paged.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { TableSkeleton } from '../parts/table-skeleton.tsx'
import { useUrlFilters } from '../parts/use-url-filters.ts'
import { ReportFilters } from './report-filters.tsx'
import { ReportTable } from './report-table.tsx'
import { REPORT_FILTERS, reportsQuery } from './reports.api.ts'

export function ReportQueue() {
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
