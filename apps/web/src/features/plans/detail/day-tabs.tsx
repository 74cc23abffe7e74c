import type { PlanDay } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { formatShortDay } from '#lib/dates.ts'
import { ChipRow } from '#ui/chip-row.tsx'

export interface DayTabsProps {
  days: readonly PlanDay[]
  shownDay: number | null
  onShow: (dayIndex: number | null) => void
}

const ALL = 'all'

export function DayTabs({ days, shownDay, onShow }: DayTabsProps) {
  const { t } = useLingui()
  const options = days.map(({ date }, dayIndex) => {
    const [number, short] = [dayIndex + 1, formatShortDay(date)]
    return { value: String(dayIndex), label: t`${number}일차 ${short}` }
  })
  return (
    <ChipRow
      label={t`볼 날짜`}
      options={[{ value: ALL, label: t`전체` }, ...options]}
      value={shownDay === null ? ALL : String(shownDay)}
      onChange={(value) => onShow(value === ALL ? null : Number(value))}
    />
  )
}
