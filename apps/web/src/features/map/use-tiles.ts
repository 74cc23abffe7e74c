import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { settingsQuery } from '#lib/server/settings.ts'
import type { Tiles } from './island-map.ts'

/** Streets over the island's drawing, where the operator has set up a server for them. */
export function useTiles(map: { showTiles: (tiles: Tiles) => void } | null): void {
  const { data } = useQuery(settingsQuery)
  const { tileUrl: url, tileAttribution: attribution } = data?.map ?? { tileUrl: null, tileAttribution: null }
  useEffect(() => {
    if (url !== null) map?.showTiles({ url, attribution })
  }, [map, url, attribution])
}
