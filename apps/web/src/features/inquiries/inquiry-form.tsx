import {
  INQUIRY_ATTACHMENTS_MAX,
  INQUIRY_CONTENT_MAX,
  INQUIRY_IMAGES_MAX,
  INQUIRY_TITLE_MAX,
} from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock, Phone, ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { removeDraft, writeDraft } from '#lib/device/drafts.ts'
import { focusFirst, useWrongFields, type WrongFields } from '#ui/form/wrong-fields.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Form } from '#ui/form/form.tsx'
import { ImagePicker } from '#ui/media/image-picker.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { useImageUploads, useSettledUploads } from '#ui/media/use-image-uploads.ts'
import { inquiryCategoriesQuery, refreshMyInquiries, sendInquiry } from './inquiries.api.ts'
import {
  INQUIRY_SUBJECT,
  type InquiryValues,
  isBlank,
  isComplete,
  isWrongLink,
  toInquiryDraft,
} from './inquiry-values.ts'
import { LinkRows } from './link-rows.tsx'

const LINK_CONTROLS = Array.from({ length: INQUIRY_ATTACHMENTS_MAX }, (_, index) => [
  `links.${index}`,
  `li:nth-child(${index + 1}) input[type=url]`,
])

/** Where the focus goes, in the order of the form. */
const CONTROLS: Record<string, string> = {
  category: '[role=combobox]',
  title: 'input[type=text]',
  content: 'textarea',
  images: 'input[type=file]',
  ...Object.fromEntries(LINK_CONTROLS),
}

export interface InquiryFormProps extends InquiryFormOptions {
  onCancel: () => void
  /** Above the fields. */
  children?: ReactNode
}

export function InquiryForm({ onCancel, children, ...options }: InquiryFormProps) {
  const { t } = useLingui()
  const formRef = useRef<HTMLFormElement>(null)
  const form = useInquiryForm(options)
  const { values, categories, uploads, wrong, refused, change, check } = form

  useEffect(() => focusFirst(formRef.current, CONTROLS, refused), [refused])

  return (
    <Form ref={formRef} onSubmit={form.submit} className="flex-1">
      <div className="space-y-6 px-gutter pt-2 pb-8">
        {children}
        <InquiryNotes />
        <SelectField
          label={t`카테고리`}
          placeholder={t`무엇에 대한 문의인가요?`}
          options={categories.map(({ code, name, description }) => ({
            value: code,
            label: serverText(`INQUIRY_CATEGORY.${code}`, null, name),
            description: serverText(`INQUIRY_CATEGORY.${code}.description`, null, description),
          }))}
          value={values.category}
          onChange={(category) => change({ category })}
          error={wrong['category']}
        />
        <TextField
          label={t`제목`}
          placeholder={t`한 줄로 알려주세요`}
          autoComplete="off"
          maxLength={INQUIRY_TITLE_MAX}
          showsCount
          value={values.title}
          onChange={(event) => change({ title: event.target.value })}
          onBlur={() => check('title')}
          error={wrong['title']}
        />
        <TextArea
          label={t`내용`}
          placeholder={t`언제, 어디에서, 무엇을 하다가 생긴 일인지 알려주시면 더 빨리 도와드릴 수 있어요.`}
          rows={8}
          maxLength={INQUIRY_CONTENT_MAX}
          showsCount
          value={values.content}
          onChange={(event) => change({ content: event.target.value })}
          onBlur={() => check('content')}
          error={wrong['content']}
        />
        <ImagePicker
          label={t`사진`}
          isOptional
          hint={t`5MB 이하의 JPG, PNG, GIF 파일을 올릴 수 있어요.`}
          uploads={uploads}
          error={wrong['images']}
        />
        <LinkRows links={values.links} onChange={(links) => change({ links })} wrong={wrong} onLeave={check} />
      </div>
      <BottomBar>
        <Button variant="secondary" className="shrink-0 whitespace-nowrap" onClick={onCancel}>{t`취소`}</Button>
        <Button type="submit" className="flex-1" disabled={!form.canSubmit} isLoading={form.isSending}>
          {t`문의하기`}
        </Button>
      </BottomBar>
    </Form>
  )
}

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'inquiry'
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif']

interface InquiryFormOptions {
  userId: number
  start: InquiryValues
  onSent: () => void
}

/** An inquiry in the making: what is written is kept until the server has it. */
function useInquiryForm({ userId, start, onSent }: InquiryFormOptions) {
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

const ICON = { 'aria-hidden': true, size: 18 } as const

/** What to know before one writes. */
function InquiryNotes() {
  return (
    <div className="space-y-2">
      <Callout icon={<Clock {...ICON} />}>
        <Trans>답변은 1~2일 안에 드려요. 답변이 오면 알림으로 알려드릴게요.</Trans>
      </Callout>
      <Callout
        tone="warning"
        icon={<Phone {...ICON} />}
        action={
          <TextLink to={paths.contact()}>
            <Trans>고객센터</Trans>
          </TextLink>
        }
      >
        <Trans>위험하거나 다쳤다면 문의 대신 112나 119에 바로 연락해주세요.</Trans>
      </Callout>
      <Callout icon={<ShieldCheck {...ICON} />}>
        <Trans>계정 문의는 로그인한 계정으로 확인하니, 문의할 계정으로 로그인해주세요.</Trans>
      </Callout>
    </div>
  )
}
