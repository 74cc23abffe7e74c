import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { Check, CircleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import type { EditorState, PlanEditor } from './edits/plan-editor.ts'

/** Says quietly whether what one did is with the server. */
export function SaveSign({ status }: Pick<EditorState, 'status'>) {
  const { t } = useLingui()
  const texts = {
    saved: t`저장됨`,
    saving: t`저장 중…`,
    failed: t`저장 안 됨`,
    refused: t`저장 안 됨`,
    conflict: t`저장 안 됨`,
  }
  return (
    <p role="status" className="flex shrink-0 items-center gap-1 text-sm text-basalt-500">
      {status === 'saved' && <Check aria-hidden="true" size={14} />}
      {texts[status]}
    </p>
  )
}

interface SaveFailureProps {
  state: EditorState
  editor: PlanEditor
  onCompare: () => void
}

/** What was done is still shown and kept on the device; says so, and what one can do. */
export function SaveFailure({ state: { status, error }, editor, onCompare }: SaveFailureProps) {
  const { t } = useLingui()
  const isOffline = error instanceof ApiError && error.code === 'NETWORK'
  const ways = {
    failed: { label: t`다시 시도`, act: () => void editor.save() },
    refused: { label: t`되돌리기`, act: () => editor.discard() },
    conflict: { label: t`골라주기`, act: onCompare },
  }
  if (status === 'saved' || status === 'saving') return null
  const { label, act } = ways[status]
  return (
    // The note is in sight wherever in the plan something was done, right below the header.
    <div role="alert" className="sticky top-[calc(56px+var(--running-height))] z-10 mt-3">
      <Callout
        tone="danger"
        icon={<CircleAlert aria-hidden="true" size={18} />}
        action={
          <Button variant="secondary" size="sm" onClick={act}>
            {label}
          </Button>
        }
      >
        {isOffline ? t`저장하지 못했어요. 이 기기에 두었다가 연결되면 저장할게요.` : errorText(error)}
      </Callout>
    </div>
  )
}

const ConflictSheet = lazy(() => import('./conflict-sheet.tsx').then((module) => ({ default: module.ConflictSheet })))

interface PlanConflictProps {
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
