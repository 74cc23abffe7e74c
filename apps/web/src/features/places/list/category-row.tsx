import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { CATEGORY_LABELS } from '../labels.ts'

const ALL = 'ALL'
const ORDER = [12, 32, 39, 15, 28, 38, 25, 14] as const satisfies readonly ContentTypeId[]

export interface CategoryRowProps {
  value: ContentTypeId | null
  onChange: (contentTypeId: ContentTypeId | null) => void
}

export function CategoryRow({ value, onChange }: CategoryRowProps) {
  const { t, i18n } = useLingui()
  return (
    <ChipRow
      label={t`카테고리`}
      options={[
        { value: ALL, label: t`전체` },
        ...ORDER.map((id) => ({ value: String(id), label: i18n._(CATEGORY_LABELS[id]) })),
      ]}
      value={value === null ? ALL : String(value)}
      onChange={(chosen) => onChange(ORDER.find((id) => String(id) === chosen) ?? null)}
    />
  )
}
