import type { Position } from '@honjeo/contract/values/geo'
import type { PlacesInBox } from '@honjeo/contract/places'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import Supercluster from 'supercluster'
import { type Box, ZOOM_MAX } from '#features/map/map-area.ts'

/** A place as the map needs it. */
export interface MapPoint extends Position {
  id: number
  title: string
  contentTypeId: ContentTypeId
  /** Whether it is open; null where that is not known. */
  isOpen: boolean | null
}

/**
 * Something to press on the map. Known by the best place in it, so that a group that is taken apart stays, for the
 * focus and the eye, where its best place is.
 */
export type MapMark = Position & { key: number } & (
    | { kind: 'place'; point: MapPoint }
    | { kind: 'cluster'; count: number; clusterId: number }
  )

export interface ClusterIndex {
  /** Returns the marks, best first, which is the order of the list, too. */
  marksIn: (box: Box, zoom: number) => MapMark[]
  /** The zoom at which a group falls apart; beyond `ZOOM_MAX` for one whose places share a doorstep. */
  expansionZoom: (clusterId: number) => number
}

/** px between two marks at a whole zoom: a finger's width, and few enough places in one that the whole island keeps its shape. */
const RADIUS = 40
/** The part of a zoom below a whole one from which on its groups are shown, before those of the wider one are too far apart. */
const AHEAD = 0.25
/** Leaflet's tiles, in which it counts its zooms. */
const TILE_SIZE = 256

/** Returns the points of the answer's GeoJSON, which lists the best first. */
export function toPoints({ features }: Pick<PlacesInBox, 'features'>): MapPoint[] {
  return features.map(({ id, geometry: { coordinates }, properties }) => ({
    id,
    lng: coordinates[0],
    lat: coordinates[1],
    title: properties.title,
    contentTypeId: properties.contentTypeId,
    isOpen: properties.isOpen,
  }))
}

/** `points` come best first; marks are drawn `scale` times as large. */
export function createClusterIndex(points: readonly MapPoint[], scale = 1): ClusterIndex {
  const index = new Supercluster<{ rank: number }, { rank: number }>({
    radius: RADIUS * scale,
    extent: TILE_SIZE,
    maxZoom: ZOOM_MAX,
    reduce: (best, { rank }) => {
      best.rank = Math.min(best.rank, rank)
    },
  }).load(
    points.map(({ lng, lat }, rank) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { rank },
    })),
  )

  return {
    marksIn: ({ west, south, east, north }, zoom) =>
      index
        .getClusters([west, south, east, north], Math.floor(zoom + AHEAD))
        .toSorted((a, b) => a.properties.rank - b.properties.rank)
        .map(({ geometry, properties }): MapMark => {
          const [lng, lat] = geometry.coordinates as [number, number]
          const point = points[properties.rank]!
          return 'cluster' in properties
            ? {
                kind: 'cluster',
                key: point.id,
                lat,
                lng,
                count: properties.point_count,
                clusterId: properties.cluster_id,
              }
            : { kind: 'place', key: point.id, lat: point.lat, lng: point.lng, point }
        }),
    expansionZoom: (clusterId) => index.getClusterExpansionZoom(clusterId),
  }
}

/** The chosen place shows even where a group would swallow it. */
export function withChosen(marks: MapMark[], chosen: MapPoint | null): MapMark[] {
  if (chosen === null) return marks
  if (marks.some((mark) => mark.kind === 'place' && mark.point.id === chosen.id)) return marks
  // The key is negative: its own id may be the key of the group it is in.
  return [...marks, { kind: 'place', key: -chosen.id, lat: chosen.lat, lng: chosen.lng, point: chosen }]
}
