import type { PlaceSummary } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Paged } from '#ui/paged.tsx'
import { PlaceCard } from '../place-card.tsx'
import { PlaceCardSkeletons } from '../place-card-skeletons.tsx'

export interface PlaceListProps {
  query: UseInfiniteQueryResult<{ places: PlaceSummary[] }>
  onPick: ((place: PlaceSummary) => void) | undefined
  onClearFilters: () => void
}

export function PlaceList({ query, onPick, onClearFilters }: PlaceListProps) {
  const { t } = useLingui()
  return (
    <Paged
      query={query}
      skeleton={<PlaceCardSkeletons count={6} />}
      isEmpty={({ places }) => places.length === 0}
      empty={
        <EmptyState
          scene="road"
          title={t`조건에 맞는 장소가 없어요`}
          description={t`조건을 조금 넓히면 갈 만한 곳이 나올 거예요.`}
          action={<Button size="md" onClick={onClearFilters}>{t`필터 지우기`}</Button>}
        />
      }
    >
      {({ places }) => (
        <ul className="space-y-3">
          {places.map((place, index) => (
            <li key={place.contentId}>
              <PlaceCard place={place} onPick={onPick} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}
