import type { PlanSummary } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { Copy, EllipsisVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '#ui/action-menu.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { lazyLayer } from '#ui/lazy-layer.tsx'
import { useDeletePlan } from './use-delete-plan.ts'

const CopyPlanSheet = lazyLayer(() => import('../copy/copy-plan-sheet.tsx').then((module) => module.CopyPlanSheet))

export function PlanCardMenu({ plan: { planId, title, startDate } }: { plan: PlanSummary }) {
  const { t } = useLingui()
  const [isCopying, setCopying] = useState(false)
  const remove = useDeletePlan(planId)
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={t`${title} 메뉴`} icon={<EllipsisVertical size={20} />} className="text-basalt-500" />
        }
        actions={[
          { label: t`복사하기`, icon: <Copy aria-hidden="true" size={18} />, onSelect: () => setCopying(true) },
          {
            label: t`삭제`,
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
