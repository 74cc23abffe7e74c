import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { removeDraft, writeDraft } from '#lib/drafts.ts'
import { isSameWork, type ReviewInProgress } from './review-draft.ts'
import type { ReviewFormValues } from './review-form-values.ts'

interface DraftOptions {
  userId: number
  subject: string
  /** What everybody can read already: without a change to it there is nothing to keep. */
  published: ReviewInProgress
  form: UseFormReturn<ReviewFormValues>
  rest: Pick<ReviewInProgress, 'images' | 'receipt'>
}

/** Keeps on the device what stands in the form, after every change. Returns what ends that, and forgets it. */
export function useReviewDraft({
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
