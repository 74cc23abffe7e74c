import { type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTiles } from '#features/map/use-tiles.ts'
import type { Route } from './route.ts'
import { RouteMap, type RouteMapOptions } from './route-map.ts'

export interface RouteMapProps {
  route: Route
  /** Whether all days are shown, each in its colour. */
  isOverview: boolean
  chosenId: string | null
  onSelect: (spotId: string) => void
}

/** A map for as long as its element is on the page. */
export function useRouteMap(
  fixed: Omit<RouteMapOptions, 'isStill'>,
  { route, isOverview, chosenId, onSelect }: RouteMapProps,
): { container: RefCallback<HTMLElement>; map: RouteMap | null } {
  const [map, setMap] = useState<RouteMap | null>(null)
  const [options] = useState<RouteMapOptions>(() => ({
    ...fixed,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  const handleSelect = useEffectEvent(onSelect)

  const container = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const created = new RouteMap(element, options)
      setMap(created)
      return () => {
        setMap(null)
        created.remove()
      }
    },
    [options],
  )

  useEffect(() => map?.listen((spotId) => handleSelect(spotId)), [map])
  useEffect(() => map?.show(route, isOverview), [map, route, isOverview])
  useEffect(() => map?.choose(chosenId), [map, chosenId])
  useTiles(map)

  return { container, map }
}
