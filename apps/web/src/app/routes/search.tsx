import type { Region } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CategoryRow } from '#features/places/list/category-row.tsx'
import { FloatingActions } from '#features/places/list/floating-actions.tsx'
import { HubHeader } from '#features/places/list/hub-header.tsx'
import { ListToolbar } from '#features/places/list/list-toolbar.tsx'
import { PickingHeader } from '#features/places/list/picking-header.tsx'
import { PlaceList } from '#features/places/list/place-list.tsx'
import { RegionSelect } from '#features/places/list/region-select.tsx'
import { useNearby } from '#features/places/list/use-nearby.ts'
import { usePlaceFilters } from '#features/places/list/use-place-filters.ts'
import { usePicking } from '#features/places/picking.ts'
import { NO_FILTERS } from '#features/places/place-filters.ts'
import { SORT_LABELS } from '#features/places/place-labels.ts'
import { PositionNotice } from '#features/places/position-notice.tsx'

export function Component() {
  const { i18n } = useLingui()
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
        </ListToolbar>
        <PositionNotice state={positionState} order={i18n._(SORT_LABELS[sort])} onAskAgain={askAgain} />
        <PlaceList
          query={list}
          onPick={picking?.pick}
          onClearFilters={() => change({ ...NO_FILTERS, sort: filters.sort })}
        />
      </div>
      {picking === null && <FloatingActions />}
    </>
  )
}
