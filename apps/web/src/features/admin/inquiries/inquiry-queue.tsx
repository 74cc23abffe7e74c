import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state.tsx'
import { Paged } from '#ui/paged.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { ExportButton } from '../parts/export-button.tsx'
import { TableSkeleton } from '../parts/table-skeleton.tsx'
import { useUrlFilters } from '../parts/use-url-filters.ts'
import { INQUIRY_FILTERS, inquiriesQuery } from './inquiries.api.ts'
import { InquiryFilters } from './inquiry-filters.tsx'
import { InquiryTable } from './inquiry-table.tsx'

export function InquiryQueue() {
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
