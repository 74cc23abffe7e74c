import type { PlanDay, PlanSpot } from '@honjeo/contract/plan'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayKey } from '#lib/text/dates.ts'
import { whenQuiet } from '#lib/page/when-quiet.ts'
import { DayWeatherNote, DayWeatherProvider } from '#features/weather/day-weather.tsx'
import { Button } from '#ui/form/button.tsx'
import { DayFoot, DayHead } from './day-head.tsx'
import { type DayParts, FixedRow } from './day-parts.tsx'
import { findPlace } from './edits/arrange.ts'
import { SpotMenu, SpotSteps } from './spot-actions.tsx'
import { addId, handleId, menuId, SpotItem, stepId } from './spot-item.tsx'
import { legAt, type LegPlace } from './leg-ends.ts'
import type { SpotRemedies } from './spot-warnings.tsx'
import type { PlanActs } from './use-plan-acts.ts'

export interface PlanDaysProps {
  days: readonly PlanDay[]
  /** The day whose tab is open; null shows all. */
  shownDay: number | null
  chosenId: string | null
  /** Whether there are buttons for single steps in place of the menus. */
  isOrdering: boolean
  acts: PlanActs
  onChoose: (spotId: string) => void
  onEdit: (spot: PlanSpot) => void
  onReplace: (spot: PlanSpot) => void
  onMoveToDay: (spot: PlanSpot) => void
  onAdd: (dayIndex: number) => void
  onRain: (dayIndex: number) => void
  onLeg: (place: LegPlace) => void
}

/** The days with their stops, under the hands of their owner. */
export function PlanDays({ days, shownDay, chosenId, isOrdering, acts, ...handlers }: PlanDaysProps) {
  const { t } = useLingui()
  const keepFocus = useKeptFocus()
  const list = useRef<HTMLDivElement>(null)
  const { Area, Row, Spot } = useDragParts(list)
  const [today] = useState(() => dayKey(new Date()))

  function handleStep(spotId: string, by: -1 | 1) {
    if (isOrdering) keepFocus(stepId(spotId, by), stepId(spotId, by === 1 ? -1 : 1))
    else keepFocus(menuId(spotId))
    acts.step(spotId, by)
  }

  function handleRemove(spotId: string) {
    const at = findPlace(days, spotId)
    const spots = days[at?.dayIndex ?? -1]?.spots ?? []
    const neighbour = spots[(at?.index ?? 0) + 1] ?? spots[(at?.index ?? 0) - 1]
    keepFocus(neighbour === undefined ? addId(at?.dayIndex ?? 0) : handleId(neighbour.spotId))
    acts.remove(spotId)
  }

  function remediesOf(spot: PlanSpot): SpotRemedies {
    const { spotId } = spot
    return {
      onFix(fix) {
        keepFocus(menuId(spotId))
        acts.fix(spotId, fix)
      },
      onPostpone(startTime) {
        keepFocus(menuId(spotId))
        acts.postpone(spotId, startTime)
      },
      onReplace: () => handlers.onReplace(spot),
    }
  }

  const legOpener = (place: LegPlace) => (legAt(days, place) === undefined ? undefined : () => handlers.onLeg(place))

  function actionsOf(spot: PlanSpot) {
    const onStep = (by: -1 | 1) => handleStep(spot.spotId, by)
    if (isOrdering) return <SpotSteps spot={spot} days={days} onStep={onStep} />
    return (
      <SpotMenu
        spot={spot}
        days={days}
        onStep={onStep}
        onEdit={() => handlers.onEdit(spot)}
        onReplace={() => handlers.onReplace(spot)}
        onMoveToDay={() => handlers.onMoveToDay(spot)}
        onRemove={() => handleRemove(spot.spotId)}
      />
    )
  }

  return (
    <div ref={list}>
      <Area days={days} shownDay={shownDay} onMove={acts.move}>
        {days.map((day, dayIndex) => {
          if (shownDay !== null && shownDay !== dayIndex) return null
          const number = dayIndex + 1
          return (
            <section key={dayIndex} aria-label={t`${number}일차`}>
              <DayWeatherProvider day={day}>
                <Row id={`head:${dayIndex}`}>
                  <DayHead day={day} dayIndex={dayIndex} />
                  <DayWeatherNote
                    previousDate={shownDay === null ? days[dayIndex - 1]?.date : undefined}
                    onRain={() => handlers.onRain(dayIndex)}
                  />
                </Row>
                <ol aria-label={t`${number}일차에 가는 곳`}>
                  {day.spots.map((spot, index) => (
                    <Spot
                      key={spot.spotId}
                      spot={spot}
                      dayIndex={dayIndex}
                      index={index}
                      onLeg={legOpener({ dayIndex, index })}
                      isChosen={spot.spotId === chosenId}
                      actions={actionsOf(spot)}
                      onChoose={() => handlers.onChoose(spot.spotId)}
                      remedies={remediesOf(spot)}
                      isVisited={day.date < today}
                    />
                  ))}
                </ol>
                <Row id={`end:${dayIndex}`}>
                  <DayFoot day={day} dayIndex={dayIndex} onLeg={handlers.onLeg} />
                  <AddButton
                    dayIndex={dayIndex}
                    isEmpty={day.spots.length === 0}
                    onPress={() => handlers.onAdd(dayIndex)}
                  />
                </Row>
              </DayWeatherProvider>
            </section>
          )
        })}
      </Area>
    </div>
  )
}

