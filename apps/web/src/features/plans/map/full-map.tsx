import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { DayLegend } from './route-legend.tsx'
import { LazyRouteView } from './lazy-route-view.tsx'
import type { StopMark } from './route.ts'
import type { RouteMapProps } from './use-route-map.ts'

export interface FullMapProps extends RouteMapProps {
  open: boolean
  onClose: () => void
}

/** The map over the whole screen; a stop that is pressed is described below it, and leads back to its card. */
export function FullMap({ open, onClose, onSelect, ...props }: FullMapProps) {
  const [wanted, setWanted] = useState<string | null>(null)
  useCloseOnBack(open, onClose, () => {
    if (wanted !== null) onSelect(wanted)
    setWanted(null)
  })

  function showCard(spotId: string) {
    setWanted(spotId)
    onClose()
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="column-fixed inset-y-0 z-50 flex flex-col bg-sand text-basalt-900 outline-none">
          <FullMapContent {...props} onShowCard={showCard} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ContentProps extends Omit<RouteMapProps, 'onSelect'> {
  onShowCard: (spotId: string) => void
}

function FullMapContent({ onShowCard, chosenId, ...props }: ContentProps) {
  const { t } = useLingui()
  const [pressedId, setPressedId] = useState(chosenId)
  const stop = props.route.marks.find((mark): mark is StopMark => mark.kind === 'STOP' && mark.key === pressedId)
  return (
    <>
      <div className="pt-safe-0 flex items-center gap-2 pr-2 pl-gutter">
        <Dialog.Title className="min-w-0 flex-1 py-3 text-lg font-bold">{t`일정 지도`}</Dialog.Title>
        <Dialog.Close render={<IconButton label={t`닫기`} icon={<X size={22} />} />} />
      </div>
      <div className="relative isolate min-h-0 flex-1 overflow-hidden">
        <LazyRouteView {...props} isFree chosenId={pressedId} onSelect={setPressedId} />
      </div>
      <div className="pb-safe-3 space-y-3 px-gutter pt-3">
        {props.isOverview && <DayLegend paths={props.route.paths} />}
        <ChosenStop stop={stop} isOverview={props.isOverview} onShowCard={onShowCard} />
      </div>
    </>
  )
}

/** The box is as high with a stop as without one, so that the map does not jump. */
function ChosenStop({
  stop,
  isOverview,
  onShowCard,
}: {
  stop: StopMark | undefined
  isOverview: boolean
  onShowCard: (spotId: string) => void
}) {
  const { t } = useLingui()
  if (stop === undefined)
    return (
      <p className="flex min-h-11 items-center text-sm text-basalt-500">{t`번호를 누르면 어떤 곳인지 알려드려요.`}</p>
    )
  const { dayIndex, number, title, key } = stop
  const day = dayIndex + 1
  return (
    <div className="flex min-h-11 items-center gap-3">
      <p role="status" className="min-w-0 flex-1">
        <span className="block text-xs text-basalt-500">{isOverview ? t`${day}일차 ${number}번` : t`${number}번`}</span>
        <span className="block font-bold">{title}</span>
      </p>
      <Button variant="secondary" size="md" className="shrink-0" onClick={() => onShowCard(key)}>
        {t`일정에서 보기`}
      </Button>
    </div>
  )
}
