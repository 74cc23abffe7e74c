import { useLingui } from '@lingui/react/macro'
import { RegionSelect } from '#features/places/list/region-select.tsx'
import { AdultsOnly } from '#features/rooms/adults-only.tsx'
import { DateFilter } from '#features/rooms/date-filter.tsx'
import { GenderFilter } from '#features/rooms/gender-filter.tsx'
import { OpenRoomLink } from '#features/rooms/open-room-link.tsx'
import { OpenRoomList } from '#features/rooms/open-room-list.tsx'
import { NO_ROOM_FILTERS } from '#features/rooms/room-filters.ts'
import { useRoomFilters } from '#features/rooms/use-room-filters.ts'
import { Chip } from '#ui/chip.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const { filters, change } = useRoomFilters()
  return (
    <>
      <PageHeader title={t`열린 동행방`} right={<OpenRoomLink />} />
      <AdultsOnly>
        <div role="group" aria-label={t`조건`} className="flex flex-wrap gap-2 px-gutter pt-1 pb-3">
          <Chip isSelected={filters.recruiting} onToggle={() => change({ recruiting: !filters.recruiting })}>
            {t`모집중만`}
          </Chip>
          <RegionSelect value={filters.region} onChange={(region) => change({ region })} />
          <DateFilter value={filters.date} onChange={(date) => change({ date })} />
          <GenderFilter value={filters.gender} onChange={(gender) => change({ gender })} />
        </div>
        <div className="flex-1 px-gutter">
          <OpenRoomList filters={filters} onReset={() => change(NO_ROOM_FILTERS)} />
        </div>
      </AdultsOnly>
    </>
  )
}
