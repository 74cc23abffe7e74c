import type { PlanDetail } from '@honjeo/contract/plan'
import { lazy, Suspense, useState } from 'react'
import type { EditorState } from './edits/plan-editor.ts'

const ConflictSheet = lazy(() => import('./conflict-sheet.tsx').then((module) => ({ default: module.ConflictSheet })))

export interface PlanConflictProps {
  state: EditorState
  /** While another sheet lies over the plan, what is typed there goes first. */
  isHeldBack: boolean
  /** The one that the member did not want to decide upon yet. */
  putOff: PlanDetail | null
  onPutOff: (theirs: PlanDetail) => void
  onChoose: (choice: 'mine' | 'theirs') => void
}

/** Opens by itself when another device was first, and keeps showing what it asked while it closes. */
export function PlanConflict({ state: { plan, theirs }, isHeldBack, putOff, onPutOff, onChoose }: PlanConflictProps) {
  const [asked, setAsked] = useState<{ mine: PlanDetail; theirs: PlanDetail } | null>(null)
  if (theirs !== null && (asked?.theirs !== theirs || asked.mine !== plan)) setAsked({ mine: plan, theirs })
  if (asked === null) return null
  return (
    <Suspense>
      <ConflictSheet
        {...asked}
        open={theirs !== null && putOff !== theirs && !isHeldBack}
        onOpenChange={(open) => {
          if (!open) onPutOff(asked.theirs)
        }}
        onKeepMine={() => onChoose('mine')}
        onKeepTheirs={() => onChoose('theirs')}
      />
    </Suspense>
  )
}
