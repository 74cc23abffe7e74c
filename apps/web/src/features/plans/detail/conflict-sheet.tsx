import type { PlanDetail } from '@honjeo/contract/plan'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { formatJourney } from '../journey-text.ts'
import { TRANSPORT_LABELS } from '../plan-labels.ts'
import { ConflictDay } from './conflict-day.tsx'
import { type PlanDifference, planDifference } from './edits/plan-diff.ts'

export interface ConflictSheetProps {
  mine: PlanDetail
  theirs: PlanDetail
  open: boolean
  onOpenChange: (open: boolean) => void
  onKeepMine: () => void
  onKeepTheirs: () => void
}

/** Two devices changed the plan: shows what differs, and lets one choose. */
export function ConflictSheet({ mine, theirs, open, onOpenChange, onKeepMine, onKeepTheirs }: ConflictSheetProps) {
  const { t } = useLingui()
  const { facts, days } = planDifference(mine, theirs)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`다른 기기에서도 바꿨어요`}
      description={t`어느 쪽을 남길지 골라주세요. 남기지 않은 쪽도 되돌리기로 살릴 수 있어요.`}
      footer={
        <div className="grid flex-1 grid-cols-2 gap-2">
          <Button variant="secondary" onClick={onKeepTheirs}>
            <Trans>다른 기기 것 남기기</Trans>
          </Button>
          <Button onClick={onKeepMine}>
            <Trans>이 기기 것 남기기</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid grid-cols-2 gap-x-3 border-b border-basalt-200 pb-2 text-sm font-bold">
        <p>{t`다른 기기`}</p>
        <p>{t`이 기기`}</p>
      </div>
      <div className="divide-y divide-basalt-200">
        {facts.map((fact) => (
          <FactRow key={fact} fact={fact} mine={mine} theirs={theirs} />
        ))}
        {days.map((day) => (
          <ConflictDay key={day.dayIndex} day={day} />
        ))}
      </div>
    </Sheet>
  )
}

type Fact = PlanDifference['facts'][number]

function FactRow({ fact, mine, theirs }: { fact: Fact; mine: PlanDetail; theirs: PlanDetail }) {
  const { t, i18n } = useLingui()
  const labels: Record<Fact, string> = { title: t`이름`, dates: t`날짜`, transport: t`교통수단` }
  const textOf = (plan: PlanDetail) => {
    if (fact === 'title') return plan.title
    if (fact === 'dates') return formatJourney(plan.startDate, plan.endDate)
    return i18n._(TRANSPORT_LABELS[plan.transportType])
  }
  return (
    <section className="py-3">
      <h3 className="text-sm text-basalt-500">{labels[fact]}</h3>
      <div className="grid grid-cols-2 gap-x-3 font-semibold">
        <p>{textOf(theirs)}</p>
        <p>{textOf(mine)}</p>
      </div>
    </section>
  )
}
