import type { PlanDay } from '@honjeo/contract/plan'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { stopElementId } from '../shared/shared-day.tsx'

/** Of the address, so that it is the same one after a look at a place. */
const TAB = 'tab'

/** Which day is shown, and which stop was pressed on the map. */
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
    /** From the map: its card comes into sight. */
    find: (spotId: string) => {
      setChosenId(spotId)
      document.getElementById(stopElementId(spotId))?.scrollIntoView({ block: 'center' })
    },
  }
}

export type PlanView = ReturnType<typeof usePlanView>