function AddButton({ dayIndex, isEmpty, onPress }: { dayIndex: number; isEmpty: boolean; onPress: () => void }) {
  const { t } = useLingui()
  const number = dayIndex + 1
  return (
    <div className="pt-3 pl-11">
      {isEmpty && (
        <p className="pb-2 text-sm text-basalt-500">
          <Trans>아직 비어 있어요. 가고 싶은 곳을 넣거나 다른 날에서 끌어오세요.</Trans>
        </p>
      )}
      <Button
        id={addId(dayIndex)}
        variant="secondary"
        size="md"
        fullWidth
        aria-label={t`${number}일차에 장소 추가`}
        icon={<Plus aria-hidden="true" size={18} />}
        onClick={onPress}
        className="border-dashed"
      >
        <Trans>장소 추가</Trans>
      </Button>
    </div>
  )
}

const STILL: DayParts = { Area: ({ children }) => children, Row: FixedRow, Spot: SpotItem }
/** The events after each of which the list may be busy no more. */
const TURNS = ['pointerup', 'pointercancel', 'keyup', 'focusin']

let fetched: DayParts | null = null

async function loadDragParts(): Promise<DayParts> {
  fetched = (await import('./drag-parts.tsx')).dragParts
  return fetched
}

/** What is busy: what a finger is on, an open menu or one that is being fetched, and a focus that would not be found again. */
const BUSY = ':active, [aria-expanded="true"], [aria-busy="true"], :focus:not([id]), :focus[aria-haspopup]'

/**
 * What the days are made of: rows that stay, which menus and buttons move as well, until the browser had time to fetch what lets
 * one drag them.
 */
function useDragParts(list: RefObject<HTMLElement | null>): DayParts {
  const [parts, setParts] = useState(fetched ?? STILL)

  useEffect(() => {
    if (fetched !== null) return
    const controller = new AbortController()
    const { signal } = controller

    function take(next: DayParts) {
      if (signal.aborted || list.current === null || list.current.querySelector(BUSY) !== null) return
      controller.abort()
      const focusedId = list.current.querySelector(':focus')?.id
      flushSync(() => setParts(next))
      if (focusedId !== undefined) document.getElementById(focusedId)?.focus({ preventScroll: true })
    }
    function takeWhenFree(next: DayParts) {
      for (const turn of TURNS) window.addEventListener(turn, () => setTimeout(() => take(next)), { signal })
      take(next)
    }
    // Where the code cannot be fetched, there are the menus; the screen's next visit asks again.
    whenQuiet(() => void loadDragParts().then(takeWhenFree, () => undefined))
    return () => controller.abort()
  }, [list])

  return parts
}

/**
 * A card that moves is another element to the browser, and its buttons lose the focus. Names the elements that may get it once
 * the plan is drawn again: the first one that is there and can be pressed.
 */
function useKeptFocus(): (...elementIds: string[]) => void {
  const wanted = useRef<string[]>([])
  useEffect(() => {
    const elements = wanted.current.map((id) => document.getElementById(id))
    wanted.current = []
    elements.find((element) => element !== null && !element.matches(':disabled'))?.focus()
  })
  return (...elementIds) => {
    wanted.current = elementIds
  }
}
