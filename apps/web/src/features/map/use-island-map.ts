import { useCallback, useState } from 'react'
import type { IslandMapOptions, Tiles } from './island-map.ts'
import { useTiles } from './use-tiles.ts'

interface HeldMap {
  showTiles: (tiles: Tiles) => void
  remove: () => void
}

/**
 * Holds a map of a component's own in the element that gets `container`, with the operator's streets over it. `create` is asked
 * as it was at first: a map outlives the renderings of its component.
 */
export function useIslandMap<Held extends HeldMap>(
  create: (element: HTMLElement, looks: Pick<IslandMapOptions, 'isStill'>) => Held,
) {
  const [map, setMap] = useState<Held | null>(null)
  const [createFirst] = useState(() => create)
  const container = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const created = createFirst(element, { isStill: matchMedia('(prefers-reduced-motion: reduce)').matches })
      setMap(created)
      return () => {
        setMap(null)
        created.remove()
      }
    },
    [createFirst],
  )
  useTiles(map)
  return { map, container }
}
