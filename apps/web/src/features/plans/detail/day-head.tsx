import type { PlanDay } from '@honjeo/contract/plan'
import { Trans } from '@lingui/react/macro'
import { Sunset } from 'lucide-react'
import { formatMonthDay, instantAt } from '#lib/dates.ts'
import { LegLine } from './leg-line.tsx'
import { PointLine } from './point-line.tsx'

export interface DayHeadProps {
  day: PlanDay
  dayIndex: number
}

/** Which day it is, until when it is light, and where it begins. */
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

/** Where a day ends, and the way there. */
export function DayFoot({ day: { to, legToEnd, spots } }: Pick<DayHeadProps, 'day'>) {
  if (to === null || spots.length === 0) return null
  return (
    <div>
      {legToEnd !== null && (
        <div className="py-2 pl-11">
          <LegLine leg={legToEnd} />
        </div>
      )}
      <PointLine point={to} side="end" />
    </div>
  )
}
