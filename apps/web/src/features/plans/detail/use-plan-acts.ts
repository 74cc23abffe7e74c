import type { PlanDay, PlanDetail, PlanFix, PlanSpot } from '@honjeo/contract/plan'
import { PLAN_DAY_SPOTS_MAX, PLAN_SPOTS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { toast } from '#ui/overlay/toast.ts'
import {
  changeSpot,
  countSpots,
  findPlace,
  findSpot,
  insertSpot,
  isSamePlace,
  moveSpot,
  newSpot,
  onDates,
  type Place,
  removeSpot,
  type SpotFacts,
  stepPlace,
} from './edits/arrange.ts'
import type { PlanEditor } from './edits/plan-editor.ts'
import { inTimeOrder, nextTimes, postponed, withTimesFor } from './edits/visit-times.ts'

/** Each is about one step, in the place of what was said of the last one: what can be undone is always the newest. */
const TOAST_ID = 'plan-edit'

export type PlanFacts = Pick<PlanDetail, 'title' | 'startDate' | 'endDate' | 'transportType'>
export type SpotNotes = Partial<Pick<PlanSpot, 'title' | 'memo' | 'startTime' | 'endTime'>>

/** Everything one can do with a plan: done at once, and said in a toast that takes it back. */
export function usePlanActs(editor: PlanEditor) {
  const { t } = useLingui()

  const arrange = (change: (days: PlanDay[]) => PlanDay[]) =>
    editor.edit((plan) => ({ ...plan, days: change(plan.days) }))

  function undo() {
    if (!editor.state.canUndo) return
    editor.undo()
    toast.blank(t`되돌렸어요.`, { id: TOAST_ID })
  }

  function showMessage(message: string) {
    toast.blank(message, { id: TOAST_ID, action: { label: t`되돌리기`, onClick: undo } })
  }

  function move(spotId: string, to: Place) {
    const { days } = editor.state.plan
    const from = findPlace(days, spotId)
    if (from === undefined || isSamePlace(days, spotId, to)) return
    if (from.dayIndex !== to.dayIndex && !hasRoom(to.dayIndex)) return
    arrange((now) => retimed(moveSpot(now, spotId, to), spotId, from.dayIndex))
    const day = to.dayIndex + 1
    showMessage(from.dayIndex === to.dayIndex ? t`순서를 바꿨어요.` : t`${day}일차로 옮겼어요.`)
  }

  function hasRoom(dayIndex: number): boolean {
    const { days } = editor.state.plan
    if ((days[dayIndex]?.spots.length ?? 0) < PLAN_DAY_SPOTS_MAX) return true
    toast.error(t`하루에 ${PLAN_DAY_SPOTS_MAX}곳까지 넣을 수 있어요. 다른 날을 골라주세요.`, { id: TOAST_ID })
    return false
  }

  return {
    undo,
    move,
    step(spotId: string, by: -1 | 1) {
      const to = stepPlace(editor.state.plan.days, spotId, by)
      if (to !== null) move(spotId, to)
    },
    moveToDay(spotId: string, dayIndex: number) {
      move(spotId, { dayIndex, index: editor.state.plan.days[dayIndex]?.spots.length ?? 0 })
    },
    /** Adds places at the end of the day, as many as there is room for; one step, taken back as one. */
    add(dayIndex: number, places: readonly SpotFacts[]) {
      if (!hasRoom(dayIndex)) return
      const added = places.slice(0, PLAN_SPOTS_MAX - countSpots(editor.state.plan.days))
      arrange((days) => added.reduce((now, place) => appendSpot(now, dayIndex, place), days))
      const day = dayIndex + 1
      if (added.length === places.length) showMessage(t`${day}일차에 넣었어요.`)
      else toast.error(t`일정 하나에 ${PLAN_SPOTS_MAX}곳까지 넣을 수 있어요.`, { id: TOAST_ID })
    },
    remove(spotId: string) {
      arrange((days) => removeSpot(days, spotId))
      showMessage(t`일정에서 뺐어요.`)
    },
    replace(spotId: string, place: SpotFacts) {
      const { spotId: _, memo: __, startTime: ___, endTime: ____, ...facts } = newSpot(place)
      arrange((days) => changeSpot(days, spotId, facts))
      showMessage(t`다른 곳으로 바꿨어요.`)
    },
    note(spotId: string, notes: SpotNotes) {
      if (arrange((days) => changeSpot(days, spotId, notes))) showMessage(t`고쳤어요.`)
    },
    fix(spotId: string, fix: PlanFix) {
      arrange((days) => fixed(days, spotId, fix))
      showMessage(t`시간을 옮겼어요.`)
    },
    /** Moves a stop later by as much as it takes to get there, and whatever follows it that day. */
    postpone(spotId: string, startTime: string) {
      const { dayIndex } = findPlace(editor.state.plan.days, spotId) ?? {}
      const day = dayIndex === undefined ? undefined : editor.state.plan.days[dayIndex]
      const spots = day && postponed(day.spots, spotId, startTime)
      if (spots === undefined) return
      if (spots === null) {
        toast.error(t`하루를 넘겨서 미룰 수 없어요. 몇 곳을 다른 날로 옮겨주세요.`, { id: TOAST_ID })
        return
      }
      arrange((days) => days.map((each, index) => (index === dayIndex ? { ...each, spots } : each)))
      showMessage(t`뒤 일정까지 미뤘어요.`)
    },
    changeFacts({ title, startDate, endDate, transportType }: PlanFacts) {
      const isChanged = editor.edit((plan) => {
        const days = onDates(plan.days, startDate, endDate)
        return { ...plan, title, transportType, startDate, endDate, days }
      })
      if (isChanged) showMessage(t`고쳤어요.`)
    },
    choose(choice: 'mine' | 'theirs') {
      editor.keep(choice)
      showMessage(choice === 'mine' ? t`이 기기의 일정을 남겼어요.` : t`다른 기기의 일정을 남겼어요.`)
    },
    /** Takes another order, as the server proposed it. */
    accept(days: PlanDay[]) {
      arrange(() => days)
      showMessage(t`더 짧은 순서로 바꿨어요.`)
    },
    /** A day again for its rain, as the server proposed it. */
    acceptForRain(days: PlanDay[]) {
      arrange(() => days)
      showMessage(t`비 오는 날에 맞게 바꿨어요.`)
    },
  }
}

export type PlanActs = ReturnType<typeof usePlanActs>

/** Returns the days after a move: the day where the stop is now gets times in the order of its stops. */
const retimed = (days: PlanDay[], spotId: string, fromDay: number): PlanDay[] =>
  days.map((day, dayIndex) => {
    if (!day.spots.some((spot) => spot.spotId === spotId)) return day
    return { ...day, spots: dayIndex === fromDay ? inTimeOrder(day.spots) : withTimesFor(day.spots, spotId) }
  })

function appendSpot(days: readonly PlanDay[], dayIndex: number, place: SpotFacts): PlanDay[] {
  const day = days[dayIndex]
  if (day === undefined) return [...days]
  const spot = { ...newSpot(place), ...nextTimes(day, place.contentTypeId ?? null) }
  return insertSpot(days, spot, { dayIndex, index: day.spots.length })
}

/** A stop moves to where its new time belongs. */
function fixed(days: readonly PlanDay[], spotId: string, { dayIndex, startTime, endTime }: PlanFix): PlanDay[] {
  const spot = findSpot(days, spotId)
  if (spot === undefined) return [...days]
  const rest = removeSpot(days, spotId)
  const later = rest[dayIndex]?.spots.findIndex((each) => each.startTime !== null && each.startTime > startTime) ?? -1
  const index = later === -1 ? (rest[dayIndex]?.spots.length ?? 0) : later
  return insertSpot(rest, { ...spot, startTime, endTime }, { dayIndex, index })
}
