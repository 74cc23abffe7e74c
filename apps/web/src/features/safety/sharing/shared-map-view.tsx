import { useLingui } from '@lingui/react/macro'
import type * as L from 'leaflet'
import { LocateFixed } from 'lucide-react'
import { useEffect } from 'react'
import { addTiles, createIslandMap, type IslandMapOptions, type Tiles } from '#features/map/island-map.ts'
import { LabelLayer, PositionLayer } from '#features/map/layers.ts'
import { latLng, scaleControl } from '#features/map/leaflet.ts'
import { useIslandMap } from '#features/map/use-island-map.ts'
import { ZoomButtons } from '#features/map/zoom-buttons.tsx'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { IconButton } from '#ui/form/icon-button.tsx'

/** A village around it; coarser positions are shown from farther away. */
const ZOOM = 14
/** The px kept free around the circle in which the traveller may be. */
const MARGIN = 24

/** A map of where another traveller is. It follows them until the viewer moves it. */
class SharedMap {
  readonly #map: L.Map
  readonly #labels: LabelLayer
  readonly #position: PositionLayer
  #isByHand = false
  #isMoving = false

  constructor(container: HTMLElement, options: Omit<IslandMapOptions, 'start'>) {
    this.#map = createIslandMap(container, { ...options, start: null })
    this.#labels = new LabelLayer(this.#map)
    this.#position = new PositionLayer(this.#map)
    scaleControl({ position: 'bottomleft', imperial: false }).addTo(this.#map)
    this.#map.on('movestart', () => (this.#isByHand ||= !this.#isMoving))
    this.#map.on('moveend', () => this.#labels.show([]))
  }

  show(fix: DeviceFix) {
    this.#position.show(fix)
    if (!this.#isByHand) this.#goTo(fix)
  }

  /** Moves back to where they are, and on with them. */
  follow(fix: DeviceFix) {
    this.#isByHand = false
    this.#goTo(fix)
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

  #goTo(fix: DeviceFix) {
    this.#isMoving = true
    // A circle with no radius has no bounds to fit.
    const around = latLng(fix).toBounds(Math.max(2 * fix.accuracyM, 1))
    this.#map.fitBounds(around, { maxZoom: ZOOM, padding: [MARGIN, MARGIN], animate: false })
    this.#isMoving = false
    this.#labels.show([fix])
  }
}

/** The map itself, in the place its parent gives it. */
export function SharedMapView({ fix, name }: { fix: DeviceFix; name: string }) {
  const { t } = useLingui()
  const { map, container } = useIslandMap((element, looks) => {
    const label = t`${name}님의 위치 지도. 화살표 키로 움직이고 더하기와 빼기 키로 크기를 바꿔요.`
    return new SharedMap(element, { ...looks, label })
  })
  useEffect(() => map?.show(fix), [map, fix])
  return (
    <>
      <div ref={container} className="absolute inset-0 z-0" />
      <div className="absolute right-3 bottom-3 z-10 flex flex-col gap-2">
        <ZoomButtons onZoom={(steps) => map?.zoomBy(steps)} />
        <IconButton
          variant="floating"
          label={t`위치로 돌아가기`}
          icon={<LocateFixed size={20} />}
          onClick={() => map?.follow(fix)}
        />
      </div>
    </>
  )
}
