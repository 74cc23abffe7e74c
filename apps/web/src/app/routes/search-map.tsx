import { Plural, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { CategoryRow } from '#features/places/list/category-row.tsx'
import { IconSprite } from '#features/places/map/category-icons.tsx'
import { MapControls } from '#features/places/map/map-controls.tsx'
import { MapHeader } from '#features/places/map/map-header.tsx'
import { MapNotices } from '#features/places/map/map-notices.tsx'
import { MapPanel } from '#features/places/map/map-panel.tsx'
import { MapPositionNotice } from '#features/places/map/map-position-notice.tsx'
import { PlacePreview } from '#features/places/map/place-preview.tsx'
import { PointList } from '#features/places/map/point-list.tsx'
import { useMapScreen } from '#features/places/map/use-map-screen.ts'
import { useMyPosition } from '#features/places/map/use-my-position.ts'
import { Button } from '#ui/button.tsx'

export function Component() {
  const { t } = useLingui()
  const listButton = useRef<HTMLButtonElement>(null)
  const screen = useMapScreen()
  const { container, map, placeId, isListOpen, visible } = screen
  const me = useMyPosition(map)
  const panel = { onClose: screen.close, onHeight: (height: number) => map?.setInset(height) }

  return (
    <>
      <MapHeader filters={screen.filters} />
      <div className="px-gutter pb-1">
        <CategoryRow
          value={screen.filters.contentTypeId}
          onChange={(contentTypeId) => screen.changeFilters({ contentTypeId })}
        />
      </div>
      <div className="relative isolate min-h-80 flex-1 overflow-hidden">
        <IconSprite />
        <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-col items-center gap-2 *:pointer-events-auto">
          {screen.offersSearch && (
            <Button
              size="sm"
              shape="pill"
              className="shadow-2"
              icon={<RefreshCw aria-hidden="true" size={16} />}
              onClick={screen.searchHere}
            >
              {t`이 지역에서 다시 찾기`}
            </Button>
          )}
          <MapNotices query={screen.found} />
          <MapPositionNotice problem={me.problem} onDismiss={me.dismissProblem} />
        </div>
        <div ref={container} className="absolute inset-0 z-0" />
        <div className="pointer-events-none absolute inset-0 z-10 flex flex-col justify-end">
          <MapControls
            onZoomIn={() => map?.zoomIn()}
            onZoomOut={() => map?.zoomOut()}
            onFindMe={me.find}
            isFindingMe={me.isFinding}
            count={visible.length}
            isListOpen={isListOpen && placeId === null}
            onToggleList={screen.toggleList}
            listButton={listButton}
          />
          {placeId !== null && (
            <MapPanel {...panel} key="place" title={t`고른 장소`} onFocusLost={() => map?.focus(placeId)}>
              <PlacePreview placeId={placeId} />
            </MapPanel>
          )}
          {placeId === null && isListOpen && (
            <MapPanel
              {...panel}
              key="list"
              title={<Plural value={visible.length} other="지도에 보이는 곳 #" />}
              onFocusLost={() => listButton.current?.focus()}
            >
              <PointList points={visible} onPick={screen.pick} />
            </MapPanel>
          )}
        </div>
      </div>
    </>
  )
}
