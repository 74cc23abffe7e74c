import { useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { MyReviewList } from '#features/reviews/mine/my-review-list.tsx'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/icon-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={t`내 리뷰`}
        back={{ fallback: paths.my() }}
        right={<IconLink to={paths.writeReview()} label={t`리뷰 쓰기`} icon={<PenLine size={22} />} />}
      />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MyReviewList />
      </div>
    </>
  )
}
