import { Trans } from '@lingui/react/macro'
import { ArrowDownUp, Route } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'

export interface PlanToolsProps {
  isOrdering: boolean
  onOrder: () => void
  onOptimize: () => void
}

/** For who wants another order: by hand, or a shorter one. */
export function PlanTools({ isOrdering, onOrder, onOptimize }: PlanToolsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 pt-3">
      <Chip isSelected={isOrdering} icon={<ArrowDownUp aria-hidden="true" size={16} />} onToggle={onOrder}>
        <Trans>순서 바꾸기</Trans>
      </Chip>
      <Button variant="ghost" size="sm" icon={<Route aria-hidden="true" size={16} />} onClick={onOptimize}>
        <Trans>동선 다듬기</Trans>
      </Button>
    </div>
  )
}
