import type { MyReview } from '@honjeo/contract/reviews'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { ScreenSpinner } from '#ui/list/page-header.tsx'
import { myReviewQuery } from '../reviews.api.ts'
import { editedReviewSubject, isSameWork, readReviewDraft, restore } from './review-draft.ts'
import { valuesOf } from './review-form-values.ts'
import { DraftNote, ReviewForm } from './review-form.tsx'
import { useReviewForm } from './use-review-form.ts'

export interface EditReviewProps {
  userId: number
  reviewId: number
  onDone: () => void
}

export function EditReview({ userId, reviewId, onDone }: EditReviewProps) {
  const { data: review, error, isFetching, refetch } = useQuery(myReviewQuery(reviewId))
  const [times, setTimes] = useState(0)
  if (review !== undefined) {
    return <Form key={times} userId={userId} review={review} onDone={onDone} onStartOver={() => setTimes(times + 1)} />
  }
  if (error === null) return <ScreenSpinner />
  return (
    <div className="flex flex-1 flex-col justify-center">
      {error instanceof ApiError && (error.status === 403 || error.status === 404) ? (
        <Missing message={error.message} />
      ) : (
        <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function Missing({ message }: { message: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      scene="road"
      title={t`고칠 수 없는 리뷰예요`}
      description={message}
      action={<LinkButton to={paths.myReviews()}>{t`내 리뷰 보기`}</LinkButton>}
    />
  )
}

interface FormProps extends Pick<EditReviewProps, 'userId' | 'onDone'> {
  review: MyReview
  onStartOver: () => void
}

function Form({ userId, review: edited, onDone, onStartOver }: FormProps) {
  const { t } = useLingui()
  const subject = editedReviewSubject(edited.id)
  const [{ published, start, restored }] = useState(() => startEditing(userId, subject, edited))
  const review = useReviewForm({
    userId,
    subject,
    published,
    start,
    edited: { reviewId: edited.id, receiptVerified: edited.receiptVerified },
    onDone,
  })

  function handleStartOver() {
    review.forgetDraft()
    onStartOver()
  }

  return (
    <ReviewForm
      review={review}
      submitLabel={t`저장하기`}
      note={restored !== null && <DraftNote {...restored} onStartOver={handleStartOver} />}
    />
  )
}

/** The review as it was being changed when the form was left, else as it is published. */
function startEditing(userId: number, subject: string, review: MyReview) {
  const published = { values: valuesOf(review), images: review.images, receipt: null }
  const draft = readReviewDraft(userId, subject)
  const isChanged = draft !== null && !isSameWork(draft, published)
  return { published, ...(isChanged ? restore(draft, Date.now()) : { start: published, restored: null }) }
}
