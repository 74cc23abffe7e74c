import type { PlaceSummary } from '@honjeo/contract/places'
import type { Region } from '@honjeo/contract/values/enums'
import { SOLO_MEAL_FACTS } from '@honjeo/contract/values/solo-facts'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { Map as MapIcon, Search, ShoppingBasket, Soup } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconLink } from '#ui/list/links.tsx'
import { HeaderEnd } from '#ui/list/header-end.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { CardList } from '#ui/list/card-list.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { usePicking } from '../picking.ts'
import { PlaceCard, PlaceCardSkeletons } from '../place-card.tsx'
import { NO_FILTERS, parsePlaceFilters, type PlaceFilters, withPlaceFilters } from '../place-filters.ts'
import { SORT_LABELS } from '../labels.ts'
import { placesQuery } from '../places.api.ts'
import { PositionNotice } from '../position-notice.tsx'
import { savedCountQuery } from '../saved/saved.api.ts'
import { usePosition } from '../use-position.ts'
import { CategoryRow } from './category-row.tsx'
import { FactChips } from '../fact-chips.tsx'
import { OpenChip } from '../open-chip.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { RegionSelect, type RegionSelectProps } from './region-select.tsx'

/** What one person eats well alone, where it is known to be open, the nearest first. */
const SOLO_MEAL_NOW = {
  contentTypeId: 39,
  facts: SOLO_MEAL_FACTS.join(','),
  open: true,
  sort: 'DISTANCE',
} satisfies Partial<PlaceFilters>

export function Component() {
  const { t, i18n } = useLingui()
  const { filters, change } = usePlaceFilters()
  const { listQuery, sort, positionState, askAgain } = useNearby(filters)
  const list = useInfiniteQuery(listQuery)
  const picking = usePicking()

  const region = { value: filters.region, onChange: (value: Region | null) => change({ region: value }) }

  return (
    <>
      <div className="sticky top-(--running-height) z-20 bg-sand/95 pb-1 backdrop-blur-sm">
        {picking === null ? <HubHeader {...region} /> : <PickingHeader from={picking.from} />}
        <div className="px-gutter">
          <CategoryRow value={filters.contentTypeId} onChange={(contentTypeId) => change({ contentTypeId })} />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 px-gutter pb-20">
        <ListToolbar
          totalCount={list.isLoadingError ? null : list.data?.totalCount}
          sort={sort}
          filters={filters}
          onChange={change}
        >
          {picking !== null && <RegionSelect {...region} />}
          {picking === null && filters.contentTypeId === null && (
            <Button
              variant="secondary"
              size="sm"
              shape="pill"
              icon={<Soup aria-hidden="true" size={16} />}
              onClick={() => change(SOLO_MEAL_NOW)}
            >
              {t`지금 혼밥`}
            </Button>
          )}
          <OpenChip value={filters.open} onChange={(open) => change({ open })} />
        </ListToolbar>
        <FactChips value={filters.facts} onChange={(facts) => change({ facts })} />
        <PositionNotice state={positionState} order={i18n._(SORT_LABELS[sort])} onAskAgain={askAgain} />
        <PlaceList
          query={list}
          filters={filters}
          onPick={picking?.pick}
          onClearFilters={() =>
            change(
              filters.facts === ''
                ? { ...NO_FILTERS, sort: filters.sort }
                : { facts: '', open: false, sort: filters.sort === 'DISTANCE' ? 'DISTANCE' : 'SOLO' },
            )
          }
        />
      </div>
      {picking === null && <FloatingActions />}
    </>
  )
}

/** Says where one is looking, and lets one look elsewhere or for something by name. */
function HubHeader(region: Pick<RegionSelectProps, 'value' | 'onChange'>) {
  const { t } = useLingui()
  return (
    <header className="pt-safe-0 pr-2.5 pl-gutter">
      <h1 className="sr-only">{t`탐색`}</h1>
      <div className="flex min-h-14 items-center justify-between gap-3">
        <RegionSelect {...region} look="title" />
        <div className="flex">
          <IconLink to={paths.searchBox()} label={t`장소 검색`} icon={<Search size={22} />} />
          <HeaderEnd />
        </div>
      </div>
    </header>
  )
}

