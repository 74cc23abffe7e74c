import { useLingui } from '@lingui/react/macro'
import { type Control, useWatch } from 'react-hook-form'
import { HUB_LABELS, INTEREST_LABELS, PACE_LABELS } from '../plan-labels.ts'
import type { PlanFormValues, PointChoice } from './plan-form-values.ts'

interface SummaryProps {
  control: Control<PlanFormValues>
}

/** What the fold holds, so that nothing is decided unseen while it is closed. */
export function DetailsSummary({ control }: SummaryProps) {
  const isAi = useWatch({ control, name: 'method' }) === 'AI'
  const parts = [...useJourneyParts(control), ...useTasteParts(control, isAi)]
  return <span className="block text-sm text-basalt-500">{parts.join(' · ')}</span>
}

function useJourneyParts(control: SummaryProps['control']): string[] {
  const { t, i18n } = useLingui()
  const [start, end, stay] = useWatch({ control, name: ['start', 'end', 'stay'] })
  const [startTime, endTime] = useWatch({ control, name: ['startTime', 'endTime'] })
  const nameOf = (point: PointChoice | null) =>
    point === null ? null : 'hub' in point ? i18n._(HUB_LABELS[point.hub]) : point.place.title
  const [from, to, home] = [nameOf(start), nameOf(end), nameOf(stay)]
  const ends = from === to ? [from && t`${from} 출발·마무리`] : [from && t`${from} 출발`, to && t`${to} 마무리`]
  const times = [startTime && t`첫날 ${startTime} 도착`, endTime && t`마지막 날 ${endTime} 출발`]
  return [...ends, ...times, home ?? t`숙소 미정`].filter((part) => part !== null)
}

function useTasteParts(control: SummaryProps['control'], isAi: boolean): string[] {
  const { t, i18n } = useLingui()
  const [pace, interests, indoorOnly] = useWatch({ control, name: ['pace', 'interests', 'indoorOnly'] })
  if (!isAi) return []
  const paceLabel = i18n._(PACE_LABELS[pace])
  return [
    t`속도 ${paceLabel}`,
    ...interests.map((interest) => i18n._(INTEREST_LABELS[interest])),
    ...(indoorOnly ? [t`실내 위주`] : []),
  ]
}
