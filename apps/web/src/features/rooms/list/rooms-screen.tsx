import { dayAfter } from '@honjeo/contract/values/days'
import type { Gender } from '@honjeo/contract/values/enums'
import { ROOM_DAYS_AHEAD_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { RegionSelect } from '#features/places/list/region-select.tsx'
import { dayKey, formatMonthDay, instantAt } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Chip, RemovableChip } from '#ui/form/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { DateSheet } from '#ui/form/picker-field.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { SelectMenu } from '#ui/form/select-menu.tsx'
import { AdultsOnly, OpenRoomLink } from '../adults-only.tsx'
import { RoomCardSkeletons } from '../room-card-skeleton.tsx'
import { RoomCards } from '../room-card.tsx'
import { openRoomsQuery } from '../rooms.api.ts'
import {
  isFiltered,
  NO_ROOM_FILTERS,
  parseRoomFilters,
  type RoomFilterValues,
  toRoomQuery,
  withRoomFilters,
} from './room-filters.ts'

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

interface OpenRoomListProps {
  filters: RoomFilterValues
  onReset: () => void
}

function OpenRoomList({ filters, onReset }: OpenRoomListProps) {
  const { t } = useLingui()
  return (
    <Paged
      query={useInfiniteQuery(openRoomsQuery(toRoomQuery(filters)))}
      skeleton={<RoomCardSkeletons count={5} />}
      isEmpty={(rooms) => rooms.length === 0}
      empty={
        isFiltered(filters) ? (
          <EmptyState
            scene="road"
            title={t`조건에 맞는 동행방이 없어요`}
            description={t`조건을 줄이면 더 많은 동행방을 볼 수 있어요.`}
            action={<Button variant="secondary" onClick={onReset}>{t`조건 모두 지우기`}</Button>}
          />
        ) : (
          <EmptyState
            scene="lantern"
            title={t`지금은 열린 동행방이 없어요`}
            description={t`가고 싶은 곳이 있다면 먼저 열어볼까요?`}
            action={<LinkButton to={paths.createRoom()}>{t`동행방 열기`}</LinkButton>}
          />
        )
      }
    >
      {(rooms) => <RoomCards rooms={rooms} label={t`동행방`} />}
    </Paged>
  )
}

interface DateFilterProps {
  /** `2026-11-28`; null: any day */
  value: string | null
  onChange: (day: string | null) => void
}

function DateFilter({ value, onChange }: DateFilterProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [today] = useState(() => dayKey(new Date()))
  const open = () => setOpen(true)
  return (
    <>
      {value === null ? (
        <Chip isSelected={false} onToggle={open} icon={<CalendarDays aria-hidden="true" size={16} />}>
          {t`날짜`}
        </Chip>
      ) : (
        <RemovableChip
          label={formatMonthDay(instantAt(value, '12:00'))}
          onPress={open}
          onRemove={() => onChange(null)}
        />
      )}
      <DateSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t`만나는 날`}
        mode="single"
        value={{ start: value, end: value }}
        min={today}
        max={dayAfter(today, ROOM_DAYS_AHEAD_MAX)}
        onConfirm={onChange}
      />
    </>
  )
}

const ALL = 'ALL'

interface GenderFilterProps {
  value: Gender | null
  onChange: (gender: Gender | null) => void
}

/** Chooses whose rooms are listed: those a woman, or a man, may enter. */
function GenderFilter({ value, onChange }: GenderFilterProps) {
  const { t } = useLingui()
  return (
    <SelectMenu<Gender | typeof ALL>
      label={t`참여할 수 있는 성별`}
      placeholder={t`성별`}
      align="end"
      options={[
        { value: ALL, label: t`성별 상관없이` },
        { value: 'FEMALE', label: t`여성 참여 가능` },
        { value: 'MALE', label: t`남성 참여 가능` },
      ]}
      value={value}
      onChange={(gender) => onChange(gender === ALL ? null : gender)}
    />
  )
}

/** The filters in the screen's address. A change replaces it, so that back leaves the list instead of walking through them. */
function useRoomFilters() {
  const [params, setParams] = useSearchParams()
  return {
    filters: parseRoomFilters(params),
    change: (changes: Partial<RoomFilterValues>) =>
      setParams((current) => withRoomFilters(current, { ...parseRoomFilters(current), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
