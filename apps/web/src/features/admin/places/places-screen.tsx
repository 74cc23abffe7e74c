import type { StaffPlace } from '@honjeo/contract/admin/places'
import { SEARCH_QUERY_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { CATEGORY_LABELS, REGION_LABELS } from '#features/places/labels.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { adminPaths } from '../admin-paths.ts'
import { HiddenBadge } from '../parts/badges.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { Cell, DataTable, NameCell, Row, TableSkeleton } from '../parts/data-table.tsx'
import { FilterBar, FilterSelect, SearchForm } from '../parts/filter-bar.tsx'
import { useUrlFilters, useUrlText } from '../parts/url-filters.ts'
import { PLACE_FILTERS, placesQuery } from './places.api.ts'

export function Component() {
  const { t } = useLingui()
  const [q, search] = useUrlText('q')
  const [{ hidden }, change] = useUrlFilters(PLACE_FILTERS)
  const query = useInfiniteQuery(placesQuery({ q, hidden: hidden === undefined ? undefined : hidden === 'true' }))
  return (
    <ConsolePage
      title={t({ message: '장소', context: 'list' })}
      actions={
        <LinkButton size="md" to={adminPaths.newPlace()} icon={<Plus aria-hidden="true" size={18} />}>
          {t`장소 더하기`}
        </LinkButton>
      }
    >
      <FilterBar>
        <SearchForm key={q} label={t`이름이나 주소`} maxLength={SEARCH_QUERY_MAX} value={q ?? ''} onSearch={search} />
        <FilterSelect
          label={t`보이는 상태`}
          names={{ false: t`보이는 장소`, true: t`숨긴 장소` }}
          value={hidden}
          onChange={(next) => change({ hidden: next })}
        />
      </FilterBar>
      <Paged
        query={query}
        skeleton={<TableSkeleton />}
        isEmpty={(places) => places.length === 0}
        empty={
          <EmptyState
            scene="road"
            title={t`찾는 장소가 없어요`}
            description={t`다른 이름으로 찾거나 새 장소를 더해주세요.`}
          />
        }
      >
        {(places) => <PlaceTable places={places} />}
      </Paged>
    </ConsolePage>
  )
}

function PlaceTable({ places }: { places: readonly StaffPlace[] }) {
  const { t, i18n } = useLingui()
  return (
    <DataTable
      caption={t`장소 목록`}
      columns={[
        { header: t`이름` },
        { header: t`분류` },
        { header: t`지역`, isMinor: true },
        { header: t`주소`, isMinor: true },
        { header: t`상태` },
      ]}
    >
      {places.map((place) => (
        <Row key={place.contentId}>
          <NameCell to={adminPaths.place(place.contentId)}>{place.title}</NameCell>
          <Cell>{i18n._(CATEGORY_LABELS[place.contentTypeId])}</Cell>
          <Cell isMinor>{i18n._(REGION_LABELS[place.region])}</Cell>
          <Cell isMinor>{place.addr1}</Cell>
          <Cell>{place.hiddenAt !== null && <HiddenBadge />}</Cell>
        </Row>
      ))}
    </DataTable>
  )
}
