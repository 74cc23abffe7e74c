import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { Button } from '#ui/form/button.tsx'

interface OpenChipProps {
  value: boolean
  onChange: (value: boolean) => void
}

/** Leaves only what is known to be open now. */
export function OpenChip({ value, onChange }: OpenChipProps) {
  const { t } = useLingui()
  return (
    <Button
      variant={value ? 'inverse' : 'secondary'}
      size="sm"
      shape="pill"
      icon={<Clock aria-hidden="true" size={16} />}
      aria-pressed={value}
      onClick={() => onChange(!value)}
    >
      {t`지금 열림`}
    </Button>
  )
}
