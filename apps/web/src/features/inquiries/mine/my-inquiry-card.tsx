import type { InquirySummary } from '@honjeo/contract/inquiries'
import { useLingui } from '@lingui/react/macro'
import { MessageSquareReply, Paperclip } from 'lucide-react'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { serverText } from '#lib/server-text.ts'
import { CardLink } from '#ui/card-link.tsx'
import { CaseStatusBadge } from '#ui/case-status.tsx'
import { PriorityBadge } from '#ui/priority-badge.tsx'

export function MyInquiryCard({ inquiry }: { inquiry: InquirySummary }) {
  const { t } = useLingui()
  return (
    <CardLink to={paths.inquiry(inquiry.id)}>
      <span className="flex flex-wrap items-center gap-1.5">
        <CaseStatusBadge status={inquiry.status} />
        <PriorityBadge priority={inquiry.priority} />
      </span>
      <span className="mt-2 line-clamp-2 font-semibold">{inquiry.title}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-basalt-500">
        <span>{serverText(`INQUIRY_CATEGORY.${inquiry.category}`, null, inquiry.categoryName)}</span>
        <time dateTime={inquiry.createdDate}>{formatDate(inquiry.createdDate)}</time>
        {inquiry.hasAttachment && (
          <span className="flex items-center gap-1">
            <Paperclip aria-hidden="true" size={14} />
            {t`첨부 있음`}
          </span>
        )}
        {inquiry.isReplied && (
          <span className="flex items-center gap-1 font-semibold text-easy">
            <MessageSquareReply aria-hidden="true" size={14} />
            {t`답변 도착`}
          </span>
        )}
      </span>
    </CardLink>
  )
}
