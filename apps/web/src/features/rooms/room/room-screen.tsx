import type { RoomDetail } from '@honjeo/contract/rooms'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, LogOut } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#lib/server/api-error.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { HeaderEnd } from '#ui/list/header-end.tsx'
import type { MenuAction } from '#ui/overlay/lists.tsx'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { BackButton, PageHeader } from '#ui/list/page-header.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { KnownAdultsOnly } from '../adults-only.tsx'
import { RoomMissing } from '../room-missing.tsx'
import { AttendanceSection } from '../attendance/attendance-section.tsx'
import { roomQuery } from '../rooms.api.ts'
import { useLacksFacts } from '../use-is-minor.ts'
import { useLeaveRoom } from '../use-leave-room.ts'
import { useRoomActions } from '../use-room-actions.tsx'
import { EnterBar } from './enter-bar.tsx'
import { RoomInfo } from './room-info.tsx'
import { RoomRequests } from './room-requests.tsx'

export function Component() {
  const { t } = useLingui()
  const roomId = useRouteId('roomId')
  const [search] = useSearchParams()
  const fallback = search.get('from') === 'home' ? paths.home() : paths.myRooms()
  const lacksFacts = useLacksFacts()
  const { data: room, error, isFetching, refetch } = useQuery({ ...roomQuery(roomId), enabled: !lacksFacts })
  usePageTitle(room?.title)

  if (room === undefined && (lacksFacts || error !== null)) {
    return (
      <>
        <PageHeader title={t`동행방`} back={{ fallback }} />
        <div className="flex flex-1 flex-col justify-center">
          <KnownAdultsOnly asksAtOnce>
            {error instanceof ApiError && error.code === failures.ROOM_NOT_FOUND ? (
              <RoomMissing />
            ) : (
              <ErrorState
                message={t`동행방 정보를 불러올 수 없어요`}
                isRetrying={isFetching}
                onRetry={() => void refetch()}
              />
            )}
          </KnownAdultsOnly>
        </div>
      </>
    )
  }
  return (
    <>
      <header className="sticky top-(--running-height) z-20 h-0">
        <div className="pt-safe-2 flex justify-between px-2">
          <BackButton variant="floating" fallback={fallback} />
          <div className="flex gap-2">
            {room !== undefined && <RoomMenu room={room} />}
            <HeaderEnd variant="floating" />
          </div>
        </div>
      </header>
      <CoverImage src={room?.spotImage} alt="" ratio="4/3" isPriority className="max-h-[42dvh] w-full" />
      <div className="relative -mt-6 flex-1 rounded-t-xl bg-sand px-gutter pt-6 pb-8">
        {room !== undefined && <AttendanceSection room={room} />}
        {room?.isHost === true && <RoomRequests roomId={roomId} />}
        {room === undefined ? <RoomInfoSkeleton /> : <RoomInfo room={room} />}
      </div>
      {room !== undefined && <EnterBar room={room} />}
    </>
  )
}

/** The menu over the picture of a room: everything one may do with it but entering. */
function RoomMenu({ room }: { room: RoomDetail }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const goToMyRooms = async () => navigate(paths.myRooms(), { replace: true })
  const actions = useRoomActions(room, goToMyRooms)
  const { leave } = useLeaveRoom(room.roomId, room, goToMyRooms)
  const leaving: MenuAction = {
    label: t`동행방 나가기`,
    icon: <LogOut aria-hidden="true" size={18} />,
    isDanger: true,
    onSelect: leave,
  }
  return (
    <ActionMenu
      trigger={<IconButton label={t`동행방 메뉴`} icon={<EllipsisVertical size={22} />} variant="floating" />}
      actions={room.joined ? [...actions, leaving] : actions}
    />
  )
}

function RoomInfoSkeleton() {
  return (
    <SkeletonGroup hasText className="space-y-3">
      <Skeleton className="h-6 w-16 rounded-full!" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </SkeletonGroup>
  )
}
