import { useLingui } from '@lingui/react/macro'
import { type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { IslandMapOptions } from './island-map.ts'
import type { MapView } from './map-area.ts'
import { type MapListener, PlaceMap } from './place-map.ts'

export interface PlaceMapState {
  /** For the element that becomes the map. */
  container: RefCallback<HTMLElement>
  map: PlaceMap | null
}

/** A map for as long as its element stands. */
export function usePlaceMap(start: MapView | null, listener: MapListener): PlaceMapState {
  const { t } = useLingui()
  const [map, setMap] = useState<PlaceMap | null>(null)
  const [options] = useState<IslandMapOptions>(() => ({
    start,
    label: t`지도. 화살표 키로 움직이고 더하기와 빼기 키로 크기를 바꿔요.`,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))

  const container = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const created = new PlaceMap(element, options)
      setMap(created)
      return () => {
        setMap(null)
        created.remove()
      }
    },
    [options],
  )

  const handleView = useEffectEvent<MapListener['onView']>((...view) => listener.onView(...view))
  const handlePick = useEffectEvent<MapListener['onPick']>((point) => listener.onPick(point))
  const handleCrowd = useEffectEvent(() => listener.onCrowd())
  useEffect(() => {
    map?.listen({
      onView: (...view) => handleView(...view),
      onPick: (point) => handlePick(point),
      onCrowd: () => handleCrowd(),
    })
  }, [map])

  return { container, map }
}
