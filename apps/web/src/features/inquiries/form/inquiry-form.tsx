import { INQUIRY_ATTACHMENTS_MAX, INQUIRY_CONTENT_MAX, INQUIRY_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusFirst } from '#lib/focus-first.ts'
import { serverText } from '#lib/server-text.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { ImagePicker } from '#ui/image-picker.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { InquiryNotes } from './inquiry-notes.tsx'
import { LinkRows } from './link-rows.tsx'
import { type InquiryFormOptions, useInquiryForm } from './use-inquiry-form.ts'

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
