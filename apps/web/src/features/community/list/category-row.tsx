import { POST_CATEGORIES, type PostCategory } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { ChipRow } from '#ui/chip-row.tsx'
import { POST_CATEGORY_LABELS } from '../post-category.ts'

const ALL = 'ALL'

export interface CategoryRowProps {
  value: PostCategory | null
  onChange: (category: PostCategory | null) => void
}

export function CategoryRow({ value, onChange }: CategoryRowProps) {
  const { t, i18n } = useLingui()
  const categories = POST_CATEGORIES.map((category) => ({
    value: category,
    label: i18n._(POST_CATEGORY_LABELS[category]),
  }))
  return (
    <ChipRow<PostCategory | typeof ALL>
      label={t`게시판`}
      options={[{ value: ALL, label: t`전체` }, ...categories]}
      value={value ?? ALL}
      onChange={(choice) => onChange(choice === ALL ? null : choice)}
    />
  )
}
