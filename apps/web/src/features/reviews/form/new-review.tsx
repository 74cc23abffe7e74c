import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { removeDraft } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'
import { parseId } from '#lib/route-id.ts'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toast.ts'
import { reviewPlaceQuery } from '../reviews.api.ts'
import { useFormEntry } from '../use-leave-form.ts'
import { DraftNote } from './draft-note.tsx'
import { NOTHING_WRITTEN } from './review-draft.ts'
import { isReviewPlace, type ReviewPlace } from './review-form-values.ts'
import { ReviewForm } from './review-form.tsx'
import { startReview } from './start-review.ts'
import { useReviewForm } from './use-review-form.ts'

export interface NewReviewProps {
  userId: number
  onDone: () => void
}

export function NewReview({ userId, onDone }: NewReviewProps) {
  const { state, key } = useLocation() as { state: { selectedPlace?: unknown } | null; key: string }
  const [params] = useSearchParams()
  const contentId = parseId(params.get('contentId') ?? undefined)
  const picked = isReviewPlace(state?.selectedPlace) ? state.selectedPlace : null
  const named = useQuery({ ...reviewPlaceQuery(contentId ?? 0), enabled: contentId !== null && picked === null })
  const [times, setTimes] = useState(0)

  // A place that cannot be found is no reason to withhold the form.
  if (named.isLoading) return <Waiting />
  return (
    <Form
      key={`${key} ${times}`}
      userId={userId}
      contentId={contentId}
      place={picked ?? named.data ?? null}
      onDone={onDone}
      onStartOver={() => setTimes(times + 1)}
    />
  )
}

function Waiting() {
  return (
    <div className="flex flex-1 items-center justify-center">
      <Spinner />
    </div>
  )
}

interface FormProps extends NewReviewProps {
  /** Of the address. */
  contentId: number | null
  place: ReviewPlace | null
  onStartOver: () => void
}

function Form({ userId, contentId, place, onDone, onStartOver }: FormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const entry = useFormEntry()
  const [{ start, subject, movedFrom, restored }] = useState(() => startReview(userId, contentId, place, Date.now()))
  const review = useReviewForm({ userId, subject, published: NOTHING_WRITTEN, start, onDone })

  useEffect(() => {
    if (movedFrom !== null) removeDraft(userId, movedFrom)
  }, [userId, movedFrom])

  function handlePickPlace() {
    if (review.uploads.state === 'uploading') toast.blank(t`사진을 올리고 있어요. 다 올라가면 다시 눌러주세요.`)
    else void navigate(paths.search({ from: paths.writeReview({ contentId: start.values.place?.contentId, entry }) }))
  }

  function handleStartOver() {
    review.forgetDraft()
    onStartOver()
  }

  return (
    <ReviewForm
      review={review}
      submitLabel={t`리뷰 등록하기`}
      onPickPlace={handlePickPlace}
      note={restored !== null && <DraftNote {...restored} onStartOver={handleStartOver} />}
    />
  )
}
