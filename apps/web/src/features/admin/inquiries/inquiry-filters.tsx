import { useLingui } from '@lingui/react/macro'
import { RemovableChip } from '#ui/removable-chip.tsx'
import { PRIORITY_LABELS } from '#ui/priority-badge.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { INQUIRY_CATEGORY_NAMES, INQUIRY_STATUS_NAMES } from '../parts/labels.ts'
import type { Filters } from '../parts/url-filters.ts'
import { useNames } from '../parts/use-names.ts'
import type { INQUIRY_FILTERS } from './inquiries.api.ts'

interface InquiryFiltersProps {
  filters: Filters<typeof INQUIRY_FILTERS>
  onChange: (changes: Filters<typeof INQUIRY_FILTERS>) => void
}

export function InquiryFilters({ filters, onChange }: InquiryFiltersProps) {
  const { t } = useLingui()
  const { status, category, priority, userId } = filters
  return (
    <FilterBar>
      <FilterSelect
        label={t`상태`}
        names={useNames(INQUIRY_STATUS_NAMES)}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
      <FilterSelect
        label={t`카테고리`}
        names={useNames(INQUIRY_CATEGORY_NAMES)}
        value={category}
        onChange={(next) => onChange({ category: next })}
      />
      <FilterSelect
        label={t`우선순위`}
        names={useNames(PRIORITY_LABELS)}
        value={priority}
        onChange={(next) => onChange({ priority: next })}
      />
      {userId !== undefined && (
        <RemovableChip label={t`회원 #${userId}`} onRemove={() => onChange({ userId: undefined })} />
      )}
    </FilterBar>
  )
}
