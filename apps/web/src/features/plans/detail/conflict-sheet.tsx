import type { PlanDetail } from '@honjeo/contract/plan'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/form/button.tsx'
import { cx } from '#ui/cx.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { formatJourney, TRANSPORT_LABELS } from '../labels.ts'
import {
  type DayDifference,
  type MarkedSpot,
  type PlanDifference,
  planDifference,
  type SpotMark,
} from './edits/plan-diff.ts'
import { timeRange } from './spot-text.tsx'

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

const MARKS: Record<Exclude<SpotMark, 'same'>, MessageDescriptor> = {
  only: msg`여기만 있음`,
  moved: msg`자리가 다름`,
  changed: msg`내용이 다름`,
}

/** A day of both devices, side by side. */
function ConflictDay({ day: { dayIndex, mine, theirs } }: { day: DayDifference }) {
  const { t } = useLingui()
  const number = dayIndex + 1
  return (
    <section className="py-3">
      <h3 className="pb-1 text-sm text-basalt-500">{t`${number}일차`}</h3>
      <div className="grid grid-cols-2 gap-x-3">
        <Side label={t`다른 기기`} spots={theirs} />
        <Side label={t`이 기기`} spots={mine} />
      </div>
    </section>
  )
}

function Side({ label, spots }: { label: string; spots: MarkedSpot[] | null }) {
  const { i18n } = useLingui()
  if (spots === null || spots.length === 0) {
    return (
      <p className="text-sm text-basalt-500">
        {spots === null ? <Trans>이날이 없음</Trans> : <Trans>비어 있음</Trans>}
      </p>
    )
  }
  return (
    <ol aria-label={label} className="min-w-0 space-y-1.5">
      {spots.map(({ spot, mark }) => (
        <li key={spot.spotId} className={cx('rounded-sm px-2 py-1.5 text-sm', mark !== 'same' && 'bg-normal-bg')}>
          <span className={cx('block', mark !== 'same' && 'font-bold text-basalt-900')}>{spot.title}</span>
          <span className="block text-xs text-basalt-700 tabular-nums">{timeRange(spot)}</span>
          {spot.memo !== '' && mark !== 'same' && (
            <span className="line-clamp-2 block text-xs text-basalt-700">{spot.memo}</span>
          )}
          {mark !== 'same' && <span className="block text-xs font-semibold text-normal">{i18n._(MARKS[mark])}</span>}
        </li>
      ))}
    </ol>
  )
}
