import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { InquiryView } from '#features/inquiries/detail/inquiry-view.tsx'
import { inquiryQuery } from '#features/inquiries/inquiries.api.ts'
import { isRefusal } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { CaseSkeleton } from '#ui/case-skeleton.tsx'
import { FailedLoad } from '#ui/failed-load.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

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
