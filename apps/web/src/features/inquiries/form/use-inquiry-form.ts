import { INQUIRY_IMAGES_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { removeDraft, writeDraft } from '#lib/drafts.ts'
import { errorText } from '#lib/error-text.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { useWrongFields, type WrongFields } from '#lib/use-wrong-fields.ts'
import { toast } from '#ui/toast.ts'
import { useImageUploads } from '#ui/use-image-uploads.ts'
import { useSettledUploads } from '#ui/use-settled-uploads.ts'
import { inquiryCategoriesQuery, refreshMyInquiries, sendInquiry } from '../inquiries.api.ts'
import { INQUIRY_SUBJECT } from './inquiry-draft.ts'
import { type InquiryValues, isBlank, isComplete, isWrongLink, toInquiryDraft } from './inquiry-values.ts'

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'inquiry'
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif']

export interface InquiryFormOptions {
  userId: number
  start: InquiryValues
  onSent: () => void
}

/** An inquiry in the making: what is written is kept until the server has it. */
export function useInquiryForm({ userId, start, onSent }: InquiryFormOptions) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keyFor] = useState(createIntentKey)
  const [written, setWritten] = useState(start)
  const { wrong, refused, refuse, note, forget } = useWrongFields()
  const { data: categories = [] } = useQuery(inquiryCategoriesQuery())
  const uploads = useImageUploads({ max: INQUIRY_IMAGES_MAX, types: IMAGE_TYPES, initial: start.images })
  const isSettled = useSettledUploads(uploads, TOAST_ID)
  const { images } = uploads
  const category = written.category ?? categories[0]?.code ?? null
  const values = { ...written, category, images }

  useEffect(() => {
    const draft = { ...written, images }
    if (isBlank(draft)) removeDraft(userId, INQUIRY_SUBJECT)
    else writeDraft(userId, INQUIRY_SUBJECT, draft)
  }, [userId, written, images])

  const sending = useSingleMutation({
    mutationFn: (draft: ReturnType<typeof toInquiryDraft>) => sendInquiry(draft, keyFor(draft)),
    onSuccess: () => {
      removeDraft(userId, INQUIRY_SUBJECT)
      void refreshMyInquiries(queryClient)
      toast.success(t`문의를 접수했어요. 1~2일 안에 답변해드릴게요.`, { id: TOAST_ID })
      onSent()
    },
    onError: (error) => {
      if (error instanceof ApiError) refuse(error.fields ?? {})
      const isSilent = error instanceof ApiError && error.code === 'UNKNOWN'
      toast.error(isSilent ? t`문의를 접수하지 못했어요. 잠시 후 다시 시도해주세요.` : errorText(error), {
        id: TOAST_ID,
      })
    },
  })

  /** The fields that are wrong as they stand. */
  function problemsOf({ title, content, links }: InquiryValues): WrongFields {
    const wrongLinks = links.flatMap((link, index) => (isWrongLink(link) ? [index] : []))
    return {
      ...(category === null && { category: t`문의 카테고리를 선택해주세요.` }),
      ...(title.trim() === '' && { title: t`제목을 입력해주세요.` }),
      ...(content.trim() === '' && { content: t`내용을 입력해주세요.` }),
      ...Object.fromEntries(
        wrongLinks.map((index) => [`links.${index}`, t`http:// 또는 https://로 시작하는 주소를 입력해주세요.`]),
      ),
    }
  }

  function change(changes: Partial<Omit<InquiryValues, 'images'>>) {
    setWritten((current) => ({ ...current, ...changes }))
    forget(changes)
  }

  function submit() {
    const problems = problemsOf(values)
    if (category === null || Object.keys(problems).length > 0) refuse(problems)
    else if (isSettled() && !sending.isPending) sending.mutate(toInquiryDraft(values, category))
  }

  return {
    values,
    categories,
    uploads,
    wrong,
    refused,
    change,
    check: (field: string) => note(field, problemsOf(values)[field]),
    submit,
    canSubmit: isComplete(values),
    isSending: sending.isPending,
  }
}
