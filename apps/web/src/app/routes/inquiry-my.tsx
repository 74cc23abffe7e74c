import { useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { MyInquiryList } from '#features/inquiries/mine/my-inquiry-list.tsx'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/icon-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'

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
