import { POST_IMAGES_MAX } from '@honjeo/contract/values/limits'
import { useEffect, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { removeDraft, writeDraft } from '#lib/drafts.ts'
import { errorText } from '#lib/error-text.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { type ImageUploads, useImageUploads } from '#ui/use-image-uploads.ts'
import { useSettledUploads } from '#ui/use-settled-uploads.ts'
import { isComplete, type PostValues } from './post-values.ts'

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'post-form'

export interface PostFormOptions<T> {
  start: PostValues
  userId: number
  /** Under which the draft is kept. */
  subject: string
  send: (values: PostValues) => Promise<T>
  onSent: (result: T) => void
}

export interface PostFormState {
  values: PostValues
  uploads: ImageUploads
  /** The server's sentence by field. */
  wrong: Record<string, string>
  change: (changes: Partial<PostValues>) => void
  submit: () => void
  canSubmit: boolean
  isSending: boolean
}

export function usePostForm<T>({ start, userId, subject, send, onSent }: PostFormOptions<T>): PostFormState {
  const [written, setWritten] = useState(start)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const uploads = useImageUploads({ max: POST_IMAGES_MAX, initial: start.images })
  const isSettled = useSettledUploads(uploads, TOAST_ID)
  const { images } = uploads

  useEffect(() => {
    const { length } = start.images
    const isSame = written === start && images.length === length && images.every((each, i) => each === start.images[i])
    if (!isSame) writeDraft(userId, subject, { ...written, images })
  }, [userId, subject, start, written, images])

  const sending = useSingleMutation({
    mutationFn: send,
    onSuccess: (result) => {
      removeDraft(userId, subject)
      onSent(result)
    },
    onError: (error) => {
      if (error instanceof ApiError) setWrong(error.fields ?? {})
      toast.error(errorText(error), { id: TOAST_ID })
    },
  })
  const values = { ...written, images }

  function submit() {
    if (isSettled() && !sending.isPending) sending.mutate(values)
  }

  return {
    values,
    uploads,
    wrong,
    change: (changes) => {
      setWritten((current) => ({ ...current, ...changes }))
      setWrong({})
    },
    submit,
    canSubmit: isComplete(values),
    isSending: sending.isPending,
  }
}
