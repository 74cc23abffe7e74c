import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { NewReview } from '#features/reviews/form/new-review.tsx'
import { useLeaveForm } from '#features/reviews/use-leave-form.ts'
import { paths } from '#lib/paths.ts'
import { parseId } from '#lib/route-id.ts'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ScreenSpinner } from '#ui/screen-spinner.tsx'

const EditReview = lazy(() =>
  import('#features/reviews/form/edit-review.tsx').then((module) => ({ default: module.EditReview })),
)

/** A new review, of `?contentId=` or a place picked in the search (router state); with `?edit=` a published one. */
export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  const [params] = useSearchParams()
  const reviewId = parseId(params.get('edit') ?? undefined)
  const leave = useLeaveForm(paths.myReviews())
  if (userId === undefined) return null
  return (
    <>
      <PageHeader title={reviewId === null ? t`혼행 리뷰 쓰기` : t`리뷰 고치기`} back={{ onPress: leave }} />
      {reviewId === null ? (
        <NewReview userId={userId} onDone={leave} />
      ) : (
        <Suspense fallback={<ScreenSpinner />}>
          <EditReview userId={userId} reviewId={reviewId} onDone={leave} />
        </Suspense>
      )}
    </>
  )
}