/** The header while a place is being picked for the screen `from`. */
function PickingHeader({ from }: { from: string }) {
  const { t } = useLingui()
  return (
    <PageHeader
      title={t`장소 고르기`}
      back={{ fallback: from }}
      right={<IconLink to={paths.searchBox({ from })} label={t`장소 검색`} icon={<Search size={22} />} />}
    />
  )
}

interface PlaceListProps {
  query: UseInfiniteQueryResult<{ places: PlaceSummary[] }>
  filters: PlaceFilters
  onPick: ((place: PlaceSummary) => void) | undefined
  onClearFilters: () => void
}

function PlaceList({ query, filters, onPick, onClearFilters }: PlaceListProps) {
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
          description={
            filters.open
              ? t`여는 시간을 확실히 아는 곳만 찾았어요. 모르는 곳은 여기에 없어요.`
              : filters.facts !== ''
                ? t`그렇다고 확인된 곳만 찾았어요. 아직 모르는 곳은 여기에 없어요.`
                : t`조건을 조금 넓히면 갈 만한 곳이 나올 거예요.`
          }
          action={
            <Button size="md" onClick={onClearFilters}>
              {filters.facts === '' ? t`필터 지우기` : t`아직 모르는 곳도 보기`}
            </Button>
          }
        />
      }
    >
      {({ places }) => (
        <CardList>
          {places.map((place, index) => (
            <li key={place.contentId}>
              <PlaceCard place={place} onPick={onPick} isFirst={index === 0} />
            </li>
          ))}
        </CardList>
      )}
    </Paged>
  )
}

/** The map and the cart, within a thumb's reach above the bottom navigation. */
function FloatingActions() {
  const { t } = useLingui()
  const session = useSession()
  const { data: count = 0 } = useQuery({ ...savedCountQuery(), enabled: session !== null })
  const { search: filters } = useLocation()
  return (
    <div className="column-fixed bottom-safe-19 pointer-events-none z-20 grid grid-cols-[1fr_minmax(0,auto)_1fr] gap-2 items-center px-gutter *:pointer-events-auto">
      <LinkButton
        to={{ pathname: paths.searchMap(), search: filters }}
        variant="inverse"
        size="md"
        shape="pill"
        className="col-start-2"
        icon={<MapIcon aria-hidden="true" size={18} />}
      >
        {t`지도로 보기`}
      </LinkButton>
      <IconLink
        to={paths.cart()}
        variant="floating"
        label={count > 0 ? t`내가 담은 장소 ${count} 곳` : t`내가 담은 장소`}
        badge={count}
        icon={<ShoppingBasket size={22} />}
        className="justify-self-end ring-1 ring-basalt-200"
      />
    </div>
  )
}

/** The list that can be had: nearest first only where one's position is known, else in the recommended order. */
function useNearby(filters: PlaceFilters) {
  const isNeeded = filters.sort === 'DISTANCE'
  const { position, state, askAgain } = usePosition(isNeeded)
  const sort = isNeeded && position === undefined ? 'RECOMMENDED' : filters.sort
  return {
    listQuery: placesQuery({ ...filters, sort }, sort === 'DISTANCE' ? position : undefined),
    sort,
    positionState: state,
    askAgain,
  }
}

/** The filters in the screen's address. A change replaces it, so that back leaves the list instead of walking through them. */
function usePlaceFilters() {
  const [params, setParams] = useSearchParams()
  return {
    filters: parsePlaceFilters(params),
    change: (changes: Partial<PlaceFilters>) =>
      setParams((current) => withPlaceFilters(current, { ...parsePlaceFilters(current), ...changes }), {
        replace: true,
      }),
  }
}
