import type { Position } from '@honjeo/contract/values/geo'
import { useLingui } from '@lingui/react/macro'
import type * as L from 'leaflet'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { addTiles, createIslandMap, type IslandMapOptions, type Tiles } from '#features/map/island-map.ts'
import { LabelLayer } from '#features/map/layers.ts'
import { scaleControl } from '#features/map/leaflet.ts'
import { useIslandMap } from '#features/map/use-island-map.ts'
import { ZoomButtons } from '#features/map/zoom-buttons.tsx'
import { Button } from '#ui/form/button.tsx'

/** A few streets; from farther away a finger does not hit a house. */
const ZOOM = 16
const ZOOM_LEAST = 15

/** A map whose middle is the spot that is chosen: it works with keys, too. */
class PinMap {
  readonly #map: L.Map
  readonly #labels: LabelLayer

  constructor(container: HTMLElement, options: IslandMapOptions, onZoom: (zoom: number) => void) {
    this.#map = createIslandMap(container, options)
    this.#labels = new LabelLayer(this.#map)
    scaleControl({ position: 'bottomleft', imperial: false }).addTo(this.#map)
    const show = () => {
      this.#labels.show([])
      onZoom(this.#map.getZoom())
    }
    this.#map.on('moveend', show)
    show()
  }

  middle(): Position {
    const { lat, lng } = this.#map.getCenter()
    return { lat, lng }
  }

  zoomTo(zoom: number) {
    this.#map.setZoom(zoom)
  }

  showTiles(tiles: Tiles) {
    addTiles(this.#map, tiles)
  }

  zoomBy(steps: 1 | -1) {
    this.#map.zoomIn(steps)
  }

  remove() {
    this.#map.remove()
  }
}

interface PinMapViewProps {
  /** The position that the map begins at; null shows the whole island. */
  start: Position | null
  onPin: (spot: Position) => void
}

/** Lets the member lay the lodging under the pin in the middle. */
export function PinMapView({ start, onPin }: PinMapViewProps) {
  const { t } = useLingui()
  const [zoom, setZoom] = useState(ZOOM)
  const { map, container } = useIslandMap((element, looks) => {
    const label = t`숙소를 고르는 지도. 화살표 키로 움직이고 더하기와 빼기 키로 크기를 바꿔요.`
    return new PinMap(element, { ...looks, label, start: start === null ? null : { ...start, zoom: ZOOM } }, setZoom)
  })
  const isNear = zoom >= ZOOM_LEAST
  return (
    <div className="space-y-2">
      <div className="relative h-72 overflow-hidden rounded-lg">
        <div ref={container} className="absolute inset-0 z-0" />
        <MapPin
          aria-hidden="true"
          size={40}
          strokeWidth={2.5}
          className="pointer-events-none absolute top-1/2 left-1/2 z-10 -translate-x-1/2 -translate-y-full fill-paper text-danger"
        />
        <div className="absolute right-3 bottom-3 z-10 flex flex-col gap-2">
          <ZoomButtons onZoom={(steps) => map?.zoomBy(steps)} />
        </div>
      </div>
      <p role="status" className="text-sm text-basalt-700">
        {isNear ? t`핀 끝이 숙소에 오도록 지도를 움직여주세요.` : t`숙소 둘레를 더 가까이 봐주세요.`}
      </p>
      <Button
        fullWidth
        size="md"
        onClick={() => {
          if (map === null) return
          if (isNear) onPin(map.middle())
          else map.zoomTo(ZOOM_LEAST)
        }}
      >
        {isNear ? t`여기로 정하기` : t`더 가까이 보기`}
      </Button>
    </div>
  )
}
