import type { PlanDay, PlanSpot } from '@honjeo/contract/plan'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMonthDay, instantAt } from '#lib/dates.ts'
import { ListItem } from '#ui/list-item.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { findPlace } from './edits/arrange.ts'

export interface DaySheetProps {
  spot: PlanSpot
  days: readonly PlanDay[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (dayIndex: number) => void
}

/** The other days a stop may go to. */
export function DaySheet({ spot, days, open, onOpenChange, onChoose }: DaySheetProps) {
  const { t } = useLingui()
  const from = findPlace(days, spot.spotId)?.dayIndex
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`어느 날로 옮길까요?`} description={spot.title}>
      <ul className="-mx-4 divide-y divide-basalt-200">
        {days.map(({ date, spots }, dayIndex) => {
          if (dayIndex === from) return null
          const number = dayIndex + 1
          return (
            <ListItem
              key={date}
              title={t`${number}일차`}
              description={formatMonthDay(instantAt(date, '12:00'))}
              trailing={spots.length === 0 ? t`비어 있음` : plural(spots.length, { other: '#곳' })}
              onPress={() => {
                onOpenChange(false)
                onChoose(dayIndex)
              }}
            />
          )
        })}
      </ul>
    </Sheet>
  )
}
