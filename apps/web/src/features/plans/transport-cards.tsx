import { TRANSPORT_TYPES, type TransportType } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TRANSPORT_LABELS } from './plan-labels.ts'
import { MODE_ICONS } from './transport-icons.ts'

export interface TransportCardsProps {
  value: TransportType
  onChange: (value: TransportType) => void
  error?: string | undefined
}

export function TransportCards(props: TransportCardsProps) {
  const { t, i18n } = useLingui()
  const options = TRANSPORT_TYPES.map((value) => {
    const Icon = MODE_ICONS[value]
    return { value, label: i18n._(TRANSPORT_LABELS[value]), icon: <Icon aria-hidden="true" size={22} /> }
  })
  return <RadioCards<TransportType> label={t`교통수단`} columns={3} options={options} {...props} />
}
