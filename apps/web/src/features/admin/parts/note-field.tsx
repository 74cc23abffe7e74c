import type { TemplateKind } from '@honjeo/contract/values/enums'
import { STAFF_NOTE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TextArea, type TextAreaProps } from '#ui/form/text-area.tsx'
import { SelectField } from './select-field.tsx'
import { templatesOf } from './templates.api.ts'

interface NoteFieldProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  /** The kind of the templates that are offered. */
  kind: TemplateKind
  value: string
  onChange: (text: string) => void
}

/** A text to a member, which a template may begin; what is written already stays before it. */
export function NoteField({ kind, value, onChange, ...area }: NoteFieldProps) {
  const { t } = useLingui()
  const { data: templates = [] } = useQuery(templatesOf(kind))

  function insert(id: string) {
    const template = templates.find((each) => String(each.id) === id)
    if (template !== undefined) onChange([value.trimEnd(), template.body].filter(Boolean).join('\n\n'))
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <TextArea {...area} showsCount value={value} onChange={(event) => onChange(event.target.value)} />
      {templates.length > 0 && (
        <SelectField
          label={t`답변 틀 넣기`}
          isLabelHidden
          options={[
            { value: '', label: t`답변 틀 넣기…` },
            ...templates.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value=""
          onChange={insert}
        />
      )}
    </div>
  )
}

/** Asks why something is done, for the audit log; no member reads it. */
export function StaffNoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const { t } = useLingui()
  return (
    <TextArea
      label={t`메모`}
      hint={t`감사 기록에 남아요. 회원에게는 보이지 않아요.`}
      rows={3}
      maxLength={STAFF_NOTE_MAX}
      showsCount
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
