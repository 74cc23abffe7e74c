import { INQUIRY_STATUSES } from '@honjeo/contract/values/enums'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#lib/paths.ts'
import { useNumberedAddress } from '#lib/use-numbered-address.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Numbered } from '#ui/numbered.tsx'
import { RowSkeletons } from '#ui/row-skeletons.tsx'
import { StatusFilter } from '#ui/status-filter.tsx'
import { myInquiriesQuery } from '../inquiries.api.ts'
import { MyInquiryCard } from './my-inquiry-card.tsx'

/** What I asked, a page at a time, by how far it is. */
export function MyInquiryList() {
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
