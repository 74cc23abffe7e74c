import { REVIEW_IMAGES_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorText } from '#lib/error-text.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { type ImageUploads, useImageUploads } from '#ui/use-image-uploads.ts'
import { useReceiptCheck } from '../receipt/use-receipt-check.ts'
import { provesVisit, type VerifiedReceipt } from '../receipt/verified-receipt.ts'
import { changeReview, postReview, refreshAfterReview } from '../reviews.api.ts'
import type { ReviewInProgress } from './review-draft.ts'
import { firstReviewOf, isReceiptRefusal, wrongFieldsOf } from './review-failure.ts'
import { type ReviewFormValues, toReviewDraft } from './review-form-values.ts'
import { useReviewDraft } from './use-review-draft.ts'
import { useSecondReview } from './use-second-review.ts'

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'review-form'

export interface ReviewFormOptions {
  userId: number
  /** Under which the draft is kept. */
  subject: string
  published: ReviewInProgress
  start: ReviewInProgress
  /** The published review that is being changed; a new one without it. */
  edited?: { reviewId: number; receiptVerified: boolean } | undefined
  onDone: () => void
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
      if (edited === undefined) return postReview(draft, keyFor(draft))
      const { contentId: _, ...change } = draft
      return changeReview(edited.reviewId, change)
    },
    onSuccess: () => {
      forgetDraft()
      void refreshAfterReview(queryClient)
      toast.success(edited === undefined ? t`리뷰를 등록했어요.` : t`리뷰를 고쳤어요.`, { id: TOAST_ID })
      closeDialog(onDone)
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

  /** By a receipt that was accepted before: nobody is asked twice. */
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
