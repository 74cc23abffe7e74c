import type { Template, TemplateDraft } from '@honjeo/contract/admin/publishing'
import { TEMPLATE_KINDS } from '@honjeo/contract/values/enums'
import { TEMPLATE_BODY_MAX, TEMPLATE_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { sendableText } from '#lib/text/sendable-text.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Panel } from '../parts/console-page.tsx'
import { EditorActions } from '../parts/editor-parts.tsx'
import { TEMPLATE_KIND_NAMES, useNames } from '../parts/labels.ts'
import { deleteTemplate, saveTemplate } from '../parts/templates.api.ts'
import { useDeed } from '../parts/use-deed.ts'

interface TemplateEditorProps {
  /** Null: a new one. */
  template: Template | null
  onClose: () => void
}

export function TemplateEditor({ template, onClose }: TemplateEditorProps) {
  const { t } = useLingui()
  const kinds = useNames(TEMPLATE_KIND_NAMES)
  const form = useForm<TemplateDraft>({ defaultValues: template ?? { kind: 'REPORT', title: '', body: '' } })
  const { control, register, setFocus, formState } = form
  const { errors } = formState
  const { field: kind } = useController({ control, name: 'kind' })
  const [title, body] = useWatch({ control, name: ['title', 'body'] })
  useEffect(() => setFocus('title'), [setFocus])
  const saving = useDeed({
    mutationFn: (draft: TemplateDraft) =>
      saveTemplate(template?.id ?? null, {
        kind: draft.kind,
        title: sendableText(draft.title),
        body: sendableText(draft.body),
      }),
    done: () => t`답변 틀을 저장했어요.`,
    onDone: onClose,
  })
  const deleting = useDeed({ mutationFn: deleteTemplate, done: () => t`답변 틀을 지웠어요.`, onDone: onClose })
  const error = saving.error ?? deleting.error
  const isPending = saving.isPending || deleting.isPending
  const isReady = sendableText(title) !== '' && sendableText(body) !== ''

  const save = form.handleSubmit((draft) =>
    saving.mutate(draft, { onError: (failure) => showFieldErrors(form, failure) }),
  )

  async function handleDelete(id: number) {
    const isSure = await confirm({ title: t`이 답변 틀을 지울까요?`, confirmLabel: t`삭제`, isDanger: true })
    if (isSure) deleting.mutate(id)
  }

  return (
    <Panel title={template === null ? t`새 답변 틀` : t`답변 틀 고치기`}>
      <Form onSubmit={() => isReady && !isPending && void save()} className="gap-4">
        <SegmentedControl
          label={t`어디에 쓰나요`}
          options={TEMPLATE_KINDS.map((value) => ({ value, label: kinds[value] }))}
          value={kind.value}
          onChange={kind.onChange}
          error={errors.kind?.message}
        />
        <TextField
          {...register('title')}
          label={t`제목`}
          hint={t`고를 때 보이는 이름이에요.`}
          autoComplete="off"
          maxLength={TEMPLATE_TITLE_MAX}
          showsCount
          error={errors.title?.message}
        />
        <TextArea
          {...register('body')}
          label={t`내용`}
          rows={8}
          maxLength={TEMPLATE_BODY_MAX}
          showsCount
          error={errors.body?.message}
        />
        <EditorActions
          isReady={isReady}
          isPending={isPending}
          error={error}
          onClose={onClose}
          onDelete={template === null ? undefined : () => void handleDelete(template.id)}
        />
      </Form>
    </Panel>
  )
}
