import type { PlaceDetail, PlaceSummary } from '@honjeo/contract/places'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { PlaceCard } from '../place-card.tsx'
import { PlaceCardSkeletons } from '../place-card-skeletons.tsx'
import { placeQuery } from '../places.api.ts'

/** The chosen place as the lists show it. */
export function PlacePreview({ placeId }: { placeId: number }) {
  const { data: place, error, isFetching, refetch } = useQuery(placeQuery(placeId))
  if (place !== undefined) return <PlaceCard place={toSummary(place)} />
  if (error === null) return <PlaceCardSkeletons count={1} />
  return <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
}

function toSummary({ basic, difficulty, stats, saved }: PlaceDetail): PlaceSummary {
  return { ...basic, ...stats, difficulty, saved, topTag: null, topTagCode: null, distance: null }
}
