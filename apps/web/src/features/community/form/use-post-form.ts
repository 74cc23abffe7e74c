import { POST_CATEGORIES } from '@honjeo/contract/values/enums'
import { POST_IMAGES_MAX } from '@honjeo/contract/values/limits'
import { useForm } from 'react-hook-form'
import { errorText } from '#lib/server/api-error.ts'
import { readDraft, removeDraft, writeDraft } from '#lib/device/drafts.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { showFieldErrors, useFormChanges } from '#ui/form/form-state.ts'
import { isKeptImage, withoutExpired } from '#ui/media/image-uploads.ts'
import { toast } from '#ui/overlay/toast.ts'
import { useImageUploads, useSettledUploads } from '#ui/media/use-image-uploads.ts'
import type { PostValues } from './post-values.ts'

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'post-form'

interface PostFormOptions<T> {
  start: PostValues
  userId: number
  /** The name under which the draft is kept. */
  subject: string
  send: (values: PostValues) => Promise<T>
  onSent: (result: T) => void
}

/** A post in the making: what is written is kept until the server has it. */
export function usePostForm<T>({ start, userId, subject, send, onSent }: PostFormOptions<T>) {
  const form = useForm<PostValues>({ defaultValues: start })
  const uploads = useImageUploads({ max: POST_IMAGES_MAX, initial: start.images })
  const isSettled = useSettledUploads(uploads, TOAST_ID)
  useFormChanges(form, (values) => writeDraft(userId, subject, values))

  const sending = useSingleMutation({
    mutationFn: send,
    onSuccess: (result) => {
      removeDraft(userId, subject)
      onSent(result)
    },
    onError: (error) => {
      showFieldErrors(form, error, { roomId: 'room' })
      toast.error(errorText(error), { id: TOAST_ID })
    },
  })
  const submit = form.handleSubmit((values) => isSettled() && sending.mutate(values))
  return { form, uploads, submit: () => void submit(), isSending: sending.isPending }
}

export type PostFormState = ReturnType<typeof usePostForm>

export const NEW_POST_SUBJECT = 'post'

/** The name of a draft holds how the post was when it was opened: a draft does not undo what was changed elsewhere since. */
export const editedPostSubject = (postId: number, updatedAt: string) => `post-edit:${postId}:${updatedAt}`

/** What was written and not sent yet, or null; it stays on the device through days and restarts. */
export function readPostDraft(userId: number, subject: string): PostValues | null {
  const draft = readDraft(userId, subject, isPostValues)
  return draft && { ...draft, images: withoutExpired(draft.images, Date.now()) }
}

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
