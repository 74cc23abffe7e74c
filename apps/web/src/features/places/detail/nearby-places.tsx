import type { PlaceSummary } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '#ui/link.tsx'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button } from '#ui/form/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { PlaceImage } from '../place-image.tsx'
import { CATEGORY_LABELS } from '../labels.ts'
import { formatDistance } from '#lib/text/numbers.ts'
import { nearbyPlacesQuery } from '../places.api.ts'

const STRIP = 'bleed-x scrollbar-none flex gap-3 overflow-x-auto pt-1 pb-2'
const TILE = 'w-34 shrink-0'

/** What else is near, nearest first, in a strip that grows when asked to. */
export function NearbyPlaces({ contentId }: { contentId: number }) {
  const { t } = useLingui()
  const { data: places, error, isFetching, refetch, ...more } = useInfiniteQuery(nearbyPlacesQuery(contentId))
  if (places?.length === 0) return null
  return (
    <section>
      <SectionHeader title={t`가까운 장소`} />
      {places === undefined && error === null && <TileSkeletons />}
      {error !== null && (
        <ErrorState
          isInline
          message={errorText(error)}
          isRetrying={isFetching}
          onRetry={() => void (places === undefined ? refetch() : more.fetchNextPage())}
        />
      )}
      {places !== undefined && (
        <ul className={STRIP} aria-label={t`가까운 장소`}>
          {places.map((place) => (
            <li key={place.contentId} className={TILE}>
              <Tile place={place} />
            </li>
          ))}
          {more.hasNextPage && (
            <li className="flex shrink-0 items-center pr-1">
              <Button
                variant="secondary"
                size="md"
                shape="pill"
                isLoading={more.isFetchingNextPage}
                onClick={() => void more.fetchNextPage()}
              >
                {t`더 보기`}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function Tile({ place }: { place: PlaceSummary }) {
  const { i18n } = useLingui()
  const facts = [
    i18n._(CATEGORY_LABELS[place.contentTypeId]),
    ...(place.distance === null ? [] : [formatDistance(place.distance)]),
  ]
  return (
    <Link
      to={paths.place(place.contentId)}
      className="block rounded-lg transition-[scale,opacity] hover:opacity-90 active:scale-[0.98]"
    >
      <PlaceImage place={place} src={place.firstImage} alt="" className="rounded-lg" />
      <p className="mt-2 leading-snug font-bold">{place.title}</p>
      <p className="mt-0.5 text-sm text-basalt-500">{facts.join(' · ')}</p>
    </Link>
  )
}

function TileSkeletons() {
  return (
    <SkeletonGroup className={STRIP}>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={TILE}>
          <Skeleton className="aspect-4/3 rounded-lg" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-1.5 h-3 w-3/5" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
