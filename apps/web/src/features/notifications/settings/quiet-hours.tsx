import type { NotificationSettings } from '@honjeo/contract/push'
import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { clockAtMinute, minuteOfDay } from './minute-of-day.ts'

type Quiet = NotificationSettings['quiet']

/** From ten in the evening to eight in the morning. */
const NIGHT = { from: minuteOfDay('22:00'), to: minuteOfDay('08:00') }

export function QuietHours({ value, onChange }: { value: Quiet; onChange: (quiet: Quiet) => void }) {
  const { t } = useLingui()
  return (
    <Card className="px-4 py-2">
      <Switch
        label={<span className="font-semibold">{t`방해 금지 시간`}</span>}
        description={t`이 시간에는 푸시를 보내지 않고, 끝나면 알려드려요. 한국 시간이에요.`}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? NIGHT : null)}
      />
      {value !== null && (
        <div className="grid grid-cols-2 gap-3 pt-2 pb-3">
          <TimeField
            label={t`시작`}
            value={clockAtMinute(value.from)}
            onChange={(clock) => onChange({ ...value, from: minuteOfDay(clock) })}
          />
          <TimeField
            label={t`끝`}
            value={clockAtMinute(value.to)}
            onChange={(clock) => onChange({ ...value, to: minuteOfDay(clock) })}
          />
        </div>
      )}
    </Card>
  )
}
