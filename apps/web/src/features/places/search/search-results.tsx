import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Paged } from '#ui/paged.tsx'
import type { Picking } from '../picking.ts'
import { PlaceCard } from '../place-card.tsx'
import { PlaceCardSkeletons } from '../place-card-skeletons.tsx'
import { placeSearchQuery } from '../places.api.ts'
import { usePosition } from '../use-position.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { SearchNote } from './search-note.tsx'

export function SearchResults({ q, picking }: { q: string; picking: Picking | null }) {
  const { t } = useLingui()
  // For the distances on the cards, where it may be read without asking.
  usePosition(false)
  return (
    <Paged
      query={useInfiniteQuery(placeSearchQuery(q))}
      skeleton={<PlaceCardSkeletons count={5} />}
      isEmpty={({ hits }) => hits.length === 0}
      empty={
        <div role="status">
          <EmptyState
            scene="sea"
            title={t`‘${q}’에 맞는 장소가 없어요`}
            description={t`띄어쓰기를 바꾸거나 더 짧은 말로 찾아보세요.`}
            action={
              <LinkButton to={paths.search({ from: picking?.from })} variant="secondary" size="md">
                {t`전체 장소 보기`}
              </LinkButton>
            }
          />
        </div>
      }
    >
      {({ hits, searchedFor, isApproximate }) => (
        <>
          <SearchNote searchedFor={searchedFor} isApproximate={isApproximate} />
          <ul aria-label={t`검색 결과`} className="space-y-3">
            {hits.map((hit) => (
              <li key={hit.contentId}>
                <PlaceCard
                  place={hit}
                  title={<HighlightedText text={hit.title} highlights={hit.highlights} />}
                  onPick={picking?.pick}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Paged>
  )
}
