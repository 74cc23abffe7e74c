import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { BackLine } from '../parts/back-line.tsx'
import { CaseStatusBadge } from '#ui/case-status.tsx'
import { PriorityBadge } from '#ui/priority-badge.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { LoadState } from '../parts/load-state.tsx'
import { inquiryQuery } from './inquiries.api.ts'
import { InquiryDetail } from './inquiry-detail.tsx'

export function InquiryScreen({ inquiryId }: { inquiryId: number }) {
  const { t } = useLingui()
  const query = useQuery(inquiryQuery(inquiryId))
  return (
    <ConsolePage
      title={t`문의 #${inquiryId}`}
      above={<BackLine fallback={adminPaths.openInquiries()} />}
      marks={
        query.data && (
          <span className="flex gap-1.5">
            <CaseStatusBadge status={query.data.status} />
            <PriorityBadge priority={query.data.priority} />
          </span>
        )
      }
    >
      <LoadState query={query}>{(inquiry) => <InquiryDetail key={inquiry.id} inquiry={inquiry} />}</LoadState>
    </ConsolePage>
  )
}
