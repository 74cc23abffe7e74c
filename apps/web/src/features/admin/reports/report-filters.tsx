import { useLingui } from '@lingui/react/macro'
import { RemovableChip } from '#ui/removable-chip.tsx'
import { FilterBar, FilterSelect } from '../parts/filter-bar.tsx'
import { REPORT_REASON_NAMES, REPORT_STATUS_NAMES, REPORT_TARGET_NAMES } from '../parts/labels.ts'
import type { Filters } from '../parts/url-filters.ts'
import { useNames } from '../parts/use-names.ts'
import type { REPORT_FILTERS } from './reports.api.ts'

interface ReportFiltersProps {
  filters: Filters<typeof REPORT_FILTERS>
  onChange: (changes: Filters<typeof REPORT_FILTERS>) => void
}

export function ReportFilters({ filters, onChange }: ReportFiltersProps) {
  const { t } = useLingui()
  const { status, targetType, reason, targetUserId } = filters
  return (
    <FilterBar>
      <FilterSelect
        label={t`상태`}
        names={useNames(REPORT_STATUS_NAMES)}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
      <FilterSelect
        label={t`대상`}
        names={useNames(REPORT_TARGET_NAMES)}
        value={targetType}
        onChange={(next) => onChange({ targetType: next })}
      />
      <FilterSelect
        label={t`사유`}
        names={useNames(REPORT_REASON_NAMES)}
        value={reason}
        onChange={(next) => onChange({ reason: next })}
      />
      {targetUserId !== undefined && (
        <RemovableChip
          label={t`신고받은 회원 #${targetUserId}`}
          onRemove={() => onChange({ targetUserId: undefined })}
        />
      )}
    </FilterBar>
  )
}
