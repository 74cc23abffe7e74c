import { dayAfter, daysBetween } from '@honjeo/contract/values/days'
import type { PlanDetail } from '@honjeo/contract/plan'
import { PLAN_DAYS_AHEAD_MAX, PLAN_DAYS_BACK_MAX, PLAN_DAYS_MAX, PLAN_TITLE_MAX } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayKey } from '#lib/text/dates.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { DateRangeField } from '#ui/form/date-field.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TransportCards } from '../transport-cards.tsx'
import type { PlanFacts } from './use-plan-acts.ts'

export interface FactsSheetProps {
  plan: PlanDetail
  open: boolean
  onOpenChange: (open: boolean) => void
  onChange: (facts: PlanFacts) => void
}

/** Title, dates and transport. However it is closed, what was chosen counts. */
export function FactsSheet({ plan, open, onOpenChange, onChange }: FactsSheetProps) {
  const { t } = useLingui()
  const { title, startDate, endDate, transportType } = plan
  const [today] = useState(() => dayKey(new Date()))
  const [facts, setFacts] = useState<PlanFacts>({ title, startDate, endDate, transportType })
  const length = daysBetween(facts.startDate, facts.endDate) + 1
  const isTooLong = length > PLAN_DAYS_MAX
  const isUntitled = sendableText(facts.title) === ''
  const losesDays = length < plan.days.length && plan.days.slice(length).some(({ spots }) => spots.length > 0)

  function handleOpenChange(next: boolean) {
    onOpenChange(next)
    if (next) return
    const dates = isTooLong ? { startDate, endDate } : {}
    onChange({ ...facts, title: sendableText(facts.title) || title, ...dates })
  }

  return (
    <Sheet
      open={open}
      onOpenChange={handleOpenChange}
      title={t`일정 고치기`}
      footer={
        <Button fullWidth disabled={isTooLong || isUntitled} onClick={() => handleOpenChange(false)}>
          <Trans>저장</Trans>
        </Button>
      }
    >
      <div className="space-y-5">
        <TextField
          label={t`일정 이름`}
          autoComplete="off"
          value={facts.title}
          maxLength={PLAN_TITLE_MAX}
          showsCount
          error={isUntitled ? t`이름을 입력해주세요.` : undefined}
          onChange={(event) => setFacts({ ...facts, title: event.target.value })}
        />
        <DateRangeField
          label={t`여행 날짜`}
          value={{ start: facts.startDate, end: facts.endDate }}
          min={dayAfter(today, -PLAN_DAYS_BACK_MAX)}
          max={dayAfter(today, PLAN_DAYS_AHEAD_MAX)}
          hint={losesDays ? t`없어지는 날의 장소는 마지막 날로 옮겨드려요.` : undefined}
          error={
            isTooLong ? t`일정은 ${PLAN_DAYS_MAX}일까지 만들 수 있어요. 날짜를 줄이거나 두 번에 나눠주세요.` : undefined
          }
          onChange={({ start, end }) => setFacts({ ...facts, startDate: start, endDate: end })}
        />
        <TransportCards value={facts.transportType} onChange={(next) => setFacts({ ...facts, transportType: next })} />
      </div>
    </Sheet>
  )
}
