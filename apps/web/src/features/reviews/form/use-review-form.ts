import type { FirstReview } from '@honjeo/contract/reviews'
import * as failures from '@honjeo/contract/values/error-numbers'
import { REVIEW_IMAGES_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { removeDraft, writeDraft } from '#lib/device/drafts.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { toast } from '#ui/overlay/toast.ts'
import { type ImageUploads, useImageUploads } from '#ui/media/use-image-uploads.ts'
import { useReceiptCheck } from '../receipt/use-receipt-check.ts'
import { provesVisit, type VerifiedReceipt } from '../receipt/verified-receipt.ts'
import { changeReview, postReview, refreshAfterReview } from '../reviews.api.ts'
import { isSameWork, type ReviewInProgress } from './review-draft.ts'
import { FIELD_OF_BODY, type ReviewFormValues, toReviewDraft } from './review-form-values.ts'
import { useSecondReview } from './use-second-review.ts'

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'review-form'

export interface ReviewFormOptions {
  userId: number
  /** The name under which the draft is kept. */
  subject: string
  published: ReviewInProgress
  start: ReviewInProgress
  /** The published review that is being changed; a new one without it. */
  edited?: { reviewId: number; receiptVerified: boolean } | undefined
  /** `isProven`: a receipt has verified it. */
  onDone: (review: { contentId: number; isProven: boolean }) => void
}

/** A review from its first word to its publication: form, photos, draft, receipt. Nothing is lost until it is published. */
export function useReviewForm({ userId, subject, published, start, edited, onDone }: ReviewFormOptions) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keyFor] = useState(createIntentKey)
  const [receipt, setReceipt] = useState<VerifiedReceipt | null>(start.receipt)
  const form = useForm<ReviewFormValues>({ mode: 'onTouched', defaultValues: start.values })
  const uploads = useImageUploads({ max: REVIEW_IMAGES_MAX, initial: start.images })
  const forgetDraft = useReviewDraft({ userId, subject, published, form, rest: { images: uploads.images, receipt } })
  const check = useReceiptCheck(setReceipt)
  const written = () => ({ values: form.getValues(), images: uploads.images, receipt })
  const offerFirst = useSecondReview({ userId, written, forgetDraft })
  /** What the dialog in front of the form is closed for. */
  const afterDialog = useRef<() => void>(null)
  const imagesRef = useRef<HTMLInputElement>(null)
  /** Holds until anything changes about the photos. */
  const [wrongImages, setWrongImages] = useState<{ message: string; picked: ImageUploads['picked'] }>()

  const posting = useSingleMutation({
    mutationFn: async (values: ReviewFormValues) => {
      const facts = toReviewDraft(values)
      if (facts === null) throw new Error('the form lets nothing incomplete through')
      const images = uploads.images.map(({ imageName }) => imageName)
      const proof = receipt !== null && provesVisit(receipt, facts) ? { receiptId: receipt.receiptId } : {}
      const draft = { ...facts, images, ...proof }
      const { contentId, ...change } = draft
      await (edited === undefined ? postReview(draft, keyFor(draft)) : changeReview(edited.reviewId, change))
      return { contentId, isProven: 'receiptId' in proof }
    },
    onSuccess: ({ contentId, isProven: proven }) => {
      forgetDraft()
      void refreshAfterReview(queryClient)
      toast.success(edited === undefined ? t`리뷰를 등록했어요.` : t`리뷰를 고쳤어요.`, { id: TOAST_ID })
      closeDialog(() => onDone({ contentId, isProven: proven }))
    },
    onError: (error) => {
      const first = edited === undefined ? firstReviewOf(error) : null
      if (first !== null) {
        closeDialog(() => void offerFirst(first))
        return
      }
      check.close()
      if (isReceiptRefusal(error)) setReceipt(null)
      toast.error(showWrongFields(error) ?? errorText(error), { id: TOAST_ID })
    },
  })

  /** A navigation while the dialog's entry is still in the history would end up under the wrong address. */
  function closeDialog(then: () => void) {
    if (check.step.at === 'closed') return then()
    afterDialog.current = then
    check.close()
  }

  /** Answers what is wrong with the first field, if it is about fields at all. */
  function showWrongFields(error: unknown): string | undefined {
    const wrong = wrongFieldsOf(error)
    for (const [index, { field, message }] of wrong.entries()) {
      if (field === 'images') refuseImages(message)
      else form.setError(field, { message }, { shouldFocus: index === 0 })
    }
    return wrong[0]?.message
  }

  function refuseImages(message: string) {
    setWrongImages({ message, picked: uploads.picked })
    imagesRef.current?.focus()
  }

  /** Photos are no field of the form, and yet none may be left behind. */
  function imagesProblem(): string | undefined {
    if (uploads.state === 'uploading') return t`사진을 올리고 있어요. 다 올라가면 다시 눌러주세요.`
    if (uploads.state === 'failed') return t`올리지 못한 사진이 있어요. 다시 올리거나 빼주세요.`
    return undefined
  }

  /** Whether a receipt that was accepted before proves the visit: a member is asked once. */
  function isProven(values: ReviewFormValues): boolean {
    const facts = toReviewDraft(values)
    if (edited?.receiptVerified === true) return true
    return receipt !== null && facts !== null && provesVisit(receipt, facts)
  }

  function handleComplete(values: ReviewFormValues) {
    const problem = imagesProblem()
    if (problem !== undefined) {
      refuseImages(problem)
      toast.error(problem, { id: TOAST_ID })
    } else if (isProven(values)) posting.mutate(values)
    else check.ask()
  }

  return {
    form,
    uploads,
    imagesRef,
    imagesError: wrongImages?.picked === uploads.picked ? wrongImages.message : undefined,
    receipt,
    /** The review as it is published was verified already. */
    isProven: edited?.receiptVerified === true,
    publishedTags: published.values.tags,
    isPosting: posting.isPending,
    submit: () => void form.handleSubmit(handleComplete)(),
    forgetDraft,
    dialog: {
      open: check.step.at !== 'closed',
      step: check.step,
      isPosting: posting.isPending,
      onPhoto: (photo: File) => {
        const facts = toReviewDraft(form.getValues())
        if (facts !== null) check.check(facts, photo)
      },
      onFinalize: () => posting.mutate(form.getValues()),
      onCancelCheck: check.cancel,
      onClose: check.close,
      onGone: () => {
        afterDialog.current?.()
        afterDialog.current = null
      },
    },
  }
}

