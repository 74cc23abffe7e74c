import { useLingui } from '@lingui/react/macro'
import { TextField } from '#ui/text-field.tsx'

export interface DayRange {
  /** `2026-11-28`, in Korea; both are part of it. */
  from: string
  to: string
}

export const isDayRange = ({ from, to }: DayRange) => from !== '' && to !== '' && from <= to

export function DayRangeFields({ value, onChange }: { value: DayRange; onChange: (range: DayRange) => void }) {
  const { t } = useLingui()
  const isTurned = value.from !== '' && value.to !== '' && value.from > value.to
  return (
    <div className="grid gap-3">
      <TextField
        label={t`시작하는 날`}
        type="date"
        value={value.from}
        onChange={(event) => onChange({ ...value, from: event.target.value })}
      />
      <TextField
        label={t`끝나는 날`}
        type="date"
        value={value.to}
        onChange={(event) => onChange({ ...value, to: event.target.value })}
        error={isTurned ? t`끝나는 날은 시작하는 날과 같거나 그 뒤여야 해요.` : undefined}
      />
    </div>
  )
}
