import type { Region } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { SelectMenu, type SelectMenuProps } from '#ui/form/select-menu.tsx'
import { REGION_LABELS } from '../labels.ts'

const ALL = 'ALL'
const ORDER = ['NAMJEJU_GUN', 'BUKJEJU_GUN', 'SEOGWIPO_SI', 'JEJU_SI'] as const satisfies readonly Region[]

export interface RegionSelectProps extends Pick<SelectMenuProps<Region>, 'look'> {
  value: Region | null
  onChange: (region: Region | null) => void
}

/** One of the four districts; the whole island goes by its own name until one is chosen. */
export function RegionSelect({ value, onChange, look }: RegionSelectProps) {
  const { t, i18n } = useLingui()
  return (
    <SelectMenu<Region | typeof ALL>
      label={t`지역`}
      look={look}
      placeholder={t`제주도`}
      options={[
        { value: ALL, label: t`전체` },
        ...ORDER.map((region) => ({ value: region, label: i18n._(REGION_LABELS[region]) })),
      ]}
      value={value}
      onChange={(region) => onChange(region === ALL ? null : region)}
    />
  )
}
