import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { removeDraft } from '#lib/drafts.ts'
import { paths } from '#lib/paths.ts'
import { type NamedPlace, usePickedPlace } from '#lib/use-picked-place.ts'
import { ScreenSpinner } from '#ui/screen-spinner.tsx'
import { toast } from '#ui/toast.ts'
import { useFormEntry } from '../use-leave-form.ts'
import { DraftNote } from './draft-note.tsx'
import { NOTHING_WRITTEN } from './review-draft.ts'
import { ReviewForm } from './review-form.tsx'
import { startReview } from './start-review.ts'
import { useReviewForm } from './use-review-form.ts'

export interface NewReviewProps {
  userId: number
  onDone: () => void
}

export function NewReview({ userId, onDone }: NewReviewProps) {
  const { key } = useLocation()
  const { contentId, wanted, isLoading } = usePickedPlace()
  const [times, setTimes] = useState(0)

  if (isLoading) return <ScreenSpinner />
  return (
    <Form
      key={`${key} ${times}`}
      userId={userId}
      contentId={contentId}
      wanted={wanted}
      onDone={onDone}
      onStartOver={() => setTimes(times + 1)}
    />
  )
}

interface FormProps extends NewReviewProps {
  /** The place that the address names. */
  contentId: number | null
  wanted: NamedPlace
  onStartOver: () => void
}

function Form({ userId, contentId, wanted, onDone, onStartOver }: FormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const entry = useFormEntry()
  const [{ start, subject, movedFrom, restored }] = useState(() =>
    startReview(userId, contentId, wanted.place, Date.now()),
  )
  const review = useReviewForm({ userId, subject, published: NOTHING_WRITTEN, start, onDone })

  useEffect(() => {
    if (movedFrom !== null) removeDraft(userId, movedFrom)
  }, [userId, movedFrom])

  function handlePickPlace() {
    if (review.uploads.state === 'uploading') toast.blank(t`사진을 올리고 있어요. 다 올라가면 다시 눌러주세요.`)
    else
      void navigate(
        paths.search({
          from: paths.writeReview({ contentId: start.values.place?.contentId ?? contentId ?? undefined, entry }),
        }),
      )
  }

  function handleStartOver() {
    review.forgetDraft()
    onStartOver()
  }

  return (
    <ReviewForm
      review={review}
      submitLabel={t`리뷰 등록하기`}
      wantedPlace={wanted}
      onPickPlace={handlePickPlace}
      note={restored !== null && <DraftNote {...restored} onStartOver={handleStartOver} />}
    />
  )
}
