import type { PlanDay } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { useWasOpened } from '#ui/use-was-opened.ts'
import { DayLegend } from './day-legend.tsx'
import { LazyRouteView } from './lazy-route-view.tsx'
import { routeOf } from './route.ts'
import { RouteIcons } from './route-icons.tsx'

const FullMap = lazy(() => import('./full-map.tsx').then((module) => ({ default: module.FullMap })))

export interface PlanMapProps {
  days: readonly PlanDay[]
  /** Its index; null shows all days. */
  shownDay: number | null
  /** Marked and brought into sight. */
  chosenId: string | null
  /** A stop was pressed on the map. */
  onSelect: (spotId: string) => void
}

/** The way of one day or of all, over the island. Its height is settled before its code has come. */
export function PlanMap({ days, shownDay, chosenId, onSelect }: PlanMapProps) {
  const { t } = useLingui()
  const [isFull, setFull] = useState(false)
  const wasFull = useWasOpened(isFull)
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
      {wasFull && (
        <Suspense>
          <FullMap {...map} open={isFull} onClose={() => setFull(false)} />
        </Suspense>
      )}
    </div>
  )
}
