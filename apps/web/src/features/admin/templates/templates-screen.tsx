import type { Template } from '@honjeo/contract/admin/publishing'
import { TEMPLATE_KINDS } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ConsolePage, DetailColumns, LoadState, Panel } from '../parts/console-page.tsx'
import { useEdited } from '../parts/editor-parts.tsx'
import { TEMPLATE_KIND_NAMES, useNames } from '../parts/labels.ts'
import { templatesQuery } from '../parts/templates.api.ts'
import { TemplateEditor } from './template-editor.tsx'

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
