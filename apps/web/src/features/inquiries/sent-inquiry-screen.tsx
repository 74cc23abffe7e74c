import type { InquiryDetail } from '@honjeo/contract/inquiries'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorText, isRefusal } from '#lib/server/api-error.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/list/card.tsx'
import { CaseSkeleton, FailedLoad, OutsideLink, StaffAnswer } from '#features/cases/case-parts.tsx'
import { CaseStatusBadge } from '#features/cases/case-status.tsx'
import { Fact, Facts } from '#ui/list/section.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { PhotoGrid } from '#ui/media/photo-grid.tsx'
import { PriorityBadge } from '#features/cases/priority-badge.tsx'
import { inquiryQuery } from './inquiries.api.ts'

export function Component() {
  const { t } = useLingui()
  const { data: inquiry, error } = useQuery(inquiryQuery(useRouteId('inquiryId')))

  if (inquiry === undefined && error !== null) {
    const message = isRefusal(error) ? errorText(error) : t`문의 내용을 불러오지 못했어요.`
    return <FailedLoad to={paths.myInquiries()} message={message} />
  }
  return (
    <>
      <PageHeader title={t`문의 상세`} back={{ fallback: paths.myInquiries() }} />
      <div className="flex-1 space-y-4 px-gutter pt-2 pb-8">
        {inquiry === undefined ? <CaseSkeleton /> : <InquiryView inquiry={inquiry} />}
        {inquiry !== undefined && (
          <div className="flex flex-wrap gap-2 pt-2 *:flex-1">
            <LinkButton variant="secondary" to={paths.myInquiries()}>{t`내 문의 보기`}</LinkButton>
            <LinkButton variant="secondary" to={paths.newInquiry()}>{t`새로 문의하기`}</LinkButton>
          </div>
        )}
      </div>
    </>
  )
}

/** An inquiry of mine: what I asked, and what was answered. */
function InquiryView({ inquiry }: { inquiry: InquiryDetail }) {
  const { t } = useLingui()
  return (
    <div className="space-y-4">
      <div>
        <div className="flex flex-wrap items-center gap-1.5">
          <CaseStatusBadge status={inquiry.status} />
          <Badge>{serverText(`INQUIRY_CATEGORY.${inquiry.category}`, null, inquiry.categoryName)}</Badge>
          <PriorityBadge priority={inquiry.priority} />
        </div>
        <h2 className="mt-2.5 text-xl font-bold">{inquiry.title}</h2>
      </div>
      {inquiry.adminReply !== null && (
        <StaffAnswer title={t`운영자 답변`} at={inquiry.repliedAt}>
          {inquiry.adminReply}
        </StaffAnswer>
      )}
      <Card className="space-y-4">
        <p className="whitespace-pre-line">{inquiry.content}</p>
        {inquiry.images.length > 0 && <PhotoGrid label={t`문의 사진`} images={inquiry.images} />}
      </Card>
      <Card>
        <Facts>
          {inquiry.attachments.length > 0 && (
            <Fact label={t`첨부 주소`}>
              <ul className="space-y-1.5">
                {inquiry.attachments.map((link) => (
                  <li key={link}>
                    <OutsideLink href={link} />
                  </li>
                ))}
              </ul>
            </Fact>
          )}
          <Fact label={t`문의한 사람`}>
            {inquiry.userName}
            <span className="block text-sm break-all text-basalt-500">{inquiry.userEmail}</span>
          </Fact>
          <Fact label={t`접수한 날`}>
            <time dateTime={inquiry.createdDate}>{formatDateTime(inquiry.createdDate)}</time>
          </Fact>
          {inquiry.modifiedDate !== inquiry.createdDate && (
            <Fact label={t`바뀐 날`}>
              <time dateTime={inquiry.modifiedDate}>{formatDateTime(inquiry.modifiedDate)}</time>
            </Fact>
          )}
        </Facts>
      </Card>
    </div>
  )
}
