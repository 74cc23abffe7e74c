import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AdultsOnly } from '#features/rooms/adults-only.tsx'
import { RoomCardSkeletons } from '#features/rooms/room-card-skeleton.tsx'
import { RoomCards } from '#features/rooms/room-card.tsx'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Paged } from '#ui/paged.tsx'
import { placeRoomsQuery } from '../places.api.ts'

/** Companion rooms that meet at this place and are still to come. */
export function PlaceRooms({ contentId }: { contentId: number }) {
  return (
    <AdultsOnly>
      <RoomsOfPlace contentId={contentId} />
    </AdultsOnly>
  )
}

function RoomsOfPlace({ contentId }: { contentId: number }) {
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
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <LinkButton to={paths.createRoom(contentId)} size="md">
                {t`동행방 열기`}
              </LinkButton>
              <LinkButton to={paths.rooms()} variant="secondary" size="md">
                {t`다른 곳의 동행방 보기`}
              </LinkButton>
            </div>
          }
        />
      }
    >
      {(rooms) => (
        <div className="space-y-3">
          <RoomCards rooms={rooms} />
          <LinkButton to={paths.createRoom(contentId)} variant="secondary" fullWidth>
            {t`동행방 열기`}
          </LinkButton>
        </div>
      )}
    </Paged>
  )
}
