import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { AlarmClock, Copy, EllipsisVertical, Printer, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dayKey, instantAt } from '#lib/text/dates.ts'
import { paths, type TimerPreset } from '#lib/navigation/paths.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { useDeletePlan } from '../mine/use-delete-plan.ts'

const CopyPlanSheet = lazyLayer(() => import('../copy/copy-plan-sheet.tsx').then((module) => module.CopyPlanSheet))

export interface PlanMenuProps {
  plan: PlanDetail
  /** Takes a step back; undefined where nothing can be taken back. */
  onUndo: (() => void) | undefined
}

/** What one can do with a plan as a whole; the toast of a step is soon gone, taking back is always here. */
export function PlanMenu({ plan, onUndo }: PlanMenuProps) {
  const { planId, startDate } = plan
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isCopying, setCopying] = useState(false)
  const remove = useDeletePlan(planId, async () => navigate(paths.myPlans(), { replace: true }))
  return (
    <>
      <ActionMenu
        trigger={<IconButton label={t`일정 메뉴`} icon={<EllipsisVertical size={22} />} />}
        actions={[
          {
            label: t`되돌리기`,
            icon: <Undo2 aria-hidden="true" size={18} />,
            disabled: onUndo === undefined,
            onSelect: () => onUndo?.(),
          },
          {
            label: t`귀가 타이머 켜기`,
            icon: <AlarmClock aria-hidden="true" size={18} />,
            onSelect: () => void navigate(paths.timer(timerPreset(plan, new Date(serverNow())))),
          },
          { label: t`복사하기`, icon: <Copy aria-hidden="true" size={18} />, onSelect: () => setCopying(true) },
          { label: t`인쇄하기`, icon: <Printer aria-hidden="true" size={18} />, onSelect: () => window.print() },
          {
            label: t`일정 삭제`,
            icon: <Trash2 aria-hidden="true" size={18} />,
            isDanger: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      <CopyPlanSheet planId={planId} open={isCopying} onOpenChange={setCopying} startDate={startDate} />
    </>
  )
}

/** What a check-in timer takes of a plan: its name, and of the day it is now in Korea by when its last stop is over. */
export function timerPreset(
  { planId, title, days }: Pick<PlanDetail, 'planId' | 'title' | 'days'>,
  now: Date,
): TimerPreset {
  const today = days.find(({ date }) => date === dayKey(now))
  const last = today?.spots.findLast(({ endTime, startTime }) => (endTime ?? startTime) !== null)
  const time = last?.endTime ?? last?.startTime ?? null
  return { planId, title, until: today === undefined || time === null ? undefined : instantAt(today.date, time) }
}
