import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RoomCard } from '#features/rooms/room-card.tsx'
import { RoomCardSkeletons } from '#features/rooms/room-card-skeleton.tsx'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Paged } from '#ui/paged.tsx'
import { placeRoomsQuery } from '../places.api.ts'

/** Companion rooms that meet at this place and are still to come. */
export function PlaceRooms({ contentId }: { contentId: number }) {
  const { t } = useLingui()
  return (
    <Paged
      query={useInfiniteQuery(placeRoomsQuery(contentId))}
      skeleton={<RoomCardSkeletons count={2} />}
      isEmpty={(rooms) => rooms.length === 0}
      empty={
        <EmptyState
          scene="lantern"
          title={t`여기서 만나는 동행방이 아직 없어요`}
          description={t`먼저 열어두면 같은 곳에 가는 여행자가 찾아올 거예요.`}
        />
      }
    >
      {(rooms) => (
        <ul className="space-y-3">
          {rooms.map((room) => (
            <li key={room.roomId}>
              <RoomCard room={room} to={paths.room(room.roomId)} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}