type Field = keyof ReviewFormValues | 'images'

/** The field that a refusal is about which names none. */
const FIELD_OF_CODE: Partial<Record<ApiError['code'], Field>> = {
  [failures.PLACE_NOT_FOUND]: 'place',
  [failures.PROFANITY]: 'text',
  [failures.TOO_MANY_LINKS]: 'text',
  [failures.SAME_TEXT_AGAIN]: 'text',
  [failures.VISIT_ALREADY_REVIEWED]: 'visitDate',
  [failures.IMAGE_NOT_USABLE]: 'images',
}

/** The fields of the form that a failed review is about, with what to say under each. */
function wrongFieldsOf(error: unknown): { field: Field; message: string }[] {
  if (!(error instanceof ApiError)) return []
  const byCode = FIELD_OF_CODE[error.code]
  if (byCode !== undefined) return [{ field: byCode, message: error.message }]
  return Object.entries(error.fields ?? {}).flatMap(([name, message]) => {
    const field = name === 'images' ? name : FIELD_OF_BODY[name]
    return field === undefined ? [] : [{ field, message }]
  })
}

/** The receipt has been used, or was of another visit: it does not help this review any more. */
function isReceiptRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === failures.RECEIPT_NOT_USABLE || error.code === failures.RECEIPT_ALREADY_USED)
  )
}

/** The member's review of the same place and day, beside which there is no second one; null for any other failure. */
const firstReviewOf = (error: unknown): FirstReview | null =>
  error instanceof ApiError && error.code === failures.VISIT_ALREADY_REVIEWED ? (error.result as FirstReview) : null

interface DraftOptions {
  userId: number
  subject: string
  /** What everybody can read already: without a change to it there is nothing to keep. */
  published: ReviewInProgress
  form: UseFormReturn<ReviewFormValues>
  rest: Pick<ReviewInProgress, 'images' | 'receipt'>
}

/** Keeps on the device what is in the form, after every change. Returns what ends that, and forgets it. */
function useReviewDraft({
  userId,
  subject,
  published,
  form: { subscribe, getValues },
  rest,
}: DraftOptions): () => void {
  const { images, receipt } = rest
  const isOver = useRef(false)

  useEffect(() => {
    function keep(values: ReviewFormValues) {
      if (isOver.current) return
      const review = { values, images, receipt }
      if (isSameWork(review, published)) removeDraft(userId, subject)
      else writeDraft(userId, subject, review)
    }
    keep(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [userId, subject, published, subscribe, getValues, images, receipt])

  return () => {
    isOver.current = true
    removeDraft(userId, subject)
  }
}
