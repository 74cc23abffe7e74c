import type { Template, TemplateDraft } from '@honjeo/contract/admin/publishing'
import { TEMPLATE_KINDS } from '@honjeo/contract/values/enums'
import { TEMPLATE_BODY_MAX, TEMPLATE_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { sendableText } from '#lib/text/sendable-text.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { Form } from '#ui/form/form.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ConsolePage, DetailColumns, LoadState, Panel } from '../parts/console-page.tsx'
import { EditorActions, useEdited } from '../parts/editor-parts.tsx'
import { TEMPLATE_KIND_NAMES, useNames } from '../parts/labels.ts'
import { deleteTemplate, saveTemplate, templatesQuery } from '../parts/templates.api.ts'
import { useDeed } from '../parts/use-deed.ts'

/** Beginnings of answers, by what is answered. */
export function Component() {
  const { t } = useLingui()
  const { edited, edit } = useEdited()
  const query = useQuery(templatesQuery())
  const template = query.data?.find(({ id }) => id === edited) ?? null
  return (
    <ConsolePage
      title={t`답변 틀`}
      actions={
        <Button size="md" icon={<Plus aria-hidden="true" size={18} />} onClick={() => edit('new')}>
          {t`새 답변 틀`}
        </Button>
      }
    >
      <LoadState query={query}>
        {(templates) => (
          <DetailColumns
            aside={
              (template !== null || edited === 'new') && (
                <TemplateEditor key={edited} template={template} onClose={() => edit(null)} />
              )
            }
          >
            {templates.length === 0 && (
              <EmptyState
                scene="lantern"
                title={t`아직 답변 틀이 없어요`}
                description={t`자주 쓰는 답을 저장해두면 답변이 빨라져요.`}
              />
            )}
            <Groups templates={templates} edited={edited} onEdit={edit} />
          </DetailColumns>
        )}
      </LoadState>
    </ConsolePage>
  )
}

interface GroupsProps {
  templates: readonly Template[]
  edited: number | 'new' | null
  onEdit: (id: number) => void
}

function Groups({ templates, edited, onEdit }: GroupsProps) {
  const kinds = useNames(TEMPLATE_KIND_NAMES)
  return TEMPLATE_KINDS.map((kind) => {
    const ofKind = templates.filter((each) => each.kind === kind)
    if (ofKind.length === 0) return null
    return (
      <Panel key={kind} title={kinds[kind]}>
        <ul className="-mx-2 divide-y divide-basalt-200">
          {ofKind.map(({ id, title, body }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === edited || undefined}
                onClick={() => onEdit(id)}
                className="block w-full rounded-sm px-2 py-3 text-left -outline-offset-2 hover:bg-basalt-100 aria-current:bg-tangerine-50"
              >
                <span className="block font-semibold">{title}</span>
                <span className="line-clamp-2 text-sm text-basalt-700">{body}</span>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
    )
  })
}

interface TemplateEditorProps {
  /** The template; null is a new one. */
  template: Template | null
  onClose: () => void
}

function TemplateEditor({ template, onClose }: TemplateEditorProps) {
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
