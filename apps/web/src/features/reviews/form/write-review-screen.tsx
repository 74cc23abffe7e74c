import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { removeDraft } from '#lib/device/drafts.ts'
import { dayKey, parseDay } from '#lib/text/dates.ts'
import { parseId, paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { type NamedPlace, usePickedPlace } from '#features/picked-place/picked-place.ts'
import { PageHeader, ScreenSpinner } from '#ui/list/page-header.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { useFormEntry, useLeaveForm } from '../use-leave-form.ts'
import { NOTHING_WRITTEN, type ReviewInProgress, startReview } from './review-draft.ts'
import { DraftNote, ReviewForm } from './review-form.tsx'
import { type ReviewFormOptions, useReviewForm } from './use-review-form.ts'

const EditReview = lazy(() => import('./edit-review.tsx').then((module) => ({ default: module.EditReview })))

const SoloFactsStep = lazy(() => import('./solo-facts-step.tsx').then((module) => ({ default: module.SoloFactsStep })))

/**
 * A new review, of `?contentId=` or a place picked in the search (router state), and of the day `?visited=`; with `?edit=`
 * a published one.
 */
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

/** A review of the given day, until another day is chosen; that alone is no draft. */
function withDay(start: ReviewInProgress, day: string) {
  const of = (review: ReviewInProgress) => ({
    ...review,
    values: { ...review.values, visitDate: review.values.visitDate ?? day },
  })
  return { published: of(NOTHING_WRITTEN), first: of(start) }
}

interface NewReviewProps {
  userId: number
  onDone: () => void
}

function NewReview({ userId, onDone }: NewReviewProps) {
  const { key } = useLocation()
  const { contentId, wanted, isLoading } = usePickedPlace()
  const [times, setTimes] = useState(0)
  const [proven, setProven] = useState<number | null>(null)

  if (proven !== null) {
    return (
      <Suspense fallback={<ScreenSpinner />}>
        <SoloFactsStep contentId={proven} onDone={onDone} />
      </Suspense>
    )
  }
  if (isLoading) return <ScreenSpinner />
  return (
    <Form
      key={`${key} ${times}`}
      userId={userId}
      contentId={contentId}
      wanted={wanted}
      onDone={(review) => (review.isProven ? setProven(review.contentId) : onDone())}
      onStartOver={() => setTimes(times + 1)}
    />
  )
}

interface FormProps extends Pick<NewReviewProps, 'userId'> {
  onDone: ReviewFormOptions['onDone']
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
  const [params] = useSearchParams()
  const visited = parseDay(params.get('visited'))
  const [{ published, first }] = useState(() => {
    const today = dayKey(new Date())
    return withDay(start, visited !== null && visited <= today ? visited : today)
  })
  const review = useReviewForm({ userId, subject, published, start: first, onDone })

  useEffect(() => {
    if (movedFrom !== null) removeDraft(userId, movedFrom)
  }, [userId, movedFrom])

  function handlePickPlace() {
    if (review.uploads.state === 'uploading') toast.blank(t`사진을 올리고 있어요. 다 올라가면 다시 눌러주세요.`)
    else
      void navigate(
        paths.search({
          from: paths.writeReview({
            contentId: start.values.place?.contentId ?? contentId ?? undefined,
            visited: visited ?? undefined,
            entry,
          }),
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
