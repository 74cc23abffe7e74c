import { TRANSPORT_TYPES, type TransportType } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { MODE_ICONS, TRANSPORT_LABELS } from './labels.ts'

export interface TransportCardsProps {
  value: TransportType
  onChange: (value: TransportType) => void
  error?: string | undefined
}

/** The island has no railway: a plan that names one goes by bus, and no new one is offered it. */
const OFFERED = TRANSPORT_TYPES.filter((type) => type !== 'TRAIN')

export function TransportCards({ value: chosen, ...props }: TransportCardsProps) {
  const { t, i18n } = useLingui()
  const options = OFFERED.map((value) => {
    const Icon = MODE_ICONS[value]
    return { value, label: i18n._(TRANSPORT_LABELS[value]), icon: <Icon aria-hidden="true" size={22} /> }
  })
  return (
    <RadioCards<TransportType>
      label={t`교통수단`}
      columns={3}
      options={options}
      value={chosen === 'TRAIN' ? 'BUS' : chosen}
      {...props}
    />
  )
}
