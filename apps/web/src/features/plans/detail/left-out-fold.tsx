import type { PlanDetail } from '@honjeo/contract/plan'
import { plural } from '@lingui/core/macro'
import { ChevronDown } from 'lucide-react'
import { LeftOutList } from '../alternatives/left-out-list.tsx'

export interface LeftOutFoldProps extends Pick<PlanDetail, 'leftOut'> {
  onAdd?: (contentId: number) => void
}

/** What an automatic plan does not hold, for those who wonder. */
export function LeftOutFold({ leftOut, onAdd }: LeftOutFoldProps) {
  if (leftOut.length === 0) return null
  return (
    <details className="group mt-6 rounded-lg bg-paper px-4 shadow-1">
      <summary className="flex min-h-12 list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {plural(leftOut.length, { other: '넣지 못한 곳 #곳' })}
        <ChevronDown aria-hidden="true" size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <LeftOutList leftOut={leftOut} onAdd={onAdd} />
    </details>
  )
}
