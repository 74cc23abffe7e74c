import { useLingui } from '@lingui/react/macro'
import { List, LocateFixed } from 'lucide-react'
import type { Ref } from 'react'
import { ZoomButtons } from '#features/map/zoom-buttons.tsx'
import { formatCount } from '#lib/text/numbers.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'

export interface MapControlsProps {
  onZoom: (steps: 1 | -1) => void
  onFindMe: () => void
  isFindingMe: boolean
  /** The number of places in view. */
  count: number
  isListOpen: boolean
  onToggleList: () => void
  listButton: Ref<HTMLButtonElement>
}

/** The buttons of the map within a thumb's reach, above whatever panel is open. */
export function MapControls({
  onZoom,
  onFindMe,
  isFindingMe,
  count,
  isListOpen,
  onToggleList,
  listButton,
}: MapControlsProps) {
  const { t } = useLingui()
  const written = formatCount(count)
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-end gap-2 px-3 pb-8 *:pointer-events-auto">
      <Button
        ref={listButton}
        variant="inverse"
        size="md"
        shape="pill"
        className="col-start-2"
        icon={<List aria-hidden="true" size={18} />}
        aria-expanded={isListOpen}
        onClick={onToggleList}
      >
        {t`목록 ${written}`}
      </Button>
      <div className="flex flex-col gap-2 justify-self-end">
        <ZoomButtons onZoom={onZoom} />
        <IconButton
          variant="floating"
          label={t`내 위치`}
          aria-busy={isFindingMe}
          icon={isFindingMe ? <Spinner size={20} /> : <LocateFixed size={20} />}
          onClick={onFindMe}
        />
      </div>
    </div>
  )
}
