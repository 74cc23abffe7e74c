import type { PlanDetail } from '@honjeo/contract/plan'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { currentEntry } from '#lib/visit-entry.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { countSpots } from './edits/arrange.ts'
import type { PlanEditor } from './edits/plan-editor.ts'
import { LeftOutFold } from './left-out-fold.tsx'
import { PlanConflict } from './plan-conflict.tsx'
import { PlanDays } from './plan-days.tsx'
import { PlanHeading } from './plan-heading.tsx'
import { PlanMenu } from './plan-menu.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { PlanOverview } from './plan-overview.tsx'
import { PlanPrint } from './plan-print.tsx'
import { PlanSheets } from './lazy-plan-sheets.tsx'
import type { PlanSheet } from './plan-sheets.tsx'
import { PlanTools } from './plan-tools.tsx'
import { SaveFailure, SaveSign } from './save-sign.tsx'
import { usePickedStop } from './use-picked-stop.ts'
import { usePlanActs } from './use-plan-acts.ts'
import { useEditorState } from './use-plan-editor.ts'
import { usePlanView } from './use-plan-view.ts'
import { useSheet } from './use-sheet.ts'
import { useUndoKey } from './use-undo-key.ts'

/** A plan under the hands of its owner. */
export function PlanScreen({ editor }: { editor: PlanEditor }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const state = useEditorState(editor)
  const { plan, status } = state
  const { planId, days, leftOut } = plan
  const view = usePlanView(days)
  const acts = usePlanActs(editor)
  const sheet = useSheet<PlanSheet>()
  const [isOrdering, setOrdering] = useState(false)
  const [putOff, setPutOff] = useState<PlanDetail | null>(null)
  const addingDay = view.shownDay ?? 0
  const spotCount = countSpots(days)

  useUndoKey(acts.undo)
  usePickedStop(planId, (dayIndex, place) => acts.add(dayIndex, [place]))

  function handleSearch(dayIndex: number) {
    const from = paths.planStop(planId, { day: dayIndex + 1, entry: currentEntry() })
    void navigate(paths.search({ from }))
  }

  function handleAddLeftOut(contentId: number) {
    const place = leftOut.find((each) => each.contentId === contentId)
    if (place !== undefined) acts.add(addingDay, [{ contentId, title: place.title }])
  }

  return (
    <>
      <div className="contents print:hidden">
        <PageHeader
          title={t`여행 일정`}
          back={{ fallback: paths.myPlans() }}
          right={
            <>
              <IconButton label={t`공유`} icon={<Share2 size={22} />} onClick={() => sheet.open({ kind: 'share' })} />
              <PlanMenu plan={plan} onUndo={state.canUndo ? acts.undo : undefined} />
            </>
          }
        />
        <div className="flex-1 px-gutter pt-1 pb-8">
          <PlanHeading plan={plan} onEdit={() => sheet.open({ kind: 'facts' })} sign={<SaveSign status={status} />} />
          <SaveFailure state={state} editor={editor} onCompare={() => setPutOff(null)} />
          <PlanNotes notes={plan.notes} />
          <PlanOverview days={days} view={view} />
          {spotCount > 1 && (
            <PlanTools
              isOrdering={isOrdering}
              onOrder={() => setOrdering(!isOrdering)}
              onOptimize={() => sheet.open({ kind: 'optimize', dayIndex: view.shownDay })}
            />
          )}
          {spotCount === 0 ? (
            <EmptyState
              scene="road"
              title={t`아직 비어 있는 일정이에요`}
              description={t`가고 싶은 곳을 하나씩 넣어보세요. 이동 시간과 여는 시간은 저희가 살펴드릴게요.`}
              action={
                <Button
                  icon={<Plus aria-hidden="true" size={18} />}
                  onClick={() => sheet.open({ kind: 'add', dayIndex: addingDay })}
                >
                  <Trans>첫 장소 넣기</Trans>
                </Button>
              }
            />
          ) : (
            <PlanDays
              days={days}
              shownDay={view.shownDay}
              chosenId={view.chosenId}
              isOrdering={isOrdering}
              acts={acts}
              onChoose={view.choose}
              onEdit={({ spotId }) => sheet.open({ kind: 'edit', spotId })}
              onReplace={({ spotId }) => sheet.open({ kind: 'replace', spotId })}
              onMoveToDay={({ spotId }) => sheet.open({ kind: 'day', spotId })}
              onAdd={(dayIndex) => sheet.open({ kind: 'add', dayIndex })}
            />
          )}
          <LeftOutFold leftOut={leftOut} onAdd={handleAddLeftOut} />
        </div>
        <BottomBar>
          <Button
            variant={spotCount === 0 ? 'secondary' : 'primary'}
            className="flex-1"
            onClick={() => void navigate(paths.myPlans())}
          >
            <Trans>완료</Trans>
          </Button>
        </BottomBar>
        <PlanSheets plan={plan} sheet={sheet} acts={acts} onSave={() => editor.save()} onSearch={handleSearch} />
        <PlanConflict
          state={state}
          isHeldBack={sheet.isOpen}
          putOff={putOff}
          onPutOff={setPutOff}
          onChoose={acts.choose}
        />
      </div>
      <PlanPrint plan={plan} />
    </>
  )
}
