import { PLAN_HUBS, type PlanHub } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { Check, CircleSlash, MapPin, Plane, Search, Ship } from 'lucide-react'
import { type Ref, useState } from 'react'
import type { FieldText } from '#ui/form/field.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PickerField } from '#ui/form/picker-field.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { HUB_LABELS } from '../labels.ts'
import type { PointChoice } from './plan-form-values.ts'

export interface PointFieldProps extends FieldText {
  label: string
  value: PointChoice | null
  onChange: (value: PointChoice | null) => void
  /** Leads to the search, and back with a place. */
  onSearch: () => void
  /** What the search is for: 숙소 찾기. */
  searchLabel: string
  /** What nothing means: 정하지 않음. */
  noneLabel: string
  /** Whether airport and port are offered. */
  hasHubs?: boolean
  ref?: Ref<HTMLButtonElement>
}

const HUB_ICONS = { AIRPORT: Plane, JEJU_PORT: Ship } satisfies Record<PlanHub, typeof Plane>

/** Asks where a journey or its days begin and end: a hub, a place of the catalogue, or nowhere in particular. */
export function PointField({
  value,
  onChange,
  onSearch,
  searchLabel,
  noneLabel,
  hasHubs = false,
  ...field
}: PointFieldProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const chosen = <Check role="img" aria-label={t`선택함`} size={20} className="text-tangerine-700" />
  const name = value === null ? noneLabel : 'hub' in value ? i18n._(HUB_LABELS[value.hub]) : value.place.title

  function choose(choice: PointChoice | null) {
    onChange(choice)
    setOpen(false)
  }

  return (
    <>
      <PickerField
        {...field}
        value={name}
        placeholder={noneLabel}
        icon={<MapPin aria-hidden="true" size={20} />}
        onPress={() => setOpen(true)}
      />
      <Sheet open={isOpen} onOpenChange={setOpen} title={field.label}>
        <ul className="-mx-4 divide-y divide-basalt-200">
          {hasHubs &&
            PLAN_HUBS.map((hub) => {
              const Icon = HUB_ICONS[hub]
              return (
                <ListItem
                  key={hub}
                  leading={<Icon aria-hidden="true" size={20} />}
                  title={i18n._(HUB_LABELS[hub])}
                  trailing={value !== null && 'hub' in value && value.hub === hub && chosen}
                  onPress={() => choose({ hub })}
                />
              )
            })}
          <ListItem
            leading={<Search aria-hidden="true" size={20} />}
            title={searchLabel}
            description={value !== null && 'place' in value ? value.place.title : undefined}
            trailing={value !== null && 'place' in value && chosen}
            onPress={onSearch}
          />
          <ListItem
            leading={<CircleSlash aria-hidden="true" size={20} />}
            title={noneLabel}
            trailing={value === null && chosen}
            onPress={() => choose(null)}
          />
        </ul>
      </Sheet>
    </>
  )
}
