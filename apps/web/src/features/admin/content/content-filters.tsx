import { useLingui } from '@lingui/react/macro'
import { RemovableChip } from '#ui/removable-chip.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { MODERATED_TYPE_NAMES } from '../parts/labels.ts'
import { SelectField } from '../parts/select-field.tsx'
import type { Filters } from '../parts/url-filters.ts'
import { useNames } from '../parts/use-names.ts'
import { MODERATED_TYPES } from '@honjeo/contract/values/enums'
import type { CONTENT_FILTERS } from './content.api.ts'

type Values = Filters<typeof CONTENT_FILTERS>

interface ContentFiltersProps {
  filters: Values & Required<Pick<Values, 'type'>>
  onChange: (changes: Values) => void
}

export function ContentFilters({ filters, onChange }: ContentFiltersProps) {
  const { t } = useLingui()
  const types = useNames(MODERATED_TYPE_NAMES)
  const { type, hidden, authorId } = filters
  return (
    <FilterBar>
      <SelectField
        label={t`종류`}
        options={MODERATED_TYPES.map((value) => ({ value, label: types[value] }))}
        value={type ?? 'POST'}
        onChange={(next) => onChange({ type: next })}
        className="w-40 max-w-full"
      />
      <FilterSelect
        label={t`보이는 상태`}
        names={{ false: t`보이는 글`, true: t`숨긴 글` }}
        value={hidden}
        onChange={(next) => onChange({ hidden: next })}
      />
      {authorId !== undefined && (
        <RemovableChip label={t`작성자 #${authorId}`} onRemove={() => onChange({ authorId: undefined })} />
      )}
    </FilterBar>
  )
}
