import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Paged } from '#ui/paged.tsx'
import { RoomCardSkeletons } from './room-card-skeleton.tsx'
import { RoomCards } from './room-cards.tsx'
import { isFiltered, type RoomFilterValues, toRoomQuery } from './room-filters.ts'
import { openRoomsQuery } from './rooms.api.ts'

export interface OpenRoomListProps {
  filters: RoomFilterValues
  onReset: () => void
}

export function OpenRoomList({ filters, onReset }: OpenRoomListProps) {
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
