import type { InquirySummary } from '@honjeo/contract/inquiries'
import { INQUIRY_STATUSES } from '@honjeo/contract/values/enums'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareReply, Paperclip, PenLine } from 'lucide-react'
import { formatDate } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { Numbered, useNumberedAddress } from '#ui/list/pagination.tsx'
import { CardLink, IconLink } from '#ui/list/links.tsx'
import { CaseStatusBadge } from '#features/cases/case-status.tsx'
import { StatusFilter } from '#features/cases/status-filter.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { PriorityBadge } from '#features/cases/priority-badge.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { myInquiriesQuery } from './inquiries.api.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={t`내 문의 내역`}
        back={{ fallback: paths.my() }}
        right={<IconLink to={paths.newInquiry()} label={t`새 문의`} icon={<PenLine size={22} />} />}
      />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MyInquiryList />
      </div>
    </>
  )
}

/** What I asked, a page at a time, by how far it is. */
function MyInquiryList() {
  const { t } = useLingui()
  const { page, status, toPage, narrow } = useNumberedAddress(INQUIRY_STATUSES)
  const query = useQuery(myInquiriesQuery({ page, status }))
  return (
    <>
      <StatusFilter statuses={INQUIRY_STATUSES} value={status} onChange={narrow} />
      <div className="mt-3">
        <Numbered
          query={query}
          failure={t`문의 내역을 불러오지 못했어요.`}
          skeleton={<RowSkeletons />}
          empty={
            status === undefined ? (
              <EmptyState
                scene="lantern"
                title={t`아직 남긴 문의가 없어요`}
                description={t`궁금한 점이나 불편한 점을 편하게 물어보세요.`}
                action={<LinkButton to={paths.newInquiry()}>{t`첫 문의 남기기`}</LinkButton>}
              />
            ) : (
              <EmptyState scene="road" title={t`이 상태의 문의가 없어요`} description={t`다른 상태를 골라보세요.`} />
            )
          }
          toPage={toPage}
        >
          {({ inquiries, pagination }) => (
            <div className="space-y-3">
              <p className="text-sm text-basalt-500">
                <Plural value={pagination.totalElements} other="모두 #건" />
              </p>
              <ul aria-label={t`내 문의`} className="space-y-3">
                {inquiries.map((inquiry) => (
                  <li key={inquiry.id}>
                    <MyInquiryCard inquiry={inquiry} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Numbered>
      </div>
    </>
  )
}

function MyInquiryCard({ inquiry }: { inquiry: InquirySummary }) {
  const { t } = useLingui()
  return (
    <CardLink to={paths.inquiry(inquiry.id)}>
      <span className="flex flex-wrap items-center gap-1.5">
        <CaseStatusBadge status={inquiry.status} />
        <PriorityBadge priority={inquiry.priority} />
      </span>
      <span className="mt-2 font-semibold">{inquiry.title}</span>
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
