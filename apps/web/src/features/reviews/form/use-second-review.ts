import type { FirstReview } from '@honjeo/contract/reviews'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { myReviewQuery } from '../reviews.api.ts'
import { useFormEntry } from '../use-leave-form.ts'
import type { ReviewInProgress } from './review-draft.ts'

const TOAST_ID = 'review-form'

interface SecondReviewOptions {
  userId: number
  /** What is written at the moment of the call. */
  written: () => ReviewInProgress
  /** Forgets the draft of the form that is left. */
  forgetDraft: () => void
}

/** Offers to go on with the review that exists already of the place and day; what is written goes along. */
export function useSecondReview({ userId, written, forgetDraft }: SecondReviewOptions) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const entry = useFormEntry()

  return async ({ reviewId, isHidden }: FirstReview) => {
    if (isHidden) {
      toast.error(t`이 장소에 같은 날 쓴 리뷰가 가려져 있어서 새로 쓸 수 없어요. 내 리뷰에서 확인해주세요.`, {
        id: TOAST_ID,
      })
      return
    }
    const confirmed = await confirm({
      title: t`같은 날 쓴 리뷰가 있어요`,
      description: t`한 장소에 하루 하나씩 쓸 수 있어요. 먼저 쓴 리뷰에 지금 쓴 내용을 더해서 고칠까요?`,
      confirmLabel: t`먼저 쓴 리뷰 고치기`,
    })
    if (!confirmed) return
    try {
      const [{ moveToFirst }, first] = await Promise.all([
        import('./move-to-first.ts'),
        queryClient.fetchQuery(myReviewQuery(reviewId)),
      ])
      // Photos for which there is no room stay in the draft of the new review.
      if (moveToFirst(userId, first, written())) forgetDraft()
      void navigate(paths.editReview(reviewId, entry), { replace: true })
    } catch (error) {
      toast.error(errorText(error), { id: TOAST_ID })
    }
  }
}
