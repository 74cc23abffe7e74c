import type { PlacesInBox } from '@honjeo/contract/places'
import type { ContentTypeId } from '@honjeo/contract/values/enums'
import { MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@honjeo/contract/values/limits'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { request } from '#lib/http.ts'
import { readFix } from '#lib/geolocation.ts'
import { toPoints } from './cluster-index.ts'
import { formatBox, type MapArea } from './map-area.ts'

const MINUTE_MS = 60_000

const toWholeZoom = (zoom: number) => Math.min(Math.max(Math.floor(zoom), MAP_ZOOM_MIN), MAP_ZOOM_MAX)

const toFound = (answer: PlacesInBox) => ({ points: toPoints(answer), isTruncated: answer.isTruncated })

/** The places of an area, best first; those of the area before stay until they have come. */
export const mapPlacesQuery = (area: MapArea | null, contentTypeId: ContentTypeId | null) =>
  queryOptions({
    queryKey: ['places', 'map', area, contentTypeId],
    queryFn:
      area === null
        ? skipToken
        : ({ signal }) =>
            request(
              'GET /api/tourist-spots/map',
              {
                query: {
                  bbox: formatBox(area.box),
                  zoom: toWholeZoom(area.zoom),
                  contentTypeId: contentTypeId ?? undefined,
                },
              },
              { signal },
            ),
    select: toFound,
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })

/** Where this device is, asked only by `refetch`. */
export const fixQuery = queryOptions({
  queryKey: ['places', 'fix'],
  queryFn: () => readFix(),
  enabled: false,
  retry: false,
  gcTime: 30 * MINUTE_MS,
})
