import type { PlanDay } from '@honjeo/contract/plan'
import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { PlanMap } from '../map/plan-map.tsx'
import { DayTabs } from './day-tabs.tsx'
import type { PlanView } from './use-plan-view.ts'

export interface PlanOverviewProps {
  days: readonly PlanDay[]
  view: PlanView
}

/** Which day one looks at, and its way on the map, which can be folded away. */
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
