import { POST_CATEGORIES } from '@honjeo/contract/values/enums'
import { POST_IMAGES_MAX } from '@honjeo/contract/values/limits'
import { useEffect, useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { readDraft, removeDraft, writeDraft } from '#lib/device/drafts.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { isKeptImage, withoutExpired } from '#ui/media/image-uploads.ts'
import { toast } from '#ui/overlay/toast.ts'
import { type ImageUploads, useImageUploads, useSettledUploads } from '#ui/media/use-image-uploads.ts'
import { isComplete, type PostValues } from './post-values.ts'

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'post-form'

interface PostFormOptions<T> {
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

export const NEW_POST_SUBJECT = 'post'

/** By how the post was when it was opened: a draft does not undo what was changed elsewhere since. */
export const editedPostSubject = (postId: number, updatedAt: string) => `post-edit:${postId}:${updatedAt}`

/** What was written and not sent yet, or null; it stays on the device through days and restarts. */
export function readPostDraft(userId: number, subject: string): PostValues | null {
  const draft = readDraft(userId, subject, isPostValues)
  return draft && { ...draft, images: withoutExpired(draft.images, Date.now()) }
}

/** Checks a stored draft, since an earlier version of the form may have left any value on the device. */
function isPostValues(value: unknown): value is PostValues {
  if (typeof value !== 'object' || value === null) return false
  const { category, title, content, images, room } = value as Record<string, unknown>
  return (
    POST_CATEGORIES.some((each) => each === category) &&
    typeof title === 'string' &&
    typeof content === 'string' &&
    Array.isArray(images) &&
    images.every(isKeptImage) &&
    (room === null || isLinkedRoom(room))
  )
}

function isLinkedRoom(value: unknown): boolean {
  const { roomId, title } = (value ?? {}) as Record<string, unknown>
  return typeof roomId === 'number' && typeof title === 'string'
}
