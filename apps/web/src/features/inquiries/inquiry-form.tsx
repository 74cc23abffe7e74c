import { INQUIRY_CONTENT_MAX, INQUIRY_IMAGES_MAX, INQUIRY_TITLE_MAX } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock, Phone, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { removeDraft, writeDraft } from '#lib/device/drafts.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Form } from '#ui/form/form.tsx'
import { FocusGroup } from '#ui/form/focus-group.tsx'
import { showFieldErrors, useFormChanges } from '#ui/form/form-state.ts'
import { ImagesInput } from '#ui/media/images-input.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { useImageUploads, useSettledUploads } from '#ui/media/use-image-uploads.ts'
import { inquiryCategoriesQuery, refreshMyInquiries, sendInquiry } from './inquiries.api.ts'
import { INQUIRY_SUBJECT, type InquiryValues, isBlank, isComplete, toInquiryDraft } from './inquiry-values.ts'
import { LinkRows } from './link-rows.tsx'

export interface InquiryFormProps extends InquiryFormOptions {
  onCancel: () => void
  /** What is above the fields. */
  children?: ReactNode
}

export function InquiryForm({ onCancel, children, ...options }: InquiryFormProps) {
  const { t } = useLingui()
  const { form, uploads, submit, isSending } = useInquiryForm(options)
  const { control, register, formState } = form
  const { errors } = formState
  const { data: categories = [] } = useQuery(inquiryCategoriesQuery())
  const withCategory = (values: InquiryValues) => ({
    ...values,
    category: values.category ?? categories[0]?.code ?? null,
  })
  const { field: category } = useController({
    control,
    name: 'category',
    rules: { validate: (_, values) => withCategory(values).category !== null || t`문의 카테고리를 선택해주세요.` },
  })
  const values = withCategory(useWatch({ control }) as InquiryValues)

  return (
    <Form onSubmit={() => void form.handleSubmit((written) => submit(withCategory(written)))()} className="flex-1">
      <div className="space-y-6 px-gutter pt-2 pb-8">
        {children}
        <InquiryNotes />
        <FocusGroup focusRef={category.ref}>
          <SelectField
            label={t`카테고리`}
            placeholder={t`무엇에 대한 문의인가요?`}
            options={categories.map(({ code, name, description }) => ({
              value: code,
              label: serverText(`INQUIRY_CATEGORY.${code}`, null, name),
              description: serverText(`INQUIRY_CATEGORY.${code}.description`, null, description),
            }))}
            value={values.category}
            onChange={category.onChange}
            error={errors.category?.message}
          />
        </FocusGroup>
        <TextField
          {...register('title', { validate: (title) => title.trim() !== '' || t`제목을 입력해주세요.` })}
          label={t`제목`}
          placeholder={t`한 줄로 알려주세요`}
          autoComplete="off"
          maxLength={INQUIRY_TITLE_MAX}
          showsCount
          error={errors.title?.message}
        />
        <TextArea
          {...register('content', { validate: (content) => content.trim() !== '' || t`내용을 입력해주세요.` })}
          label={t`내용`}
          placeholder={t`언제, 어디에서, 무엇을 하다가 생긴 일인지 알려주시면 더 빨리 도와드릴 수 있어요.`}
          rows={8}
          maxLength={INQUIRY_CONTENT_MAX}
          showsCount
          error={errors.content?.message}
        />
        <ImagesInput
          control={control}
          label={t`사진`}
          isOptional
          hint={t`5MB 이하의 JPG, PNG, GIF 파일을 올릴 수 있어요.`}
          uploads={uploads}
        />
        <LinkRows form={form} links={values.links} />
      </div>
      <BottomBar>
        <Button variant="secondary" className="shrink-0 whitespace-nowrap" onClick={onCancel}>{t`취소`}</Button>
        <Button type="submit" className="flex-1" disabled={!isComplete(values)} isLoading={isSending}>
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
  const form = useForm<InquiryValues>({ mode: 'onTouched', defaultValues: start })
  const uploads = useImageUploads({ max: INQUIRY_IMAGES_MAX, types: IMAGE_TYPES, initial: start.images })
  const isSettled = useSettledUploads(uploads, TOAST_ID)

  useFormChanges(form, (values) => {
    if (isBlank(values)) removeDraft(userId, INQUIRY_SUBJECT)
    else writeDraft(userId, INQUIRY_SUBJECT, values)
  })

  const sending = useSingleMutation({
    mutationFn: (draft: ReturnType<typeof toInquiryDraft>) => sendInquiry(draft, keyFor(draft)),
    onSuccess: () => {
      removeDraft(userId, INQUIRY_SUBJECT)
      void refreshMyInquiries(queryClient)
      toast.success(t`문의를 접수했어요. 1~2일 안에 답변해드릴게요.`, { id: TOAST_ID })
      onSent()
    },
    onError: (error) => {
      showFieldErrors(form, error)
      const isSilent = error instanceof ApiError && error.code === 'UNKNOWN'
      toast.error(isSilent ? t`문의를 접수하지 못했어요. 잠시 후 다시 시도해주세요.` : errorText(error), {
        id: TOAST_ID,
      })
    },
  })

  function submit(values: InquiryValues) {
    if (values.category !== null && isSettled()) sending.mutate(toInquiryDraft(values, values.category))
  }
  return { form, uploads, submit, isSending: sending.isPending }
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
        <Trans>위험하거나 다쳤다면 문의 대신 119나 112에 바로 연락해주세요.</Trans>
      </Callout>
      <Callout icon={<ShieldCheck {...ICON} />}>
        <Trans>계정 문의는 로그인한 계정으로 확인하니, 문의할 계정으로 로그인해주세요.</Trans>
      </Callout>
    </div>
  )
}
