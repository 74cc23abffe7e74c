import { useLingui } from '@lingui/react/macro'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { CASE_STATUS_LABELS, type CaseStatus } from './case-status.tsx'

const ALL = 'ALL'

export interface StatusFilterProps<S extends CaseStatus> {
  statuses: readonly S[]
  /** The status; undefined: all of them. */
  value: S | undefined
  onChange: (value: S | undefined) => void
}

/** Narrows a list of reports or inquiries to one status. */
export function StatusFilter<S extends CaseStatus>({ statuses, value, onChange }: StatusFilterProps<S>) {
  const { t, i18n } = useLingui()
  return (
    <ChipRow<S | typeof ALL>
      label={t`처리 상태`}
      options={[
        { value: ALL, label: t`전체` },
        ...statuses.map((status) => ({ value: status, label: i18n._(CASE_STATUS_LABELS[status]) })),
      ]}
      value={value ?? ALL}
      onChange={(next) => onChange(next === ALL ? undefined : next)}
    />
  )
}
