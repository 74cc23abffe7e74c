import type { PlanDay, PlanPoint } from '@honjeo/contract/plan'
import { Trans, useLingui } from '@lingui/react/macro'
import { BedDouble, Plane, Ship, Sunset } from 'lucide-react'
import { formatMonthDay, instantAt } from '#lib/text/dates.ts'
import { HUB_LABELS } from '../labels.ts'
import { legAt, type LegPlace } from './leg-ends.ts'
import { LegLine } from './leg-line.tsx'

export interface DayHeadProps {
  day: PlanDay
  dayIndex: number
}

/** Says which day it is, until when it is light, and where it begins. */
export function DayHead({ day: { date, sunset, from }, dayIndex }: DayHeadProps) {
  const number = dayIndex + 1
  return (
    <div className="pt-6 pb-1">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="text-xl font-bold">
          <Trans>{number}일차</Trans>
        </h3>
        <p className="text-basalt-500">{formatMonthDay(instantAt(date, '12:00'))}</p>
        {sunset !== '' && (
          <p className="ml-auto flex items-center gap-1 text-sm text-basalt-500">
            <Sunset aria-hidden="true" size={15} />
            <Trans>일몰 {sunset}</Trans>
          </p>
        )}
      </div>
      {from !== null && (
        <div className="pt-2">
          <PointLine point={from} side="start" />
        </div>
      )}
    </div>
  )
}

/** Says where a day ends, and shows the way there. */
export function DayFoot({ day, dayIndex, onLeg }: DayHeadProps & { onLeg: (place: LegPlace) => void }) {
  const { to, legToEnd, spots } = day
  const place = { dayIndex: 0, index: spots.length }
  const isKnown = legAt([day], place) !== undefined
  if (to === null || spots.length === 0) return null
  return (
    <div>
      {legToEnd !== null && (
        <div className="py-2 pl-11">
          <LegLine leg={legToEnd} onOpen={isKnown ? () => onLeg({ ...place, dayIndex }) : undefined} />
        </div>
      )}
      <PointLine point={to} side="end" />
    </div>
  )
}

const HUB_ICONS = { AIRPORT: Plane, JEJU_PORT: Ship }

interface PointLineProps {
  point: PlanPoint
  side: 'start' | 'end'
}

/** The point where a day begins or ends. */
function PointLine({ point: { hub, title }, side }: PointLineProps) {
  const { t, i18n } = useLingui()
  const name = hub === null ? title : i18n._(HUB_LABELS[hub])
  const Icon = hub === null ? BedDouble : HUB_ICONS[hub]
  return (
    <p className="flex items-center gap-2 py-1 text-sm font-semibold text-basalt-700">
      <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-sea-50 text-sea-700">
        <Icon aria-hidden="true" size={16} />
      </span>
      <span className="min-w-0">{side === 'start' ? t`${name}에서 출발` : t`${name}에서 마무리`}</span>
    </p>
  )
}
