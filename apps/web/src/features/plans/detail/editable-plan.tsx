import type { PlanDetail } from '@honjeo/contract/plan'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDownUp, ChevronDown, Plus, Route, Share2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { isPickedPlace, type PickedPlace, type PickedPlaceState } from '#features/picked-place/picked-place.ts'
import { currentEntry } from '#lib/navigation/go-back.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { LeftOutList } from '../alternatives/left-out-list.tsx'
import { countSpots } from './edits/arrange.ts'
import type { PlanEditor } from './edits/plan-editor.ts'
import { PlanDays } from './plan-days.tsx'
import { PlanMenu } from './plan-menu.tsx'
import { PlanHeading, PlanNotes, PlanOverview, usePlanView } from './plan-overview.tsx'
import { PlanPrint } from './plan-print.tsx'
import type { PlanSheet, PlanSheetsProps } from './plan-sheets.tsx'
import { PlanConflict, SaveFailure, SaveSign } from './save-sign.tsx'
import { usePlanActs } from './use-plan-acts.ts'
import { useEditorState } from './use-plan-editor.ts'
import { useSheet } from './use-sheet.ts'

/** A plan under the hands of its owner. */
export function EditablePlan({ editor }: { editor: PlanEditor }) {
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
              onRain={(dayIndex) => sheet.open({ kind: 'rain', dayIndex })}
              onLeg={(place) => sheet.open({ kind: 'leg', ...place })}
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

interface PlanToolsProps {
  isOrdering: boolean
  onOrder: () => void
  onOptimize: () => void
}

/** The ways to another order: by hand, or a shorter one. */
function PlanTools({ isOrdering, onOrder, onOptimize }: PlanToolsProps) {
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

interface LeftOutFoldProps extends Pick<PlanDetail, 'leftOut'> {
  onAdd?: (contentId: number) => void
}

/** What an automatic plan does not hold, for those who wonder. */
function LeftOutFold({ leftOut, onAdd }: LeftOutFoldProps) {
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

const Sheets = lazy(() => import('./plan-sheets.tsx').then((module) => ({ default: module.PlanSheets })))

/** The sheets are fetched with the first of them that is opened. */
function PlanSheets(props: PlanSheetsProps) {
  return (
    props.sheet.value !== null && (
      <Suspense>
        <Sheets {...props} />
      </Suspense>
    )
  )
}

/**
 * Takes the place that was picked in the search for a day (`?day=2`), once, and goes back to where the plan was left for it,
 * so that one step back leaves the plan.
 */
function usePickedStop(planId: number, onPicked: (dayIndex: number, place: PickedPlace) => void) {
  const [params] = useSearchParams()
  const state = useLocation().state as Partial<PickedPlaceState> | null
  const navigate = useNavigate()
  const isTaken = useRef(false)
  const day = Number(params.get('day') ?? NaN)
  const steps = Number(params.get('entry') ?? NaN) - currentEntry()
  const place = isPickedPlace(state?.selectedPlace) ? state.selectedPlace : null
  const handlePicked = useEffectEvent(onPicked)

  useEffect(() => {
    if (!Number.isInteger(day)) isTaken.current = false
    if (!Number.isInteger(day) || isTaken.current) return
    isTaken.current = true
    if (place !== null) handlePicked(day - 1, place)
    if (Number.isInteger(steps) && steps < 0) void navigate(steps)
    else void navigate(paths.plan(planId), { replace: true })
  }, [day, place, steps, planId, navigate])
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Ctrl+Z, on a Mac ⌘Z; within a text field it is the field's own. */
function useUndoKey(undo: () => void) {
  const handleUndo = useEffectEvent(undo)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTextField(event.target)) return
      event.preventDefault()
      handleUndo()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
}
