import type { PlanDay, PlanDetail } from '@honjeo/contract/plan'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, Info, Maximize2, Pencil } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatShortDay } from '#lib/text/dates.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { formatJourney, NOTE_TEXTS, TRANSPORT_LABELS } from '../labels.ts'
import { LazyRouteView } from '../map/lazy-route-view.tsx'
import { DayLegend, RouteIcons } from '../map/route-legend.tsx'
import { routeOf } from '../map/route.ts'
import { stopElementId } from './spot-card.tsx'

export interface PlanOverviewProps {
  days: readonly PlanDay[]
  view: PlanView
}

/** Shows which day one looks at, and its way on the map, which can be folded away. */
export function PlanOverview({ days, view: { shownDay, chosenId, show, find } }: PlanOverviewProps) {
  const mapId = useId()
  const [isOpen, setOpen] = useState(true)
  const isOnMap = days.some(({ spots }) => spots.some(({ lat }) => lat !== null))
  return (
    <>
      {isOnMap && (
        <div className="mt-4">
          {isOpen && (
            <div id={mapId}>
              <PlanMap days={days} shownDay={shownDay} chosenId={chosenId} onSelect={find} />
            </div>
          )}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? mapId : undefined}
            onClick={() => setOpen(!isOpen)}
            className="mx-auto flex min-h-11 items-center gap-1 rounded-md px-3 text-sm text-basalt-500 hover:text-basalt-900"
          >
            {isOpen ? <Trans>지도 접기</Trans> : <Trans>지도 펼치기</Trans>}
            <ChevronDown aria-hidden="true" size={16} className={cx(isOpen && 'rotate-180')} />
          </button>
        </div>
      )}
      {days.length > 1 && (
        <div className={cx(!isOnMap && 'pt-3')}>
          <DayTabs days={days} shownDay={shownDay} onShow={show} />
        </div>
      )}
    </>
  )
}

interface PlanHeadingProps {
  plan: Pick<PlanDetail, 'title' | 'startDate' | 'endDate' | 'transportType'>
  /** Opens what changes the heading; without it nothing can be changed. */
  onEdit?: () => void
  /** A sign beside the dates. */
  sign?: ReactNode
}

export function PlanHeading({ plan: { title, startDate, endDate, transportType }, onEdit, sign }: PlanHeadingProps) {
  const { t, i18n } = useLingui()
  return (
    <div>
      <div className="flex items-start gap-1">
        <h2 className="min-w-0 py-1.5 text-2xl font-extrabold">{title}</h2>
        {onEdit !== undefined && (
          <IconButton
            label={t`이름, 날짜, 교통수단 고치기`}
            icon={<Pencil size={18} />}
            className="text-basalt-500"
            onClick={onEdit}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-basalt-500">
          {formatJourney(startDate, endDate)} · {i18n._(TRANSPORT_LABELS[transportType])}
        </p>
        {sign}
      </div>
    </div>
  )
}

/** What one should know of the whole plan. */
export function PlanNotes({ notes }: Pick<PlanDetail, 'notes'>) {
  const { i18n } = useLingui()
  if (notes.length === 0) return null
  return (
    <Callout className="mt-3" icon={<Info aria-hidden="true" size={18} />}>
      {notes.map((note) => (
        <p key={note}>{i18n._(NOTE_TEXTS[note])}</p>
      ))}
    </Callout>
  )
}

interface DayTabsProps {
  days: readonly PlanDay[]
  shownDay: number | null
  onShow: (dayIndex: number | null) => void
}

const ALL = 'all'

function DayTabs({ days, shownDay, onShow }: DayTabsProps) {
  const { t } = useLingui()
  const options = days.map(({ date }, dayIndex) => {
    const [number, short] = [dayIndex + 1, formatShortDay(date)]
    return { value: String(dayIndex), label: t`${number}일차 ${short}` }
  })
  return (
    <ChipRow
      label={t`볼 날짜`}
      options={[{ value: ALL, label: t`전체` }, ...options]}
      value={shownDay === null ? ALL : String(shownDay)}
      onChange={(value) => onShow(value === ALL ? null : Number(value))}
    />
  )
}

/** The parameter of the address, so that it is the same tab after a look at a place. */
const TAB = 'tab'

/** Keeps which day is shown, and which stop was pressed on the map. */
export function usePlanView(days: readonly PlanDay[]) {
  const [params, setParams] = useSearchParams()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const tab = Number(params.get(TAB) ?? NaN)
  const shownDay = days[tab - 1] === undefined ? null : tab - 1
  return {
    shownDay,
    chosenId,
    show: (dayIndex: number | null) =>
      setParams(dayIndex === null ? {} : { [TAB]: String(dayIndex + 1) }, { replace: true, preventScrollReset: true }),
    choose: setChosenId,
    /** Is called from the map: the card of the stop comes into sight. */
    find: (spotId: string) => {
      setChosenId(spotId)
      document.getElementById(stopElementId(spotId))?.scrollIntoView({ block: 'center' })
    },
  }
}

type PlanView = ReturnType<typeof usePlanView>

const FullMap = lazyLayer(() => import('../map/full-map.tsx').then((module) => module.FullMap))

interface PlanMapProps {
  days: readonly PlanDay[]
  /** The index of the day; null shows all days. */
  shownDay: number | null
  /** The stop that is marked and brought into sight. */
  chosenId: string | null
  /** A stop was pressed on the map. */
  onSelect: (spotId: string) => void
}

/** The way of one day or of all, over the island. Its height is settled before its code has come. */
function PlanMap({ days, shownDay, chosenId, onSelect }: PlanMapProps) {
  const { t } = useLingui()
  const [isFull, setFull] = useState(false)
  const route = useMemo(() => routeOf(days, shownDay), [days, shownDay])
  const isOverview = shownDay === null && days.length > 1
  const map = { route, isOverview, chosenId, onSelect }
  return (
    <div className="space-y-2">
      <RouteIcons />
      <div className="relative isolate aspect-[9/5] overflow-hidden rounded-lg">
        <LazyRouteView {...map} isFree={false} />
        <div className="absolute right-2 bottom-2 z-10">
          <IconButton
            variant="floating"
            label={t`지도 크게 보기`}
            icon={<Maximize2 size={18} />}
            onClick={() => setFull(true)}
          />
        </div>
      </div>
      {isOverview && <DayLegend paths={route.paths} />}
      <FullMap {...map} open={isFull} onClose={() => setFull(false)} />
    </div>
  )
}
