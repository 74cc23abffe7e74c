import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { CardList } from '#ui/list/card-list.tsx'
import { Paged } from '#ui/list/paged.tsx'
import type { Picking } from '../picking.ts'
import { PlaceCard, PlaceCardSkeletons } from '../place-card.tsx'
import { placeSearchQuery } from '../places.api.ts'
import { usePosition } from '../use-position.ts'
import { takesShortDirection } from './direction-particle.ts'
import { HighlightedText } from './highlighted-text.tsx'

export function SearchResults({ q, picking }: { q: string; picking: Picking | null }) {
  const { t } = useLingui()
  // The position serves the distances on the cards, where it may be read without asking.
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
          <CardList label={t`검색 결과`}>
            {hits.map((hit) => (
              <li key={hit.contentId}>
                <PlaceCard
                  place={hit}
                  title={<HighlightedText text={hit.title} highlights={hit.highlights} />}
                  onPick={picking?.pick}
                />
              </li>
            ))}
          </CardList>
        </>
      )}
    </Paged>
  )
}

interface SearchNoteProps {
  /** What was searched for instead of what was typed. */
  searchedFor: string | null
  isApproximate: boolean
}

/** Says why the results do not hold the words as they were typed. */
function SearchNote({ searchedFor, isApproximate }: SearchNoteProps) {
  const { t } = useLingui()
  const reasons = [
    searchedFor !== null &&
      (takesShortDirection(searchedFor) ? t`‘${searchedFor}’로 찾았어요` : t`‘${searchedFor}’으로 찾았어요`),
    isApproximate && t`비슷한 이름을 찾았어요`,
  ].filter((reason) => reason !== false)
  if (reasons.length === 0) return null
  return (
    <div role="status" className="mb-3">
      <Callout icon={<Info aria-hidden="true" size={18} />}>{reasons.join(' · ')}</Callout>
    </div>
  )
}
